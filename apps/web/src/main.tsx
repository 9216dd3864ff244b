import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeStyles } from '@zarra/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadAhead } from './load-ahead.js';
import { reloadAfterRelease } from './reload-after-release.js';
import { queryClient } from './services.js';
import { Site } from './site.js';

reloadAfterRelease();
loadAhead();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <ThemeStyles />
    <QueryClientProvider client={queryClient}>
      {/* A screen that is left is left at once: it must not act on the address any more. */}
      <BrowserRouter useTransitions={false}>
        {/* VITE_API_URL names another API than the page's own. */}
        <Site apiBase={import.meta.env.VITE_API_URL ?? '/api'} />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
