// The script inside a prerendered page, after its content: what cannot wait for React.
import { typeHero } from '@zarra/landing/type-hero';
import { bringApp } from './bring-app.js';
import { keepEntries } from './keep-entries.js';
import { keepPress } from './keep-press.js';
import { markReturning } from './mark-returning.js';

const root = document.getElementById('root');
if (root) {
  const isReturning = markReturning();
  typeHero();
  keepPress(root);
  keepEntries(root);
  // Who somebody is takes the app to find out; and a section that is asked for by the address, to be scrolled to.
  bringApp(root, isReturning || location.search.includes('scroll='));
}
