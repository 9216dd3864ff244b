import type { SendMailOptions } from 'nodemailer';

/** A complete mail. */
export interface Mail {
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Sends a mail.
 * @param id stays the same when the same mail is sent again
 * @param signal aborts the sending; a mail whose text was not yet requested is then not sent
 * @throws MailNotSentError when the mail was certainly not sent; after any other error it may have been sent
 */
export type SendMail = (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>;

/** The mail was certainly not sent and may be sent again. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';

  /** @param code the logged reason. It is a code, because texts of mail servers may contain the address. */
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** The options of nodemailer. The recipient is a structured address, which is never parsed as a list or a header. */
export const messageOptions = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  xMailer: false,
  // Suppresses automatic replies such as holiday notices (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'uz' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
