import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One key of 32 bytes for each purpose, so that none can stand in for another. */
export interface Keys {
  /** Signs access tokens. */
  readonly accessToken: Uint8Array;
  /** Proves refresh tokens. */
  readonly refreshToken: Uint8Array;
  /** Hashes recovery keys and codes. */
  readonly recovery: Uint8Array;
  /** Signs the CSRF cookie. */
  readonly csrf: Uint8Array;
  /** Seals mail that waits to be sent. */
  readonly outbox: Uint8Array;
}

/** Derives every key from the server's one secret (HKDF, RFC 5869, SHA-256). */
export function deriveKeys(secret: string): Keys {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `zarra ${purpose}`, 32));
  return {
    accessToken: key('access token'),
    refreshToken: key('refresh token'),
    recovery: key('recovery'),
    csrf: key('csrf'),
    outbox: key('outbox'),
  };
}

const readWhole = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    (text) => text.trim() || undefined,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    },
  );

/**
 * The secret of a server that was given none: made once and kept in its data folder, readable by its owner only. Two
 * processes that start together end up with the same one.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret');
  const kept = await readWhole(file);
  if (kept !== undefined) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // The file appears whole or not at all, and never replaces another's.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readWhole(file);
  if (secret === undefined)
    throw new Error(`${file} is empty: delete it, and everybody has to sign in again.`);
  return secret;
}
