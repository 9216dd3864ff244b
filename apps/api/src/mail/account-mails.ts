import { composeMail } from './compose-mail.js';
import type { Mail } from './mail.js';
import { mailStrings } from './strings.js';

const { recoveryCode, passwordChanged } = mailStrings;

/**
 * The code that proves a mailbox. Nothing in it is chosen by a person, a username neither: whoever registers with a
 * foreign address could otherwise write to it.
 * @param code six digits
 */
export const recoveryCodeMail = (to: string, code: string): Mail =>
  composeMail(to, recoveryCode.subject, [
    recoveryCode.intro,
    { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    ...recoveryCode.rest,
  ]);

/** Tells the owner that the password was set anew. */
export const passwordChangedMail = (to: string): Mail =>
  composeMail(to, passwordChanged.subject, passwordChanged.rest);
