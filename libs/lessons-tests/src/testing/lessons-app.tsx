import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTokenStore, type ApiClient, type TokenStore } from '@zarra/api-client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Lessons } from '../lessons.js';

interface ScreenProps {
  client: ApiClient;
  tokens?: TokenStore;
  practicePath?: string;
}

const Screen = ({ client, tokens = createTokenStore(), practicePath }: ScreenProps) => (
  <main>
    <Lessons client={client} tokens={tokens} path="/learn" loginPath="/login" practicePath={practicePath} />
  </main>
);

/** Routes of an app with the lessons screen. The home page is the first history entry. */
export const createLessonsRouter = (props: ScreenProps, ...addresses: string[]) =>
  createMemoryRouter(
    [
      { path: '/', element: <h1>Asosiy</h1> },
      { path: '/learn', element: <Screen {...props} /> },
      { path: '/login', element: <h1>Kirish</h1> },
    ],
    { initialEntries: ['/', ...addresses] },
  );

interface LessonsAppProps {
  router: ReturnType<typeof createLessonsRouter>;
  queries?: QueryClient;
}

export const LessonsApp = ({ router, queries = createTestQueryClient() }: LessonsAppProps) => (
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);

/** A query client without retries, so that tests see an error immediately. */
export const createTestQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
