import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Generates a key for a client: 256 bits. */
export const generateRecoveryKey = (): string => randomBytes(32).toString('base64url');

/** Generates a salt. The code is derived from it and from the server's secret. */
export const generateSalt = (): string => randomBytes(16).toString('base64url');

/** The MAC of a list. JSON keeps the parts apart: `['ab', 'c']` and `['a', 'bc']` have different MACs. */
const mac = (secret: Uint8Array, ...parts: readonly (string | number | boolean)[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest();

/** The stored form of a recovery key. */
export const hashRecoveryKey = (secret: Uint8Array, key: string): string =>
  mac(secret, 'key', key).toString('base64url');

/** The stored form of the client that requests a code for a mailbox. */
export const hashRequester = (
  secret: Uint8Array,
  emailKey: string,
  requester: readonly (string | boolean)[],
): string => mac(secret, 'asker', emailKey, ...requester).toString('base64url');

/** The code of a mailbox: decimal digits with leading zeros. 256 bits of the MAC make their distribution uniform. */
export function deriveCode(
  secret: Uint8Array,
  { email_key, salt, digits }: { readonly email_key: string; readonly salt: string; readonly digits: number },
): string {
  const number = BigInt(`0x${mac(secret, 'code', email_key, salt, digits).toString('hex')}`);
  return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
}

/** Compares two codes in constant time, also for codes of different lengths. */
export const codesEqual = (secret: Uint8Array, one: string, other: string): boolean =>
  timingSafeEqual(mac(secret, 'typed', one), mac(secret, 'typed', other));

/** Removes the spaces and dashes of a typed or pasted code. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '');
