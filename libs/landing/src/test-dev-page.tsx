import { createApiClient } from '@zarra/api-client';
import { aContact, answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { useState } from 'react';
import { description, lessons, simulations } from './test-home.js';
import { HomePage } from './test-landing-frame.js';

/** What the network answers on the library's own page (`npx nx dev-page @zarra/landing`). */
export const handlers = [
  answer(endpoints.simulators, simulations(27)),
  answer(endpoints.lessons, lessons(42)),
  answer(endpoints.aboutSite, [{ id: 1, description }]),
  answer(endpoints.contacts, [aContact()]),
  answer(endpoints.contactMessage, { id: 1, detail: 'Xabaringiz qabul qilindi.' }),
];

/** Text that the page shows once the network has answered. */
export const answeredText = '27+';

export const Page = () => {
  const [client] = useState(() => createApiClient());
  return <HomePage client={client} />;
};
