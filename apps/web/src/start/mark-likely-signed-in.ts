/** Name of the mark in the data attributes of the document's root element. */
export const IS_LIKELY_SIGNED_IN = 'returning';

/** Hides "sign in" for a visitor with a token until the server has answered: every visitor gets the same rendered page. */
export function markLikelySignedIn(): void {
  try {
    if (localStorage.getItem('accessToken')) document.documentElement.dataset[IS_LIKELY_SIGNED_IN] = '';
  } catch {
    // Blocked storage holds no token.
  }
}
