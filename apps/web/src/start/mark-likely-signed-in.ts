/**
 * Hides "sign in" for a visitor with a token until the server has answered: every visitor gets the same rendered page.
 * @returns whether the visitor is probably signed in
 */
export function markLikelySignedIn(): boolean {
  try {
    if (!localStorage.getItem('accessToken')) return false;
    document.documentElement.dataset['returning'] = '';
    return true;
  } catch {
    return false; // Blocked storage holds no token.
  }
}
