import type { Mail } from './mail.js';
import { mailHtml, mailText, type MailBlock } from './mail-html.js';
import { mailStrings } from './strings.js';

/** A mail of the site, with its greeting and signature. */
export function composeMail(to: string, subject: string, body: readonly MailBlock[]): Mail {
  const blocks = [mailStrings.greeting, ...body, mailStrings.signature];
  return { to, subject, text: mailText(blocks), html: mailHtml(subject, blocks) };
}
