import type { Call } from '@zarra/contracts/calls';
import type { CallSettings } from './endpoint-call.js';

/**
 * The call's path below the API base, without its leading slash, parameters filled in.
 * @throws TypeError when a parameter is missing or not what the contract allows: a fault of the caller
 */
export function fillPath(call: Call, params: CallSettings['params'] = {}): string {
  return call.path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (value === '' || call.patterns?.[name]?.test(value) === false) {
      throw new TypeError(`"${call.name}" was called with wrong path parameters`);
    }
    return encodeURIComponent(value);
  });
}
