import type { Endpoint } from '@zarra/contracts';
import { normalizeResponse } from '@zarra/contracts/calls';
import type { ResponseOf } from './api-client.js';
import { dropDuplicates, dropInvalidParts } from './drop-invalid-parts.js';
import { InvalidResponseError } from './errors.js';

/**
 * Parses a response by its contract. The valid part of a list is used: an invalid optional field counts as missing, an
 * item with an invalid required field is omitted, and of duplicate ids the first item stays. Any other response must be
 * valid as a whole, and a list must have a valid item or be empty.
 * @param received parsed JSON of this call alone: invalid parts of a list are removed from it
 * @returns the value, and the paths of omitted parts, e.g. `3.title`, each with the indexes at the time of the omission
 * @throws InvalidResponseError
 */
export function parseResponse<E extends Endpoint>(
  endpoint: E,
  received: unknown,
): { readonly value: ResponseOf<E>; readonly skipped: readonly string[] } {
  const body = normalizeResponse(endpoint, received);
  const skipped = new Set<string>();
  for (;;) {
    // Standard Schema: this library depends on no validator.
    const result = endpoint.response['~standard'].validate(body);
    if (result instanceof Promise) throw new TypeError('Contracts must be synchronous');
    if (!result.issues) {
      if (Array.isArray(body)) dropDuplicates(result.value, skipped);
      return { value: result.value, skipped: [...skipped] };
    }
    const issues = result.issues.map(({ path = [], message }) => {
      const keys = path as readonly PropertyKey[]; // The contracts' validator reports keys only, no path objects.
      return { keys, path: keys.join('.'), message };
    });
    const paths = issues.map(({ keys }) => keys);
    if (!Array.isArray(body) || !dropInvalidParts(body, paths) || body.length === 0) {
      throw new InvalidResponseError(endpoint.name, issues);
    }
    for (const { path } of issues) skipped.add(path);
  }
}
