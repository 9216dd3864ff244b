/** Hides "sign in" for a visitor with a token until the server has answered: every visitor gets the same rendered page. */
export function markLikelySignedIn(): void {
  try {
    if (localStorage.getItem('accessToken')) document.documentElement.dataset['returning'] = '';
  } catch {
    // Blocked storage holds no token.
  }
}
