import { createSession } from '@zarra/experiment-kit';
import { takeInteractions } from '@zarra/ui-kit/before-hydration';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { experiments } from './experiments.js';
import { EmbedPage, ExperimentPage } from './experiment-page.js';

const root = document.getElementById('root');
const [, , slug = ''] = location.pathname.split('/');
const isEmbedded = new URLSearchParams(location.search).has('embed');

// The list page runs no script. No top-level await: an experiment's chunk may import this one.
void experiments[slug]?.().then((definition) => {
  if (!root) return;
  const session = createSession(definition);
  const interactions = takeInteractions();
  const page = <ExperimentPage session={session} interactions={interactions} />;
  // Embedded pages replace the server-rendered page, which has more content; the development server renders
  // none.
  if (isEmbedded) createRoot(root).render(<EmbedPage session={session} interactions={interactions} />);
  else if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
