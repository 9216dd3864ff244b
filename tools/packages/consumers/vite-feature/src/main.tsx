import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, retryPolicy } from '@zarra/api-client';
import { Catalogue, catalogueTitle } from '@zarra/simulations';
import { ThemeStyles } from '@zarra/ui-kit';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useParams } from 'react-router';

const client = createApiClient({ baseUrl: '/api' });
const queries = new QueryClient({ defaultOptions: { queries: retryPolicy } });

const Page = () => (
  <main>
    <title>{catalogueTitle}</title>
    <Catalogue client={client} path="/" categorySlug={useParams()['slug']} />
  </main>
);

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queries}>
    <ThemeStyles />
    <RouterProvider router={createBrowserRouter([{ path: '/:slug?', Component: Page }])} />
  </QueryClientProvider>,
);
