import type { Endpoint } from '@zarra/contracts';
import { loadEndpoint, type Call } from '@zarra/contracts/calls';
import type { Described } from './endpoint-call.js';
import { OfflineError } from './errors/offline-error.js';

const isEndpoint = (call: Call): call is Endpoint => 'response' in call;

/**
 * The endpoint of a call. Schemas that are not at hand are loaded: ask before the request is sent, so that both are
 * under way at once.
 * @returns rejects with an OfflineError when the schemas do not arrive; one that is not awaited, since the request itself
 * has failed, is no unhandled rejection
 */
export function endpointOf<C extends Call>(call: C): Promise<Described<C>> {
  const endpoint: Promise<Endpoint> = isEndpoint(call)
    ? Promise.resolve(call)
    : loadEndpoint(call).catch((error: unknown) => {
        throw new OfflineError(call.name, error);
      });
  endpoint.catch(() => undefined);
  return endpoint as Promise<Described<C>>;
}
