/**
 * A page is rendered for nobody in particular: whoever holds a token sees no "sign in" until the server has said who it is.
 * @returns whether somebody may be signed in
 */
export function markReturning(): boolean {
  try {
    if (!localStorage.getItem('accessToken')) return false;
    document.documentElement.dataset['returning'] = '';
    return true;
  } catch {
    return false; // Blocked storage holds no token.
  }
}
