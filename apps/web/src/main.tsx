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

/** The server names another back end in the page. */
const apiBase = document.head.querySelector<HTMLMetaElement>('meta[name=api-base]')?.content ?? '/api';
const queryClient = createQueryClient();
const app = (
  <App queryClient={queryClient}>
    {/* Without transitions the previous screen unmounts at once: it must not change the address any more. */}
    <BrowserRouter useTransitions={false}>
      <Site apiBase={apiBase} />
    </BrowserRouter>
  </App>
);
// No top-level await: the chunk of the screen imports this module.
if (root.firstChild) void hydratePage(root, app, queryClient);
else createRoot(root).render(app);
prefetchOnIntent();
