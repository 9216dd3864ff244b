import type { Mail } from './mail.js';
import { mailHtml, mailText, type MailBlock } from './mail-html.js';
import { mailStrings } from './strings.js';

const { contactDigest, contactMessage, emailCode, recoveryCode } = mailStrings;

/** Adds greeting and signature and renders a mail as text and HTML. */
function composeMail(to: string, subject: string, body: readonly MailBlock[]): Mail {
  const blocks = [mailStrings.greeting, ...body, mailStrings.signature];
  return { to, subject, text: mailText(blocks), html: mailHtml(subject, blocks) };
}

/**
 * A mail with a code. It contains no user input, not even the username: registering with another person's address would
 * otherwise send them chosen text.
 * @param code a multiple of three digits
 * @param validMinutes how long the code is valid from now
 */
const codeMail =
  (texts: typeof recoveryCode | typeof emailCode) =>
  (to: string, code: string, validMinutes: number): Mail =>
    composeMail(to, texts.subject, [
      texts.intro,
      { code: code.replace(/\d{3}(?=\d)/g, '$& ') },
      texts.validity(validMinutes),
      ...texts.paragraphs,
    ]);

/** The recovery code for the owner of a mailbox. */
export const recoveryCodeMail = codeMail(recoveryCode);
/** The code for a learner who wants to use the mailbox as the account's address. */
export const emailCodeMail = codeMail(emailCode);

type Notice = 'passwordChanged' | 'ownPasswordChanged' | 'emailInUse' | 'emailChanged' | 'accountDeleted';

/** Lifetime of a notice in the outbox, ms. */
export const NOTICE_MS = 24 * 60 * 60_000;

/** A notice about an account for the owner of its mailbox. */
export const noticeMail = (to: string, notice: Notice): Mail =>
  composeMail(to, mailStrings[notice].subject, mailStrings[notice].paragraphs);

interface Visitor {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
}

/** A visitor's text stands only in a quotation block, so that its start and end are visible. */
const quoteVisitor = ({ name, phone, message }: Visitor): MailBlock => ({
  quote: `${contactMessage.name} ${name}\n${contactMessage.phone} ${phone}\n\n${message}`,
});

/** A contact message for the site's staff; the subject and the other headers contain nothing of it. */
export const contactMail = (to: string, id: number, message: Visitor): Mail =>
  composeMail(to, `${contactMessage.subject} № ${id}`, [
    contactMessage.intro,
    quoteVisitor(message),
    contactMessage.advice,
  ]);

/**
 * Several contact messages for the site's staff.
 * @param total number of messages, of which `messages` may be only the first
 */
export const contactDigestMail = (
  to: string,
  {
    messages,
    total,
  }: { readonly messages: readonly (Visitor & { readonly id: number })[]; readonly total: number },
): Mail =>
  composeMail(to, contactDigest.subject(total), [
    contactDigest.intro(total),
    ...messages.flatMap((message) => [`№ ${message.id}`, quoteVisitor(message)]),
    contactDigest.advice,
    total > messages.length ? contactDigest.more(total - messages.length) : contactDigest.all,
    { quote: contactDigest.command },
  ]);
