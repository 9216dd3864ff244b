// Inline script in the head of a rendered page: runs before the first paint. A separate file: the build
// inlines each script as a module.
import { handleBeforeHydration } from '@zarra/ui-kit/before-hydration';

handleBeforeHydration();
