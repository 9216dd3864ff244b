import { canonicalize } from './canonicalize.js';
import { LATIN_STEMS, SI_PREFIXES } from './data/latin-stems.js';
import { isUpper, matchCase } from './letters.js';
import { isNotation } from './notation.js';
import { replaceUnprotected } from './protected-spans.js';

/** The pairs of a text with two columns. */
const parsePairs = (rows: string): ReadonlyMap<string, string> =>
  new Map(Array.from(rows.matchAll(/(\S+) +(\S+)/g), ([, from = '', to = '']) => [from, to]));

const WORD = /(?![ʻʼ])\p{L}[\p{L}\p{M}]*/gu;
const SPELLING = /yoʻ|y[aouöe]|[og]ʻ|sʼh|sh|ch|ts|si(?=ya|yu|on)|[^]/giu;
const STEMS = parsePairs(LATIN_STEMS);
const LONGEST_FIRST = [...STEMS.keys()].sort((a, b) => b.length - a.length);
const STEM = new RegExp(`^(${SI_PREFIXES.replaceAll(' ', '|')})?(${LONGEST_FIRST.join('|')})`, 'i');

const LETTERS = parsePairs(`
  a а
  b б
  d д
  f ф
  g г
  h ҳ
  i и
  j ж
  k к
  l л
  m м
  n н
  o о
  p п
  q қ
  r р
  s с
  t т
  u у
  v в
  x х
  y й
  z з
  ö ў
  ğ ғ
  ş ш
  ç ч
  oʻ ў
  gʻ ғ
  sh ш
  ch ч
  sʼh сҳ
  yoʻ йў
  yö йў
  yo ё
  ya я
  yu ю
  ʼ ъ
  ʻ ъ
`);

/** The Cyrillic spelling of letters at a position of a lower-case word. */
function spell(letters: string, index: number, word: string): string {
  const before = word.charAt(index - 1);
  const rest = word.slice(index + letters.length, index + letters.length + 4);
  const afterVowel = /[aeiouö]$|oʻ$/.test(word.slice(Math.max(0, index - 2), index));
  switch (letters) {
    case 'e':
      return index === 0 || afterVowel ? 'э' : 'е';
    case 'ye':
      return index === 0 || afterVowel || before === 'ʼ' || before === 'y' ? 'е' : 'ье';
    case 'ts': // ketsa, otsiz, kutsin, hayotsevar are t + s
      return afterVowel && /^(?:e(?!var)|i(?!z|mon|n(?![aeiou])))/.test(rest) ? 'ц' : 'тс';
    case 'si': // funksiya, induksion
      return 'kbnp'.includes(before || '-') ? 'ци' : 'си';
    default:
      return LETTERS.get(letters) ?? letters;
  }
}

function spellFrom(start: number, word: string): string {
  const lower = word.toLowerCase();
  return word.slice(start).replace(SPELLING, (letters: string, offset: number) => {
    const index = start + offset;
    const cyrillic = spell(letters.toLowerCase(), index, lower);
    if (cyrillic !== 'ъ') return matchCase(letters, cyrillic);
    const next = word[index + 1];
    const capitals =
      isUpper(word[index - 1]) && (next === undefined ? isUpper(word[index - 2]) : isUpper(next));
    return capitals ? 'Ъ' : 'ъ';
  });
}

function cyrillicWord(word: string): string {
  const [found, prefix = '', stem = ''] = STEM.exec(word) ?? [''];
  const known = STEMS.get(stem.toLowerCase()) ?? '';
  const hasSuffix = found.length < word.length;
  return (
    spellFrom(0, prefix) +
    matchCase(stem, hasSuffix ? known.replace(/ь$/, '') : known) +
    spellFrom(found.length, word)
  );
}

/**
 * Uzbek Latin to Cyrillic. All seven apostrophe forms are recognised; Ş Ç Ö Ğ of the 2026 alphabet too.
 *
 * - oʻ gʻ sh ch are ў ғ ш ч; the tutuq belgisi is ъ; sʼh is сҳ.
 * - e is э at the start of a word and after a vowel, else е; yo yu ya are ё ю я, yoʻ is йў.
 * - ye is е at the start and after a vowel, ье after a consonant (пьеса).
 * - ts after a vowel and before e or i is ц, unless it can be t and a suffix (ketsin, otsiz); si after k b n p and before
 *   ya, yu, on is ци (функция). Else тс and си.
 * - Words in which Latin lost a letter (объект, сентябрь, цилиндр, вольт, район …) are data.
 *
 * Unchanged, in Latin:
 * - `$…$`, `$$…$$`, `\(…\)`, `\[…\]` formulas, `{name}` placeholders, web and e-mail addresses;
 * - single letters (F, m, a), except the pronoun u: small and not next to a number or an operator, or capital at the
 *   start of a sentence and followed by a small word;
 * - sequences with a letter that Uzbek Latin lacks (w, c without h, é, Greek or Cyrillic): cos, RC, Newton, Δt;
 * - sequences without a vowel unless all in capitals (kg, km, Hz, mgh; but BMT is БМТ), or with a capital after a small
 *   letter (kPa, nRT, eV), and sin, log, Pa; min, rad, mol, bar, atm after a number;
 * - two letters before a digit or an index, or beside one of = + − × · ÷ ^ * < > ≈ ≤ ≥ ± (F = ma, PV = nRT);
 * - Roman numbers of two letters and more.
 *
 * Letters: the Law on the Latin alphabet (2 September 1993, as amended on 6 May 1995); the spelling rules approved by
 * the Cabinet of Ministers on 24 August 1995, No. 339, reversed. Spellings merged by those rules (yod is both ёд and йод)
 * are ambiguous. What stays in Latin is this library's choice.
 *
 * @example toCyrillic("O'tkazgichda U = IR, F = 5 kN") // 'Ўтказгичда U = IR, F = 5 kN'
 */
export function toCyrillic(text: string): string {
  return replaceUnprotected(canonicalize(text), (segment) =>
    segment.replace(WORD, (word: string, index: number) => {
      const end = index + word.length;
      const notation = isNotation(
        word,
        segment.slice(Math.max(0, index - 8), index),
        segment.slice(end, end + 8),
      );
      return notation ? word : cyrillicWord(word);
    }),
  );
}
