import type { MessageKey } from './messages.js';

/** An HTTP error response, thrown anywhere in a request; the error handler sends its text in Uzbek. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly key: MessageKey,
    readonly extra: {
      /** Uzbek texts by field. */
      readonly errors?: Readonly<Record<string, string>>;
      /** The one invalid field; `detail` is its error as well. */
      readonly field?: string;
      /** For programs: one of `refusalCodes` of the contracts. */
      readonly code?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** Replace `{name}` in the message. */
      readonly values?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(key);
  }
}
