import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Mail } from './mail.js';

/** Bytes. Sealed mails are as long as whole blocks, so that a decoy is as long as a real one. */
const BLOCK = 4096;

/**
 * Seals a mail at rest: a compact JWE (RFC 7516), A256GCM under the key itself.
 * @param mail absent: a decoy
 */
export async function sealMail(key: Uint8Array, mail: Mail | undefined): Promise<string> {
  const json = Buffer.from(JSON.stringify(mail ?? null));
  // JSON takes any number of spaces at its end.
  const padded = new Uint8Array(Math.ceil(json.length / BLOCK) * BLOCK).fill(0x20);
  padded.set(json);
  return new CompactEncrypt(padded).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);
}

/**
 * @returns undefined for a decoy
 * @throws when it was sealed under another key or is damaged
 */
export async function openMail(key: Uint8Array, sealed: string): Promise<Mail | undefined> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return (JSON.parse(new TextDecoder().decode(plaintext)) as Mail | null) ?? undefined;
}
