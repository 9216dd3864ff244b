import { createSession } from '@zarra/experiment-kit';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { experiments } from './experiments.js';
import { LabPage } from './lab-page.js';

const root = document.getElementById('root');
const [, , slug = ''] = location.pathname.split('/');

// The list of all experiments has no program.
const lab = await experiments[slug]?.();
if (root && lab) {
  const page = <LabPage session={createSession(lab)} />;
  // While it is developed, no page was rendered.
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
