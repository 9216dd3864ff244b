import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, createTokenStore, retryPolicy } from '@zarra/api-client';
import { LoginScreen, SessionProvider } from '@zarra/auth';
import { Catalogue, catalogueTitle } from '@zarra/simulations';
import { ThemeStyles, ToastProvider } from '@zarra/ui-kit';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';
import { SearchForm } from './search-form.js';

const tokens = createTokenStore();
const client = createApiClient({ baseUrl: '/api', tokens });
const queries = new QueryClient({ defaultOptions: { queries: retryPolicy } });

const Page = () => (
  <main>
    <title>{catalogueTitle}</title>
    <SearchForm />
    <Catalogue client={client} path="/" categorySlug={useParams()['slug']} />
  </main>
);

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queries}>
    <ThemeStyles />
    <ToastProvider labels={{ region: 'Bildirishnomalar', close: 'Yopish' }}>
      <BrowserRouter>
        <SessionProvider client={client} tokens={tokens} onSignedOut={() => location.replace('/')}>
          <Routes>
            <Route
              path="/login"
              element={<LoginScreen onSignedIn={(target) => location.replace(target)} />}
            />
            <Route path="/:slug?" element={<Page />} />
          </Routes>
        </SessionProvider>
      </BrowserRouter>
    </ToastProvider>
  </QueryClientProvider>,
);
