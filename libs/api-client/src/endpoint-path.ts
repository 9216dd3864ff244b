import type { Endpoint } from '@zarra/contracts';
import type { CallSettings } from './endpoint-call.js';
import { check } from './contract-check.js';

/**
 * The endpoint's path below the API base, without its leading slash, parameters filled in.
 * @throws TypeError when a parameter is missing or not what the contract allows: a fault of the caller
 */
export function fillPath(endpoint: Endpoint, params: CallSettings['params'] = {}): string {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  if (endpoint.params && 'issues' in check(endpoint.params, values)) {
    throw new TypeError(`"${endpoint.name}" was called with wrong path parameters`);
  }
  return endpoint.path
    .slice(1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
