export * as calls from './call-table.js';
export type { Call } from './call.js';
export { loadEndpoint, type EndpointOf } from './load-endpoint.js';
