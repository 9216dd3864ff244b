import type { Call } from './call.js';
import type * as endpoints from './endpoints.js';

export type { Call };
export { normalizeResponse, readListPage, type ListPage } from './list-page.js';
export * as calls from './call-table.js';

type KnownEndpoint = (typeof endpoints)[keyof typeof endpoints];

/** The endpoint of a call. */
export type EndpointOf<C extends Call> = Extract<KnownEndpoint, { readonly name: C['name'] }>;

/**
 * Loads the endpoint of a call with its schemas. The schemas of all calls are one chunk, separate from the first script
 * of a page.
 * @throws the error of `import()` when the chunk cannot be loaded
 */
export async function loadEndpoint<C extends Call>(call: C): Promise<EndpointOf<C>> {
  const endpoints = await import('./endpoints.js');
  return Object.values<KnownEndpoint>(endpoints).find(({ name }) => name === call.name) as EndpointOf<C>;
}
