// Inline script after the content of a rendered page.
import { runAfterPaint } from '@zarra/ui-kit/before-hydration';

const app = document.getElementById('root')?.dataset['app'];
if (app !== undefined) runAfterPaint(app, true);
