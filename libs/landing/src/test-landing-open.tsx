import { render } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { aContact, aSimulation, answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { HomePage } from './test-landing-frame.js';

export const description = 'Zarra – fizika platformasi. Bu yerda tajribani oʻzingiz oʻtkazasiz.';

/** So many simulations. */
export const simulations = (count: number) =>
  Array.from({ length: count }, (_, index) => aSimulation({ id: index + 1 }));

/** So many lessons, as the flat list has them. */
export const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, lesson: `${index + 1}-dars` }));

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
