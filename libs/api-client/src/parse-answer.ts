import type { Endpoint } from '@zarra/contracts';
import { check } from './contract-check.js';
import type { ResponseOf } from './endpoint-call.js';
import { BadAnswerError } from './errors/bad-answer-error.js';
import { dropFaults, dropRepeats } from './unusable-parts.js';

export interface ParsedAnswer<T> {
  readonly value: T;
  /** Where parts were left out, e.g. `3.title`, each index as counted when the part was left out. */
  readonly skipped: readonly string[];
}

/**
 * Parses an answer by its contract. A list is used as far as possible: a faulty optional part counts as
 * missing, an item without a usable required part is left out, of repeated ids the first item stays.
 * Any other answer is taken whole or not at all.
 * @param body parsed JSON of this call alone: faulty parts of a list are removed from it
 * @throws BadAnswerError when the answer has not the contract's shape
 */
export function parseAnswer<E extends Endpoint>(endpoint: E, body: unknown): ParsedAnswer<ResponseOf<E>> {
  const skipped = new Set<string>();
  for (;;) {
    const result = check(endpoint.response, body);
    if ('value' in result) {
      if (Array.isArray(body)) dropRepeats(result.value, skipped);
      return { value: result.value, skipped: [...skipped] };
    }
    if (!Array.isArray(body) || !dropFaults(body, result.issues)) {
      throw new BadAnswerError(endpoint.name, result.issues);
    }
    for (const fault of result.issues) skipped.add(fault.path);
  }
}
