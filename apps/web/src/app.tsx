import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ThemeStyles } from '@zarra/ui-kit';
import { StrictMode, type ReactNode } from 'react';

interface AppProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers around the router, in the browser and on the server. */
export const App = ({ queryClient, children }: AppProps) => (
  <StrictMode>
    <ThemeStyles />
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StrictMode>
);
