import { plainLetters } from './plain-letters.js';
import { toLatin } from './to-latin.js';

/** The five letters after z in alphabetical order, mapped to the five characters after z in ASCII. */
const LAST_LETTERS: Readonly<Record<string, string>> = {
  "o'": '{',
  "g'": '|',
  sh: '}',
  ch: '~',
  ng: '\u007F',
  "'": '',
};

/** Sort key: its order by code units is the alphabetical order, without case and marks. */
function alphabetKey(text: string): string {
  return plainLetters(toLatin(text))
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .replace(/[og]'|[sc]h|ng|'/g, (letter) => LAST_LETTERS[letter] ?? letter);
}

function compareUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Compares by the order of the Uzbek Latin alphabet: a b d e f g h i j k l m n o p q r s t u v x y z oʻ gʻ sh ch ng.
 * For `Array.prototype.sort`.
 *
 * - sh, ch, ng are letters in any position; sʼh is two letters.
 * - oʻ and gʻ are recognised in any apostrophe form, and as Ö and Ğ; Ş and Ç are sh and ch.
 * - Cyrillic is compared through its Latin form. c and w, which Uzbek lacks, have their English positions.
 * - Spaces and punctuation come before digits, digits before letters, other scripts after all letters.
 * - The tutuq belgisi, diacritics, punctuation, script and case only decide between texts of equal letters; a small
 *   letter comes before its capital.
 *
 * A total order: 0 only for identical strings, antisymmetric and transitive, the same in every browser (`Intl.Collator`
 * is not: Chromium has no Uzbek data).
 *
 * The order of the letters is that of the Law on the Latin alphabet (2 September 1993, as amended on 6 May 1995).
 *
 * @example ['shar', 'zarra', 'oʻlchov', 'sim'].sort(compareLatin) // ['sim', 'zarra', 'oʻlchov', 'shar']
 */
export function compareLatin(a: string, b: string): number {
  return (
    compareUnits(alphabetKey(a), alphabetKey(b)) ||
    compareUnits(a.toLowerCase(), b.toLowerCase()) ||
    compareUnits(b, a)
  );
}
