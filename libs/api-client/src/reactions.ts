import type { Call } from '@zarra/contracts/calls';
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

/** Tells each failure once, however many calls waited for the one request that failed. */
export interface Reactor {
  /** Reacts as the error catalogue of the specification says. Returns the error. */
  react<E>(call: Call, error: E): E;
  /** The session is over: the shell leads to sign-in. Returns the error. */
  end(error: RequestRefusedError): RequestRefusedError;
  /** Nobody is to be told of this error. Returns it. */
  silence<E>(error: E): E;
}

/**
 * The error catalogue of the specification (§8): what is logged and who is told.
 * The texts are the specification's, byte for byte. No body, address or token is ever logged.
 */
export function createReactor({ log, onUnauthorized, onForbidden }: Reactions): Reactor {
  const told = new WeakSet<Error>();
  const first = (error: unknown): error is Error => {
    const isFirst = error instanceof Error && !told.has(error);
    if (isFirst) told.add(error);
    return isFirst;
  };
  return {
    react(call, error) {
      if (!first(error)) return error;
      if (isOffline(error) || isBadAnswer(error)) log(error.message);
      if (!isRefused(error)) return error;
      if (error.status === 401) {
        if (!call.judgesItself) onUnauthorized?.(error);
      } else if (error.status === 403) {
        log("Ruxsat etilmagan - sizda huquq yo'q");
        onForbidden?.(error);
      } else if (error.status === 404) {
        log('Resurs topilmadi');
      } else {
        log('Serverda xato:', error.status);
      }
      return error;
    },
    end(error) {
      if (first(error)) onUnauthorized?.(error);
      return error;
    },
    silence(error) {
      first(error);
      return error;
    },
  };
}
