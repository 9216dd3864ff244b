// Inline script in the head of a rendered page: it runs before anything is painted.
import { handleBeforeHydration } from '@zarra/ui-kit/before-hydration';

handleBeforeHydration();
