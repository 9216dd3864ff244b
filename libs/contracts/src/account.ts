import * as z from 'zod/mini';

/** Fewest characters of a password (specification §5). */
export const PASSWORD_MIN = 6;
/** Most characters of a password: a bound on hashing work. */
export const PASSWORD_MAX = 256;

/**
 * The address pattern of specification §5: local part of letters, digits, dot, underscore, hyphen;
 * a domain; a top level of 2–6 letters.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/;

export const email = z.string().check(z.trim(), z.maxLength(254), z.regex(EMAIL_PATTERN));
export const password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
/**
 * What a username is made of: no `@`, so that it is never mistaken for somebody's address, and nothing that cannot be
 * seen (control and format characters, lone line breaks).
 */
export const USERNAME_PATTERN = /^[^@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** 3–30 characters without surrounding space. */
export const username = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(30), z.regex(USERNAME_PATTERN));
/** Opaque token, code or key handed out by the server. */
export const secret = z.string().check(z.minLength(1), z.maxLength(4096));
/** A plain confirmation for people; clients need nothing of it. */
export const confirmation = z.looseObject({ detail: z.optional(z.string()) });
