import { createApiClient } from '@zarra/api-client';
import { answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { useState } from 'react';
import { catalogueRouter, Frame } from './test-frame.js';
import { manySimulations } from './test-simulations.js';

/** What the network answers on the library's own page (`npx nx dev-page @zarra/simulations`). */
export const handlers = [answer(endpoints.simulators, manySimulations(24))];

/** Text that the page shows once the network has answered. */
export const answeredText = 'Jami: 24 ta simulyatsiya';

export const Page = () => {
  const [router] = useState(() => catalogueRouter(createApiClient(), '/simulation'));
  return <Frame router={router} />;
};
