import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveKeys, loadOrCreateSecret } from './secrets.js';
import { makeFolder } from './testing/folder.js';

test('one secret gives a different key of 32 bytes for each purpose, and the same keys each time', () => {
  const keys = Object.values(deriveKeys('bir maxfiy soʻz') as object) as Uint8Array[];
  expect(keys.map((key) => key.length)).toEqual([32, 32, 32, 32, 32, 32, 32]);
  const texts = keys.map((key) => Buffer.from(key).toString('hex'));
  expect(new Set(texts).size).toBe(7);
  const sameKeys = Object.values(deriveKeys('bir maxfiy soʻz') as object) as Uint8Array[];
  expect(sameKeys.map((key) => Buffer.from(key).toString('hex'))).toEqual(texts);
  const otherKeys = Object.values(deriveKeys('bir maxfiy soʻz.') as object) as Uint8Array[];
  for (const key of otherKeys) expect(texts).not.toContain(Buffer.from(key).toString('hex'));
});

test('a server without a secret stores a generated one that only its owner can read', async () => {
  const folder = path.join(await makeFolder(), 'yangi');
  const secret = await loadOrCreateSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(64);
  expect(await loadOrCreateSecret(folder)).toBe(secret);
  expect((await stat(path.join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('processes that start at the same time get one secret', async () => {
  const folder = await makeFolder();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toBe(await readFile(path.join(folder, 'auth-secret'), 'utf8'));
});

test('a secret written by hand is read without the line end', async () => {
  const folder = await makeFolder({ 'auth-secret': 'oʻzim yozgan maxfiy soʻz\n' });
  expect(await loadOrCreateSecret(folder)).toBe('oʻzim yozgan maxfiy soʻz');
});

test('an empty secret is an error and is not replaced: that would end all sessions', async () => {
  const folder = await makeFolder();
  await writeFile(path.join(folder, 'auth-secret'), '');
  await expect(loadOrCreateSecret(folder)).rejects.toThrow('is empty: delete it');
});
