// The inline script after the content of a rendered page: what cannot wait for React.
import { typeHero } from '@zarra/landing/type-hero';
import { loadAndHydrate } from './load-and-hydrate.js';
import { markLikelySignedIn } from './mark-likely-signed-in.js';
import { recordInteraction } from './replay-interaction.js';

const root = document.getElementById('root');
if (root) {
  const isLikelySignedIn = markLikelySignedIn();
  typeHero();
  recordInteraction(root);
  // Only the application can show the account, or scroll to the section that the address names.
  loadAndHydrate(root, isLikelySignedIn || location.search.includes('scroll='));
}
