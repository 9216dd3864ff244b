import type { Call } from '@zarra/contracts/calls';
import type { CallOptions } from './api-client.js';
import { isApiError } from './errors.js';

/** The additive calls that the back end lacks, as far as it is known: another team implements the specification alone. */
export interface LackedCalls {
  /** Whether the back end has answered that it lacks the call. */
  readonly has: (call: Call) => boolean;
  /** Calls the listener when a call is found to be lacked. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether the 404 of a request is about the call, not about an entity that the request names. */
function isAboutCall({ additive }: Call, query: CallOptions['query'] = {}): boolean {
  if (additive === undefined || additive === true) return additive === true;
  return Object.entries(additive).every(([name, value]) => query[name] === value);
}

/** Creates the register of lacked calls of one client. A new page begins with none. */
export function createLackedCalls() {
  const names = new Set<string>();
  const listeners = new Set<() => void>();
  const lackedCalls: LackedCalls = {
    has: ({ name }) => names.has(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    lackedCalls,
    /** Registers the call if the error states that the back end lacks it. */
    noteError(call: Call, query: CallOptions['query'], error: unknown): void {
      const isLacked = isApiError(error, 404) && error.endpoint === call.name && isAboutCall(call, query);
      if (!isLacked || names.has(call.name)) return;
      names.add(call.name);
      for (const listener of listeners) listener();
    },
  };
}
