import type { Mail } from './mail.js';
import { mailHtml, mailText, type MailBlock } from './mail-html.js';
import { mailStrings } from './strings.js';

const { greeting, signature, recoveryCode, passwordChanged } = mailStrings;

function mailOf(to: string, subject: string, body: readonly MailBlock[]): Mail {
  const blocks = [greeting, ...body, signature];
  return { to, subject, text: mailText(blocks), html: mailHtml(subject, blocks) };
}

/**
 * The code that proves a mailbox. Nothing in it is chosen by a person, a username neither: whoever registers with a
 * foreign address could otherwise write to it.
 * @param code six digits
 */
export const recoveryCodeMail = (to: string, code: string): Mail =>
  mailOf(to, recoveryCode.subject, [
    recoveryCode.intro,
    { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    ...recoveryCode.rest,
  ]);

/** Tells the owner that the password was set anew. */
export const passwordChangedMail = (to: string): Mail =>
  mailOf(to, passwordChanged.subject, passwordChanged.rest);
