// Inline script after the content of a rendered page.
import { typeHero } from '@zarra/landing/type-hero';
import { loadAfterPaint } from '@zarra/ui-kit/before-hydration';

typeHero();
const root = document.getElementById('root');
if (root) loadAfterPaint(root);
