import type { Call } from '@zarra/contracts/calls';
import { isApiError, isInvalidResponse, isNetworkError, type ApiError } from './errors.js';

/** Logs errors; the arguments of `console.error`. */
export type Log = (message: string, detail?: unknown) => void;

export interface ErrorReporterOptions {
  readonly log: Log;
  readonly onUnauthorized: ((error: ApiError) => void) | undefined;
  readonly onForbidden: ((error: ApiError) => void) | undefined;
}

/** Whether the form that sent the call shows its 403 (decision 41): a public POST, or an outdated CSRF pair. */
const isShownByForm = (call: Call, { text = '' }: ApiError): boolean =>
  call.method === 'POST' && (call.access === 'public' || /csrf/i.test(text));

/** Reports each error once, even if many calls wait for the same failed request. */
export interface ErrorReporter {
  /** Logs the error and calls the handlers by the error catalogue of the specification. Returns the error. */
  report<E>(call: Call, error: E): E;
  /** Calls `onUnauthorized`: the session has ended. Returns the error. */
  reportSessionExpired(error: ApiError): ApiError;
  /** Marks the error as reported without reporting it. Returns the error. */
  ignore<E>(error: E): E;
}

/**
 * Implements the error catalogue of the specification (§8). Its texts are copied byte for byte. Bodies, addresses and
 * tokens are never logged.
 */
export function createErrorReporter({
  log,
  onUnauthorized,
  onForbidden,
}: ErrorReporterOptions): ErrorReporter {
  const reported = new WeakSet<Error>();
  /** Marks an error as reported. False if it was reported before. */
  const markReported = (error: unknown): error is Error => {
    const isNew = error instanceof Error && !reported.has(error);
    if (isNew) reported.add(error);
    return isNew;
  };
  return {
    report(call, error) {
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
    reportSessionExpired(error) {
      if (markReported(error)) onUnauthorized?.(error);
      return error;
    },
    ignore(error) {
      markReported(error);
      return error;
    },
  };
}
