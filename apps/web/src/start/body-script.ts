// Inline script after the content of a rendered page.
import { typeHero } from '@zarra/landing/type-hero';
import { runAfterPaint } from '@zarra/ui-kit/before-hydration';
import { IS_LIKELY_SIGNED_IN } from './mark-likely-signed-in.js';

typeHero();
// Only the application can show the account, scroll to the section that the address names, or run an experiment.
runAfterPaint(
  IS_LIKELY_SIGNED_IN in document.documentElement.dataset ||
    location.search.includes('scroll=') ||
    location.pathname.startsWith('/tajriba/'),
);
