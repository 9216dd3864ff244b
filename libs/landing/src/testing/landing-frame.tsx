import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { ToastProvider } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Landing } from '../landing.js';

/** A query client without retries: failures are immediate. */
export const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface FrameProps {
  queries?: QueryClient;
  children: ReactNode;
}

/** The providers of a shell around the home page. */
export const Frame = ({ queries = withoutRetries(), children }: FrameProps) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>
      <ToastProvider labels={{ region: 'Xabarlar', close: 'Xabarni yopish' }}>
        <main>{children}</main>
      </ToastProvider>
    </MemoryRouter>
  </QueryClientProvider>
);

interface HomePageProps {
  client: ApiClient;
  queries?: QueryClient;
}

/** The home page as in a shell. */
export const HomePage = ({ client, ...frame }: HomePageProps) => (
  <Frame {...frame}>
    <Landing client={client} cataloguePath="/simulation" lessonsPath="/learn" />
  </Frame>
);
