import { createSession } from '@zarra/experiment-kit';
import { takeInteractions } from '@zarra/ui-kit/before-hydration';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { experiments } from './experiments.js';
import { ExperimentPage } from './experiment-page.js';

const root = document.getElementById('root');
const [, , slug = ''] = location.pathname.split('/');
const query = new URLSearchParams(location.search);
const isEmbedded = query.has('embed');
const isPaused = query.has('paused');
const investigation = query.get('tadqiqot') ?? undefined;

// The list page runs no script. No top-level await: an experiment's chunk may import this one.
void experiments[slug]?.().then(async (definition) => {
  if (!root) return;
  const session = createSession(definition);
  const interactions = takeInteractions();
  const props = { session, interactions, isPaused, investigation };
  const page = <ExperimentPage {...props} />;
  // Embedded pages replace the server-rendered page, which has more content; the development server renders
  // none.
  if (isEmbedded) {
    const { EmbedPage } = await import('./embed-page.js');
    createRoot(root).render(<EmbedPage {...props} />);
  } else if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
