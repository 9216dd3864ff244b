/** One mail, ready to leave. */
export interface Mail {
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Hands a mail to whoever delivers it.
 * @param id names the mail; the same mail always has the same
 * @param signal gives up: a mail that has not begun to leave by then is refused
 * @throws MailRefusedError when it certainly did not leave; anything else leaves that open
 */
export type SendMail = (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>;

/** The mail did not leave, and may be tried again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';

  /** @param code the reason for the log, in codes only: what mail servers say may repeat the address */
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
