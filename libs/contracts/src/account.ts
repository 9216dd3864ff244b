import * as z from 'zod/mini';

/** Minimum length of a password (specification §5). */
export const PASSWORD_MIN_LENGTH = 6;
/** Maximum length of a password. It limits the hashing work. */
export const PASSWORD_MAX_LENGTH = 256;

/**
 * E-mail pattern of specification §5: local part of letters, digits, dot, underscore, hyphen;
 * a domain; a top level of 2–6 letters.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/;

export const email = z.string().check(z.trim(), z.maxLength(254), z.regex(EMAIL_PATTERN));
export const password = z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(PASSWORD_MAX_LENGTH));
/**
 * Characters of a username: no `@`, so that it is never confused with an e-mail address, and no invisible characters: control,
 * format and private characters, line and paragraph separators, characters that programs do not show (variation selectors,
 * fillers of Hangul), the empty braille pattern.
 */
export const USERNAME_PATTERN =
  /^[^@\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** 3–30 characters without surrounding space. */
export const username = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(30), z.regex(USERNAME_PATTERN));
/** A password that the learner has already: sign-in and changes of the account accept any length. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH));
/** A code of a mail. People type it with spaces. */
export const mailedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(32));
/** Opaque token, code or key issued by the server. */
export const secret = z.string().check(z.minLength(1), z.maxLength(4096));
/** Confirmation text for people. Clients ignore it. */
export const confirmation = z.looseObject({ detail: z.optional(z.string()) });
