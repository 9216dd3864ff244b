import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.js';
import { prefetchOnIntent } from './prefetch-on-intent.js';
import { reloadAfterRelease } from './reload-after-release.js';
import { createQueryClient } from './services.js';
import { Site } from './site.js';
import { hydratePage } from './start/hydrate-page.js';

reloadAfterRelease(import.meta.url.slice(import.meta.url.lastIndexOf('/') + 1));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const queryClient = createQueryClient();
const app = (
  <App queryClient={queryClient}>
    {/* Without transitions the previous screen unmounts at once: it must not change the address any more. */}
    <BrowserRouter useTransitions={false}>
      {/* VITE_API_URL is the address of another API than the page's own. */}
      <Site apiBase={import.meta.env.VITE_API_URL ?? '/api'} />
    </BrowserRouter>
  </App>
);
// A page rendered by the server links to the data it was rendered from.
const state = document.head.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href;
if (state === undefined) createRoot(root).render(app);
// No top-level await: the chunk of the screen imports this module.
else void hydratePage(root, app, queryClient, state);
prefetchOnIntent();
