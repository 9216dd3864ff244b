import type { Call } from '@zarra/contracts/calls';
import { isApiError, isInvalidResponse, isNetworkError, type ApiError } from './errors.js';

/** Logs errors; the arguments of `console.error`. */
export type Log = (message: string, detail?: unknown) => void;

export interface ErrorHandlers {
  /** Logs every error, without secrets. Default `console.error`. */
  readonly log?: Log;
  /**
   * The session is invalid (401) and the refresh failed: the shell redirects to sign-in. Called once for all calls that
   * fail with the session, not for a wrong password, and not after a sign-out.
   */
  readonly onUnauthorized?: (error: ApiError) => void;
  /**
   * The visitor has no permission (403): the shell redirects to /forbidden. Not called for a 403 that the form shows which
   * sent the request: of a public POST, or of an outdated CSRF pair.
   */
  readonly onForbidden?: (error: ApiError) => void;
}

/**
 * Whether the form that sent the call shows its 403: a public change, or an outdated CSRF pair. Another page would lose what the
 * form contains (docs/decisions/0027).
 */
const isShownByForm = (call: Call, { text = '' }: ApiError): boolean =>
  call.method !== 'GET' && (call.access === 'public' || /csrf/i.test(text));

/** Reports each error once, even if many calls wait for the same failed request. */
export type ErrorReporter = ReturnType<typeof createErrorReporter>;

/**
 * Implements the error catalogue of the specification (§8). Its texts are copied byte for byte. Bodies, addresses and
 * tokens are never logged. Each method returns the error.
 */
export function createErrorReporter(log: Log, { onUnauthorized, onForbidden }: ErrorHandlers) {
  const reported = new WeakSet<Error>();
  /** Marks an error as reported. False if it was reported before. */
  const markReported = (error: unknown): error is Error => {
    const isNew = error instanceof Error && !reported.has(error);
    if (isNew) reported.add(error);
    return isNew;
  };
  return {
    /** Logs the error and calls its handler. */
    report<E>(call: Call, error: E): E {
      if (!markReported(error)) return error;
      if (isNetworkError(error) || isInvalidResponse(error)) log(error.message);
      if (!isApiError(error)) return error;
      if (error.status === 401) {
        if (!call.skipSessionRetry) onUnauthorized?.(error);
      } else if (error.status === 403) {
        log("Ruxsat etilmagan - sizda huquq yo'q");
        if (!isShownByForm(call, error)) onForbidden?.(error);
      } else if (error.status === 404) {
        log('Resurs topilmadi');
      } else {
        log('Serverda xato:', error.status);
      }
      return error;
    },
    /** Calls `onUnauthorized`: the session has ended. */
    reportSessionExpired(error: ApiError): ApiError {
      if (markReported(error)) onUnauthorized?.(error);
      return error;
    },
    /** Marks the error as reported without reporting it. */
    ignore<E>(error: E): E {
      markReported(error);
      return error;
    },
  };
}
