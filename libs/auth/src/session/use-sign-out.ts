import { useServices } from './session-context.js';

/**
 * Signs out, at once and whatever the server says. Needs a SessionProvider above it, whose `onSignedOut` leads on.
 * @returns the same function at each call
 */
export const useSignOut = (): (() => void) => useServices().signOut;
