// Inline script after the content of a rendered page.
import { runAfterPaint } from '@zarra/ui-kit/before-hydration';

runAfterPaint(true);
