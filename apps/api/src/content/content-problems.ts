/** A fault in the curriculum's files, exact enough to go and mend it. */
export interface ContentProblem {
  /** Path below the content folder. */
  readonly file: string;
  /** First line is 1; absent when the fault is not in a line (a missing picture, an odd file). */
  readonly line?: number;
  /** Path of the field, e.g. `questions.2.correct`. */
  readonly field?: string;
  readonly message: string;
}

const describe = ({ file, line, field, message }: ContentProblem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${field ? `${field}: ` : ''}${message}`;

/** Thrown when files cannot be imported; lists every fault found, nothing was changed. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(describe).join('\n'));
  }
}
