import { endpoints, type Endpoint } from '@zarra/contracts';
import { isBadAnswer } from './errors/bad-answer-error.js';
import { isOffline } from './errors/offline-error.js';
import { isRefused, type RequestRefusedError } from './errors/request-refused-error.js';

/** Where failures are told; the arguments of `console.error`. */
export type Log = (message: string, detail?: unknown) => void;

export interface Reactions {
  readonly log: Log;
  readonly onUnauthorized: ((error: RequestRefusedError) => void) | undefined;
  readonly onForbidden: ((error: RequestRefusedError) => void) | undefined;
}

/** Calls whose 401 judges what they carry (a password, a code, a token), not the visitor's session. */
const ownVerdict = new Set<Endpoint>([
  endpoints.login,
  endpoints.register,
  endpoints.forgotPassword,
  endpoints.verifyOtp,
  endpoints.resetPassword,
  endpoints.tokenRefresh,
  endpoints.logout,
]);

/**
 * The error catalogue of the specification (§8): what is logged and who is told, once per failed call.
 * The texts are the specification's, byte for byte. No body, address or token is ever logged.
 */
export function reactTo(
  endpoint: Endpoint,
  error: unknown,
  { log, onUnauthorized, onForbidden }: Reactions,
): void {
  if (isOffline(error) || isBadAnswer(error)) log(error.message);
  if (!isRefused(error)) return;
  if (error.status === 401) {
    if (!ownVerdict.has(endpoint)) onUnauthorized?.(error);
  } else if (error.status === 403) {
    log("Ruxsat etilmagan - sizda huquq yo'q");
    onForbidden?.(error);
  } else if (error.status === 404) {
    log('Resurs topilmadi');
  } else {
    log('Serverda xato:', error.status);
  }
}
