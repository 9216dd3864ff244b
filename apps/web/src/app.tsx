import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeStyles } from '@zarra/ui-kit';
import { StrictMode, type ReactNode } from 'react';
import { queryClient } from './services.js';

/** Everything around the router, in the browser as on the server that renders pages. */
export const App = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <ThemeStyles />
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StrictMode>
);
