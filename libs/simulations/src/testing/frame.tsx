import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { createMemoryRouter, RouterProvider, useParams, type InitialEntry } from 'react-router';
import { Catalogue } from '../catalogue.js';

const Screen = ({ client }: { client: ApiClient }) => (
  <main>
    <Catalogue client={client} path="/simulation" categorySlug={useParams()['slug']} />
  </main>
);

/** The catalogue as in a shell: one route for both paths, and a home page before it in the history. */
export const catalogueRouter = (client: ApiClient, ...addresses: InitialEntry[]) =>
  createMemoryRouter(
    [
      { path: '/', element: <h1>Asosiy</h1> },
      { path: '/simulation/:slug?', element: <Screen client={client} /> },
    ],
    { initialEntries: ['/', ...addresses] },
  );

interface FrameProps {
  router: ReturnType<typeof catalogueRouter>;
  queries?: QueryClient;
}

export const Frame = ({ router, queries = withoutRetries() }: FrameProps) => (
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);

/** A query client without retries: failures are immediate. */
export const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
