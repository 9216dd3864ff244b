import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Mail } from './mail.js';

/** Bytes. Mails are padded to whole blocks, so that a decoy is as long as a real mail. */
const BLOCK = 4096;

/**
 * Encrypts a mail at rest: a compact JWE (RFC 7516), A256GCM with the key itself.
 * @param mail undefined: a decoy
 */
export async function encryptMail(key: Uint8Array, mail: Mail | undefined): Promise<string> {
  const json = Buffer.from(JSON.stringify(mail ?? null));
  // JSON.parse ignores the trailing spaces.
  const padded = new Uint8Array(Math.ceil(json.length / BLOCK) * BLOCK).fill(0x20);
  padded.set(json);
  return new CompactEncrypt(padded).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);
}

/**
 * @returns undefined for a decoy
 * @throws when the text was encrypted with another key or is damaged
 */
export async function decryptMail(key: Uint8Array, sealed: string): Promise<Mail | undefined> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return (JSON.parse(new TextDecoder().decode(plaintext)) as Mail | null) ?? undefined;
}
