import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile } from './database/data-file.js';

/** One key of 32 bytes for each purpose, so that a token of one purpose is invalid for another. */
export interface Keys {
  /** Signs access tokens. */
  readonly accessToken: Uint8Array;
  /** Authenticates refresh tokens. */
  readonly refreshToken: Uint8Array;
  /** Hashes recovery keys and codes. */
  readonly recovery: Uint8Array;
  /** Signs the CSRF cookie. */
  readonly csrf: Uint8Array;
  /** Encrypts mail that waits to be sent. */
  readonly outbox: Uint8Array;
  /** Signs the cookie of known devices. */
  readonly device: Uint8Array;
  /** Chooses the variants of practice items. */
  readonly practice: Uint8Array;
}

/** Derives every key from the server's secret (HKDF, RFC 5869, SHA-256). */
export function deriveKeys(secret: string): Keys {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `zarra ${purpose}`, 32));
  return {
    accessToken: key('access token'),
    refreshToken: key('refresh token'),
    recovery: key('recovery'),
    csrf: key('csrf'),
    outbox: key('outbox'),
    device: key('device'),
    practice: key('practice'),
  };
}

/** The text of a file; undefined when it is empty or missing. */
const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    (text) => text.trim() || undefined,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    },
  );

/**
 * The secret of a server without AUTH_SECRET: generated once and stored in its data folder, readable by its owner only.
 * Two processes that start at the same time use the same secret.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret');
  const saved = await readText(file);
  if (saved !== undefined) return saved;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Never replaces the file of another process.
  await createFile(file, randomBytes(48).toString('base64url'));
  const secret = await readText(file);
  if (secret === undefined)
    throw new Error(`${file} is empty: delete it. All users must sign in again then.`);
  return secret;
}
