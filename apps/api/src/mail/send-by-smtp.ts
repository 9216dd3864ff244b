import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { MailNotSentError, messageOptions, type SendMail } from './mail.js';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Passes a stream through and calls back at its first read. */
const withReadListener = (input: Readable, onRead: () => void): Readable =>
  Readable.from(
    (async function* () {
      onRead();
      yield* input;
    })(),
    { objectMode: false },
  );

/** Removes the URL parameters that make nodemailer log whole mails. */
function withoutLogging(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(name);
  return url.href;
}

/**
 * Sends mails to a mail server, each over a separate connection: nodemailer's pool may resend a mail whose connection was
 * lost.
 */
export function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const options = { ...TIMEOUTS, url: withoutLogging(smtpUrl) };
  return async (mail, _id, signal) => {
    // nodemailer reads the text after the server has accepted the recipient; before that, no part of it can have been sent.
    const text = { started: false };
    // Imported on demand: nodemailer would delay each start.
    const [{ createTransport }, { default: SMTPTransport }] = await Promise.all([
      import('nodemailer'),
      import('nodemailer/lib/smtp-transport'),
    ]);
    const transporter = createTransport(new SMTPTransport(options)).use('stream', ({ message }, done) => {
      message.processFunc((input) => withReadListener(input, () => (text.started = true)));
      done();
    });
    try {
      await transporter.sendMail({ ...messageOptions(mail, from), signal });
    } catch (error) {
      const { code = 'unknown', originalCode, command, responseCode } = error as NodemailerError;
      // An error response, even to the complete text, means that the server did not accept the mail.
      const rejected = responseCode !== undefined && responseCode >= 400;
      if (text.started && !rejected) throw error;
      const reason = [originalCode ?? code, command, responseCode].filter(Boolean).join(' ');
      throw new MailNotSentError(reason, { cause: error });
    }
  };
}
