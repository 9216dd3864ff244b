import { HttpError } from '../http/http-error.js';
import { commonPasswords } from './common-passwords.js';
import { foldForComparison, isCommonWord } from './is-common-word.js';
import { isKeyboardWalk } from './is-keyboard-walk.js';
import { isPhoneNumber } from './is-phone-number.js';

/** A word with the usual additions: up to four digits before it, digits and up to three symbols after it. */
const DECORATED_WORD = /^(\d{0,4})(.*?)[\s._-]?(\d*)[^\p{L}\p{N}]{0,3}$/su;

/** A date, usually a birthday: 01.02.2005, 01022005, 2005-02-01. */
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])[./-]?(?:0[1-9]|1[0-2])[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))$/;

/** Shorter keyboard walks, such as `as`, start many strong passwords. */
const MIN_WALK_LENGTH = 4;

/** Shorter names and parts of an address occur in too many strong passwords. */
const MIN_NAME_LENGTH = 3;
const TRAILING_SYMBOLS = /[^\p{L}\p{N}]{0,3}$/u;

/** The word without its additions; undefined when more than four digits follow it that are not a keyboard walk. */
function extractWord(text: string): string | undefined {
  const [, , word = '', digits = ''] = DECORATED_WORD.exec(text) ?? [];
  return digits.length <= 4 || isKeyboardWalk(digits) ? word : undefined;
}

type Owner = Readonly<Record<'username' | 'email', string>>;

function isGuessable(password: string, owner: Owner): boolean {
  const plain = password.toLowerCase();
  const plainWord = extractWord(plain);
  if (isKeyboardWalk(plain) || DATE.test(plain)) return true;
  if (plainWord !== undefined && plainWord.length >= MIN_WALK_LENGTH && isKeyboardWalk(plainWord))
    return true;
  const folded = foldForComparison(password);
  const [local = ''] = owner.email.split('@', 1);
  const ownNames = [owner.username, local, owner.email]
    .map(foldForComparison)
    .filter((name) => name.length >= MIN_NAME_LENGTH);
  if (ownNames.includes(folded.replace(TRAILING_SYMBOLS, ''))) return true;
  const word = extractWord(folded);
  if (word === undefined) return false;
  return isCommonWord(word) || ownNames.includes(word);
}

/**
 * Rejects passwords that attackers guess first: common leaked passwords, Uzbek words and names with endings
 * and a number, two of them, keyboard
 * walks, dates, phone numbers, and the learner's own name or address. Letter case is ignored.
 * @throws HttpError 400 naming the field
 */
export async function assertStrongPassword(
  password: string,
  owner: Owner,
  field: 'password' | 'new_password',
): Promise<void> {
  if (isPhoneNumber(password)) throw new HttpError(400, 'phoneAsPassword', { field });
  const weak = isGuessable(password, owner) || (await commonPasswords()).has(password.toLowerCase());
  if (weak) throw new HttpError(400, 'weakPassword', { field });
}
