import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.js';
import { loadAhead } from './load-ahead.js';
import { reloadAfterRelease } from './reload-after-release.js';
import { preloadScreen } from './routes.js';
import { Site } from './site.js';
import { hydratePage, loadState } from './start/hydrate-page.js';

reloadAfterRelease();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const app = (
  <App>
    {/* A screen that is left is left at once: it must not act on the address any more. */}
    <BrowserRouter useTransitions={false}>
      {/* VITE_API_URL names another API than the page's own. */}
      <Site apiBase={import.meta.env.VITE_API_URL ?? '/api'} />
    </BrowserRouter>
  </App>
);

const { state } = root.dataset;
if (state === undefined) {
  createRoot(root).render(app);
} else {
  // No top-level await: the screen's file waits for this one.
  void Promise.all([loadState(state), preloadScreen(location.pathname)]).then(([data]) =>
    hydratePage(root, data, app),
  );
}
loadAhead();
