import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A key as clients carry it: 256 bits. */
export const newRecoveryKey = (): string => randomBytes(32).toString('base64url');

/** Six digits, leading zeros kept. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const mac = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** What is stored of a recovery key. */
export const keyHash = (secret: Uint8Array, key: string): string => mac(secret, `key ${key}`);

/** What is stored of a code; bound to its key, so that it is worth nothing with another. */
export const codeHash = (secret: Uint8Array, hashedKey: string, code: string): string =>
  mac(secret, `code ${hashedKey} ${code}`);

/** As long as a {@link codeHash}; no code has it. */
export const unmatchedCodeHash = (secret: Uint8Array, hashedKey: string): string =>
  mac(secret, `none ${hashedKey} ${randomBytes(16).toString('hex')}`);

/** Compares two hashes of one kind in a time that tells nothing. */
export const sameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A code as people type or paste it: spaces and dashes between its digits are not part of it. */
export const plainCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '');
