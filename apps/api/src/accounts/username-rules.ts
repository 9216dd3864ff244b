import { createRequire } from 'node:module';
import { toLatin } from '@zarra/uzbek';
import { usernameKey } from '../database/tables.js';
import { skeletonsOf } from './username-skeletons.js';

/** The scripts in modern use (UAX 31, table 5), without the ones of {@link createScriptSets}. */
const SCRIPTS = [
  ...['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Arabic', 'Hebrew', 'Ethiopic', 'Thaana', 'Devanagari'],
  ...['Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
  ...['Khmer', 'Lao', 'Myanmar', 'Thai', 'Tibetan'],
];

/** The level "highly restrictive" of UTS 39: one script, or Latin with the scripts of one East Asian language. */
const createScriptSets = () =>
  [
    ['Latin', 'Han', 'Hiragana', 'Katakana'],
    ['Latin', 'Han', 'Hangul'],
    ['Latin', 'Han', 'Bopomofo'],
    ...SCRIPTS.map((script) => [script]),
  ].map((set) => {
    const members = [...set, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
    return new RegExp(`^[${members.join('')}]*$`, 'u');
  });

/** Names of the site and its staff; they are reserved as a part of a longer name as well. */
const STAFF =
  'zarra admin administrator administratsiya administratsiyasi moderator support mamur mamuriyat mamuriyati';

/** Roles at school and names of the site's services; reserved alone, and with digits or symbols. */
const ROLES =
  'oqituvchi oqituvchisi muallim ustoz direktor xodim xodimlar operator rasmiy yordam xavfsizlik tizim sayt root system ' +
  'sysadmin webmaster postmaster security official teacher uchitel podderjka redaktor muharrir';

const require = createRequire(import.meta.url);

/** One form of all spellings of a reserved word: no apostrophes, one letter for i, l and 1. */
const reservedForms = (text: string): string[] =>
  skeletonsOf(text).map((skeleton) => skeleton.replace(/['ʻʼ`’‘]/g, '').replace(/[i1|]/g, 'l'));

const formsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap(reservedForms));

const createLists = () => ({
  /** The English words of URLs and accounts. */
  words: new Set(require('reserved-usernames') as readonly string[]),
  staff: formsOf(STAFF),
  roles: formsOf(ROLES),
  scriptSets: createScriptSets(),
});

let lists: ReturnType<typeof createLists> | undefined;
/** Creates the lists for the first registration: they would delay each start. */
const getLists = () => (lists ??= createLists());

function isReserved(username: string): boolean {
  const { words, staff, roles } = getLists();
  if (words.has(usernameKey(username))) return true;
  // Digits are additions (admin1) or letters (adm1n); Cyrillic letters are read (админ) or look like Latin ones.
  const readings = [username, toLatin(usernameKey(username))];
  return readings
    .flatMap((text) => [text, text.replace(/\p{N}+/gu, ' ')])
    .flatMap(reservedForms)
    .some((form) => {
      const parts = form.split(/[^\p{L}\p{M}]+/u);
      const whole = parts.join('');
      return staff.has(whole) || roles.has(whole) || parts.some((part) => staff.has(part));
    });
}

/** Why a username is refused; undefined when it is allowed. */
export function usernameProblem(username: string): 'mixedUsername' | 'reservedUsername' | undefined {
  if (isReserved(username)) return 'reservedUsername';
  return getLists().scriptSets.some((set) => set.test(username)) ? undefined : 'mixedUsername';
}
