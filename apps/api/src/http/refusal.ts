import { messages, type MessageKey } from './messages.js';

/** A polite no: thrown anywhere in a request, answered as `{detail}` in Uzbek. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly key: MessageKey,
    readonly extra: {
      /** Uzbek texts by field. */
      readonly errors?: Readonly<Record<string, string>>;
      /** The one field at fault: the text is said of it, too. */
      readonly field?: string;
      /** For programs: one of `refusalCodes` of the contracts. */
      readonly code?: string;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(key);
  }

  get body(): Readonly<Record<string, unknown>> {
    const { errors, field, code } = this.extra;
    const detail = messages[this.key];
    return {
      detail,
      ...(field === undefined ? {} : { error: detail, field, errors: { [field]: detail } }),
      ...(errors ? { errors } : {}),
      ...(code === undefined ? {} : { code }),
    };
  }
}
