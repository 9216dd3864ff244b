import { createSession } from '@zarra/experiment-kit';
import { experiments, readPageAddress } from '@zarra/experiments';
import { takeInteractions } from '@zarra/ui-kit/before-hydration';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ExperimentPage } from './experiment-page.js';

const root = document.getElementById('root');
const {
  slug = '',
  isEmbedded,
  isPaused,
  investigation,
} = readPageAddress(location.pathname, location.search);

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
