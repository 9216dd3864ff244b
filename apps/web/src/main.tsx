import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeStyles } from '@zarra/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { reloadAfterRelease } from './reload-after-release.js';
import { queryClient } from './services.js';
import { Site } from './site.js';

reloadAfterRelease();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <ThemeStyles />
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
