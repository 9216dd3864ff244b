/** One thing wrong with an answer. Holds no value of the answer, so that it may be logged. */
export interface AnswerIssue {
  /** Where, e.g. `0.lessons.2.id`; empty for the whole answer. */
  readonly path: string;
  /** What, e.g. `not JSON` or the contract's message. */
  readonly message: string;
}

/**
 * The server accepted the call (status 2xx), but its answer is not JSON or not the contract's shape.
 * A POST that ends so was carried out.
 */
export class BadAnswerError extends Error {
  override readonly name = 'BadAnswerError';

  constructor(
    /** Name of the endpoint in the contracts. */
    readonly endpoint: string,
    /** What is wrong, at least one entry. */
    readonly issues: readonly AnswerIssue[],
  ) {
    const [first] = issues;
    super(`Unusable answer of "${endpoint}": ${first?.message ?? 'unknown'} at "${first?.path ?? ''}"`);
  }
}

/** Whether the server accepted the call but answered something unusable. */
export function isBadAnswer(error: unknown): error is BadAnswerError {
  return error instanceof BadAnswerError;
}
