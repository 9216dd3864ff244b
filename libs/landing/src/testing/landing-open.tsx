import { render } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { aContact, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { description, lessons, simulations } from './home.js';
import { HomePage } from './landing-frame.js';

const network = setupServer();

/** The mock network of a test file, with responses for all requests of the page. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() =>
    network.use(
      respond(endpoints.simulators, simulations(27)),
      respond(endpoints.lessons, lessons(42)),
      respond(endpoints.aboutSite, [{ id: 1, description }]),
      respond(endpoints.contacts, [aContact()]),
    ),
  );
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
};

/** Renders the home page. */
export const openHome = (queries?: QueryClient) =>
  render(<HomePage client={createApiClient({ log: () => undefined })} {...(queries && { queries })} />);
