import type { Mail } from './mail.js';
import { mailHtml, mailText, type MailBlock } from './mail-html.js';
import { mailStrings } from './strings.js';

const { contactMessage, passwordChanged, recoveryCode } = mailStrings;

/** Adds greeting and signature and renders a mail as text and HTML. */
function composeMail(to: string, subject: string, body: readonly MailBlock[]): Mail {
  const blocks = [mailStrings.greeting, ...body, mailStrings.signature];
  return { to, subject, text: mailText(blocks), html: mailHtml(subject, blocks) };
}

/**
 * The recovery code for the owner of a mailbox. The mail contains no user input, not even the username: registering with
 * another person's address would otherwise send them chosen text.
 * @param code six digits
 */
export const recoveryCodeMail = (to: string, code: string): Mail =>
  composeMail(to, recoveryCode.subject, [
    recoveryCode.intro,
    { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    ...recoveryCode.paragraphs,
  ]);

/** The notice of a changed password. */
export const passwordChangedMail = (to: string): Mail =>
  composeMail(to, passwordChanged.subject, passwordChanged.paragraphs);

/**
 * A contact message for the site's staff. The visitor's text stands only in a quotation block, so that its start and end are
 * visible; the subject and the other headers contain none of it.
 */
export const contactMail = (
  to: string,
  id: number,
  message: { readonly name: string; readonly phone: string; readonly message: string },
): Mail =>
  composeMail(to, `${contactMessage.subject} № ${id}`, [
    contactMessage.intro,
    {
      quote: `${contactMessage.name} ${message.name}\n${contactMessage.phone} ${message.phone}\n\n${message.message}`,
    },
    contactMessage.advice,
  ]);
