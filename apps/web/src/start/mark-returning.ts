/** A page is rendered for nobody in particular: whoever holds a token sees no "sign in" until the server has said who it is. */
export function markReturning(): void {
  try {
    if (localStorage.getItem('accessToken')) document.documentElement.dataset['returning'] = '';
  } catch {
    // Blocked storage holds no token.
  }
}
