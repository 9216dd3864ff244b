// Inline script after the content of a rendered page. A separate file: the build inlines each script as a
// module.
import { runAfterPaint } from '@zarra/ui-kit/before-hydration';

runAfterPaint();
