import { render } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { aContact, answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { description, lessons, simulations } from './test-home.js';
import { HomePage } from './test-landing-frame.js';

const network = setupServer();

/** The network of a test file, which answers everything the page asks unless a test says otherwise. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() =>
    network.use(
      answer(endpoints.simulators, simulations(27)),
      answer(endpoints.lessons, lessons(42)),
      answer(endpoints.aboutSite, [{ id: 1, description }]),
      answer(endpoints.contacts, [aContact()]),
    ),
  );
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
};

/** Opens the home page. */
export const openHome = (queries?: QueryClient) =>
  render(<HomePage client={createApiClient({ log: () => undefined })} {...(queries && { queries })} />);
