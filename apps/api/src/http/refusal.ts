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
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(key);
  }

  get body(): { detail: string; errors?: Readonly<Record<string, string>> } {
    return { detail: messages[this.key], ...(this.extra.errors ? { errors: this.extra.errors } : {}) };
  }
}
