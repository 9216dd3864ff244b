import { canonicalize, toLatin } from '@zarra/uzbek';
import { Refusal } from '../http/refusal.js';
import { isRun } from './is-run.js';
import { localWords } from './local-words.js';

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 commonest passwords of leaked lists, loaded by whoever needs them first. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** One form for all spellings of a word: Latin, lower case, without apostrophes; h and x are confused. */
const fold = (text: string): string =>
  toLatin(canonicalize(text.normalize('NFC')).toLowerCase())
    .replace(/[ʻʼ']/g, '')
    .replaceAll('x', 'h');

const words: ReadonlySet<string> = new Set(localWords.map(fold));

/** What people put around a word to make it a password: up to four digits or a row of them, up to three signs. */
const DECORATED = /^(\d{0,4})(.*?)[\s._-]?(\d*)[^\p{L}\p{N}]{0,3}$/su;

/** A day of birth: 01.02.2005, 01022005, 2005-02-01. */
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])[./-]?(?:0[1-9]|1[0-2])[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))$/;

/** Shorter pieces of a keyboard row are not worth a name: `as` may begin any password. */
const MIN_ROW = 4;

/** A shorter part of an address is in too many passwords. */
const MIN_NAME = 3;
const SIGNS = /[^\p{L}\p{N}]{0,3}$/u;

/** The word inside the decoration; undefined when there is more around it than people put. */
function wordIn(text: string): string | undefined {
  const [, , word = '', digits = ''] = DECORATED.exec(text) ?? [];
  return digits.length <= 4 || isRun(digits) ? word : undefined;
}

function isGuessable(
  password: string,
  owner: { readonly username: string; readonly email: string },
): boolean {
  const plain = password.toLowerCase();
  const plainWord = wordIn(plain);
  if (isRun(plain) || DATE.test(plain)) return true;
  if (plainWord !== undefined && plainWord.length >= MIN_ROW && isRun(plainWord)) return true;
  const folded = fold(password);
  const [local = ''] = owner.email.split('@', 1);
  const own = [owner.username, local, owner.email].map(fold).filter((name) => name.length >= MIN_NAME);
  if (own.includes(folded.replace(SIGNS, ''))) return true;
  const word = wordIn(folded);
  if (word === undefined) return false;
  const half = word.slice(0, word.length / 2);
  return words.has(word) || own.includes(word) || (half.repeat(2) === word && words.has(half));
}

/**
 * Refuses passwords that are guessed first: the world's common ones, local words and names with a number, keyboard rows,
 * birthdays, and the learner's own name or address. Case makes no difference.
 * @throws Refusal 400 naming the field
 */
export async function refuseWeakPassword(
  password: string,
  owner: { readonly username: string; readonly email: string },
  field: 'password' | 'new_password',
): Promise<void> {
  const weak = isGuessable(password, owner) || (await commonPasswords()).has(password.toLowerCase());
  if (weak) throw new Refusal(400, 'weakPassword', { field });
}
