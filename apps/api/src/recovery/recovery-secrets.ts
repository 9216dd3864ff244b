import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new key for the client: 256 bits. */
export const generateRecoveryKey = (): string => randomBytes(32).toString('base64url');

/** A new code: six digits, with leading zeros. */
export const generateCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const mac = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The stored form of a recovery key. */
export const hashRecoveryKey = (secret: Uint8Array, key: string): string => mac(secret, `key ${key}`);

/** The stored form of a code, bound to its key: with another key the code does not match. */
export const hashCode = (secret: Uint8Array, keyHash: string, code: string): string =>
  mac(secret, `code ${keyHash} ${code}`);

/** A hash for a decoy: as long as a {@link hashCode}, and no code matches it. */
export const decoyCodeHash = (secret: Uint8Array, keyHash: string): string =>
  mac(secret, `none ${keyHash} ${randomBytes(16).toString('hex')}`);

/** Compares two hashes of the same length in constant time. */
export const hashesEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Removes the spaces and dashes of a typed or pasted code. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '');
