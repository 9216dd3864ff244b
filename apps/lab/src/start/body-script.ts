// Inline script after the content of a rendered page.
import { loadAfterPaint } from '@zarra/ui-kit/before-hydration';

const root = document.getElementById('root');
if (root) loadAfterPaint(root, true);
