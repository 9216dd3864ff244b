import { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { MailRefusedError, type SendMail } from './mail.js';
import { messageOptions } from './message-options.js';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Passes a stream on, and tells when somebody begins to read it. */
const watched = (input: Readable, onBegin: () => void): Readable =>
  Readable.from(
    (async function* () {
      onBegin();
      yield* input;
    })(),
    { objectMode: false },
  );

/** nodemailer would print whole mails for these parts of an address. */
function withoutLogging(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(name);
  return url.href;
}

/**
 * Hands mails to a mail server, each over a connection of its own: the pool of nodemailer may by itself repeat a mail
 * whose connection was lost.
 */
export function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const options = { ...TIMEOUTS, url: withoutLogging(smtpUrl) };
  return async (mail, _id, signal) => {
    // The text is asked for once the server has agreed to take it; until then nothing can have left.
    const text = { begun: false };
    const transporter = createTransport(new SMTPTransport(options)).use('stream', ({ message }, done) => {
      message.processFunc((input) => watched(input, () => (text.begun = true)));
      done();
    });
    try {
      await transporter.sendMail({ ...messageOptions(mail, from), signal });
    } catch (error) {
      const { code = 'unknown', originalCode, command, responseCode } = error as NodemailerError;
      // An answer of refusal, even to the whole text, means that the server does not have the mail.
      const refused = responseCode !== undefined && responseCode >= 400;
      if (text.begun && !refused) throw error;
      const reason = [originalCode ?? code, command, responseCode].filter(Boolean).join(' ');
      throw new MailRefusedError(reason, { cause: error });
    }
  };
}
