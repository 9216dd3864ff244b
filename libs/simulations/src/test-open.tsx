import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { setupServer } from 'msw/node';
import { catalogueRouter, Frame } from './test-frame.js';

const network = setupServer();

/** The network of a test file: whatever is not answered on purpose is an error. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
};

/** Opens the catalogue as a visitor who comes from the home page to the last of these addresses. */
export const openCatalogue = (addresses: string | string[] = '/simulation', queries?: QueryClient) => {
  const router = catalogueRouter(createApiClient({ log: () => undefined }), ...[addresses].flat());
  const { container } = render(<Frame router={router} {...(queries && { queries })} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, container, user: userEvent.setup() };
};
