import type { Endpoint } from '@zarra/contracts';
import { loadEndpoint, type Call } from '@zarra/contracts/calls';
import type { ResolvedEndpoint } from './api-client.js';
import { NetworkError } from './errors.js';

const isEndpoint = (call: Call): call is Endpoint => 'response' in call;

/**
 * Resolves the endpoint of a call and loads its schemas if necessary. Call it before the request, so that both load in
 * parallel.
 * @returns a promise that rejects with a NetworkError if the schemas do not load. If the request itself fails, the promise
 * is not awaited; it causes no unhandled rejection then.
 */
export function resolveEndpoint<C extends Call>(call: C): Promise<ResolvedEndpoint<C>> {
  const endpoint: Promise<Endpoint> = isEndpoint(call)
    ? Promise.resolve(call)
    : loadEndpoint(call).catch((error: unknown) => {
        throw new NetworkError(call.name, error);
      });
  endpoint.catch(() => undefined);
  return endpoint as Promise<ResolvedEndpoint<C>>;
}
