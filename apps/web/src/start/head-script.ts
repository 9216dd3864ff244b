// Inline script in the head of a rendered page: it runs before anything is painted.
import { ACCESS_TOKEN_KEY } from '@zarra/api-client/storage-keys';
import { handleBeforeHydration } from '@zarra/ui-kit/before-hydration';

handleBeforeHydration();
// All visitors get the same page: the sign-in link is hidden for one with a token until the server has responded.
try {
  // Direct access instead of `localDeviceStorage`: this code is inlined into every page.
  if (localStorage.getItem(ACCESS_TOKEN_KEY)) document.documentElement.dataset['likelySignedIn'] = '';
} catch {
  // A blocked storage has no token.
}
