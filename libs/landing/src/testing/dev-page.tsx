import { createApiClient } from '@zarra/api-client';
import { aContact, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { useState } from 'react';
import { description, lessons, simulations } from './home.js';
import { HomePage } from './landing-frame.js';

/** Network handlers of the dev page (`npx nx dev-page @zarra/landing`). */
export const handlers = [
  respond(endpoints.simulators, simulations(27)),
  respond(endpoints.lessons, lessons(42)),
  respond(endpoints.aboutSite, [{ id: 1, description }]),
  respond(endpoints.contacts, [aContact()]),
  respond(endpoints.contactMessage, { id: 1, detail: 'Xabaringiz qabul qilindi.' }),
];

/** Text of the page after the responses. */
export const expectedText = '27+';

export const Page = () => {
  const [client] = useState(() => createApiClient());
  return <HomePage client={client} />;
};
