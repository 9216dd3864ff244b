import { composeMail } from './compose-mail.js';
import type { Mail } from './mail.js';
import { mailStrings } from './strings.js';

const { subject, intro, name, phone, advice } = mailStrings.contactMessage;

/**
 * What a visitor wrote, for the site's staff. Whoever reads it must see where the stranger's words begin and end: they
 * stand as a quotation, and neither the subject nor another header holds any of them.
 */
export const contactMail = (
  to: string,
  id: number,
  written: { readonly name: string; readonly phone: string; readonly message: string },
): Mail =>
  composeMail(to, `${subject} № ${id}`, [
    intro,
    { quote: `${name} ${written.name}\n${phone} ${written.phone}\n\n${written.message}` },
    advice,
  ]);
