import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { VisuallyHidden } from '@zarra/ui-kit';
import { StrictMode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { PracticeScreen } from '../practice/practice-screen.js';

interface PracticeAppProps {
  /** Query of the address. */
  search: string;
  fetch?: typeof fetch;
}

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <VisuallyHidden role="status" aria-label="Manzil">
      {pathname + search + hash}
    </VisuallyHidden>
  );
};

/** An app with the practice screen and a separate token store, client and query cache. */
export const PracticeApp = ({ search, fetch }: PracticeAppProps) => {
  const [{ queries, ...services }] = useState(() => {
    const tokens = createTokenStore();
    return {
      tokens,
      client: createApiClient({ tokens, log: () => undefined, ...(fetch && { fetch }) }),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  });
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[`/mashq${search}`]}>
          <Screens {...services} />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>
  );
};

const Screens = (services: Pick<Parameters<typeof PracticeScreen>[0], 'client' | 'tokens'>) => {
  const navigate = useNavigate();
  return (
    <>
      <main>
        <Routes>
          <Route
            path="/mashq"
            element={
              <PracticeScreen
                {...services}
                lessonsPath="/learn"
                onSignInRequired={() => void navigate('/login', { replace: true })}
              />
            }
          />
          <Route path="/learn" element={<h1>Dars</h1>} />
          <Route path="/login" element={<h1>Kirish</h1>} />
        </Routes>
      </main>
      <Address />
    </>
  );
};
