// The script inside a prerendered page, after its content: what cannot wait for React.
import { typeHero } from '@zarra/landing/type-hero';
import { bringApp } from './bring-app.js';
import { keepPress } from './keep-press.js';
import { markReturning } from './mark-returning.js';

const root = document.getElementById('root');
if (root) {
  markReturning();
  typeHero();
  keepPress(root);
  bringApp(root);
}
