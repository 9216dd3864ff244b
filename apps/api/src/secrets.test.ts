import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveKeys, keptSecret } from './secrets.js';
import { makeFolder } from './test-folder.js';

test('one secret gives a key of 32 bytes for each purpose, each its own, and the same each time', () => {
  const keys = Object.values(deriveKeys('bir maxfiy soʻz') as object) as Uint8Array[];
  expect(keys.map((key) => key.length)).toEqual([32, 32, 32, 32, 32]);
  const texts = keys.map((key) => Buffer.from(key).toString('hex'));
  expect(new Set(texts).size).toBe(5);
  const again = Object.values(deriveKeys('bir maxfiy soʻz') as object) as Uint8Array[];
  expect(again.map((key) => Buffer.from(key).toString('hex'))).toEqual(texts);
  const others = Object.values(deriveKeys('bir maxfiy soʻz.') as object) as Uint8Array[];
  for (const key of others) expect(texts).not.toContain(Buffer.from(key).toString('hex'));
});

test('a server that is given no secret keeps its own, readable by nobody else', async () => {
  const folder = path.join(await makeFolder(), 'yangi');
  const secret = await keptSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(64);
  expect(await keptSecret(folder)).toBe(secret);
  expect((await stat(path.join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('processes that start at once end up with one secret and leave nothing else behind', async () => {
  const folder = await makeFolder();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toBe(await readFile(path.join(folder, 'auth-secret'), 'utf8'));
});

test('a secret that a person wrote is taken without the line end', async () => {
  const folder = await makeFolder({ 'auth-secret': 'oʻzim yozgan maxfiy soʻz\n' });
  expect(await keptSecret(folder)).toBe('oʻzim yozgan maxfiy soʻz');
});

test('an empty secret is not replaced behind the back of everybody who is signed in', async () => {
  const folder = await makeFolder();
  await writeFile(path.join(folder, 'auth-secret'), '');
  await expect(keptSecret(folder)).rejects.toThrow('is empty: delete it');
});
