import { useNavigate } from 'react-router';
import { loginAddress } from '../account-pages.js';

/** Returns a function for screens that need a session: it opens the sign-in, which returns to the current page. */
export function useOpenSignIn(): () => void {
  const navigate = useNavigate();
  return () => {
    const login = loginAddress();
    // Replaces the screen: a return to it would only lead to the sign-in again.
    if (login !== undefined) void navigate(login, { replace: true });
  };
}
