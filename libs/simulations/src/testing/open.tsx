import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { setupServer } from 'msw/node';
import { catalogueRouter, Frame } from './frame.js';

const network = setupServer();

/** The mock network of a test file; unhandled requests are errors. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
};

/** Renders the catalogue at the last of these addresses, with the home page before it in the history. */
export const openCatalogue = (addresses: string | string[] = '/simulation', queries?: QueryClient) => {
  const router = catalogueRouter(createApiClient({ log: () => undefined }), ...[addresses].flat());
  const { container } = render(<Frame router={router} {...(queries && { queries })} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, container, user: userEvent.setup() };
};
