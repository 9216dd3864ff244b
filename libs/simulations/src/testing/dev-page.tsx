import { createApiClient } from '@zarra/api-client';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { useState } from 'react';
import { catalogueRouter, Frame } from './frame.js';
import { manySimulations } from './simulations.js';

/** Network handlers of the dev page (`npx nx dev-page @zarra/simulations`). */
export const handlers = [respond(endpoints.simulators, manySimulations(24))];

/** Text of the page after the response. */
export const expectedText = 'Jami: 24 ta simulyatsiya';

export const Page = () => {
  const [router] = useState(() => catalogueRouter(createApiClient(), '/simulation'));
  return <Frame router={router} />;
};
