import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTokenStore, type ApiClient, type TokenStore } from '@zarra/api-client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Lessons } from './index.js';

interface ScreenProps {
  client: ApiClient;
  tokens?: TokenStore;
  formulaStyles?: string;
}

const Screen = ({ client, tokens = createTokenStore(), formulaStyles = '/katex.css' }: ScreenProps) => (
  <main>
    <Lessons client={client} tokens={tokens} path="/learn" loginPath="/login" formulaStyles={formulaStyles} />
  </main>
);

/** The lessons as a shell shows them, with a page before them in the history. */
export const lessonsRouter = (props: ScreenProps, ...addresses: string[]) =>
  createMemoryRouter(
    [
      { path: '/', element: <h1>Asosiy</h1> },
      { path: '/learn', element: <Screen {...props} /> },
      { path: '/login', element: <h1>Kirish</h1> },
    ],
    { initialEntries: ['/', ...addresses] },
  );

interface FrameProps {
  router: ReturnType<typeof lessonsRouter>;
  queries?: QueryClient;
}

export const Frame = ({ router, queries = withoutRetries() }: FrameProps) => (
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);

/** A cache that gives up at the first failure, so that tests need not wait. */
export const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
