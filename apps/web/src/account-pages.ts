import { accountPages } from '@zarra/contracts';

/** Whether a path is that of an account screen: whoever is there is on the way to a session. */
export const isAccountPage = (path: string): boolean => accountPages.includes(path.replace(/\/+$/, ''));
