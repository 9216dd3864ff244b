import { createSession } from '@zarra/experiment-kit';
import { takeInteractions } from '@zarra/ui-kit/before-hydration';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { experiments } from './experiments.js';
import { EmbedPage, LabPage } from './lab-page.js';

const root = document.getElementById('root');
const [, , slug = ''] = location.pathname.split('/');
const isEmbedded = new URLSearchParams(location.search).has('embed');

// The list of all experiments has no program. No top-level await: an experiment's file may wait for this one.
void experiments[slug]?.().then((lab) => {
  if (!root) return;
  const session = createSession(lab);
  const interactions = takeInteractions();
  const page = <LabPage session={session} interactions={interactions} />;
  // Inside another page the rendered page, which says much more, is replaced; while it is developed, there is none.
  if (isEmbedded) createRoot(root).render(<EmbedPage session={session} interactions={interactions} />);
  else if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
