import { useServices } from './session-context.js';
import type { Session } from './session.js';

/** Whether somebody is signed in, and who. Needs a SessionProvider above it. */
export const useSession = (): Session => useServices().session;
