// Inline script after the content of a rendered page.
import { typeHero } from '@zarra/landing/type-hero';
import { runAfterPaint } from '@zarra/ui-kit/before-hydration';

typeHero();
runAfterPaint();
