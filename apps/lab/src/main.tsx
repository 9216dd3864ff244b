import { createSession } from '@zarra/experiment-kit';
import { hydrateRoot } from 'react-dom/client';
import { experiments } from './experiments.js';
import { LabPage } from './lab-page.js';

const root = document.getElementById('root');
const load = experiments[root?.dataset['slug'] ?? ''];

// The list of all experiments has no program.
if (root && load) {
  void load().then((lab) => hydrateRoot(root, <LabPage session={createSession(lab)} />));
}
