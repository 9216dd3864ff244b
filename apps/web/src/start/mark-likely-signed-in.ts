import { ACCESS_TOKEN_KEY } from '@zarra/api-client/storage-keys';

/** Name of the data attribute of the document's root element. */
export const IS_LIKELY_SIGNED_IN = 'likelySignedIn';

/**
 * Hides the sign-in link for a visitor with a token until the server has responded: all visitors get the same rendered
 * page.
 */
export function markLikelySignedIn(): void {
  try {
    // Direct access instead of `localDeviceStorage`: this code is inlined into every page.
    if (localStorage.getItem(ACCESS_TOKEN_KEY)) document.documentElement.dataset[IS_LIKELY_SIGNED_IN] = '';
  } catch {
    // A blocked storage has no token.
  }
}
