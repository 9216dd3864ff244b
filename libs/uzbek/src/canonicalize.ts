import { APOSTROPHES, LETTER_MARK, TUTUQ } from './letters.js';
import { replaceUnprotected } from './protected-spans.js';

const RUN = new RegExp(`[${APOSTROPHES}]+`, 'g');
const LATIN = /\p{Script=Latin}/u;
const IN_WORD = new RegExp(`[${APOSTROPHES}\\p{L}]`, 'u');

/** Closing marks by opening mark. U+02BB and U+02BC are letters and do not open quotations. */
const CLOSING_MARKS: Readonly<Record<string, string>> = {
  "'": "'",
  '‘': '’',
  '’': '’',
  '`': "`´'",
  '´': '´',
};

function closes(opened: string, run: string): boolean {
  const closers = CLOSING_MARKS[opened.charAt(0)] ?? '';
  const end = run.slice(-opened.length);
  return opened !== '' && end.length === opened.length && [...end].every((mark) => closers.includes(mark));
}

function canonicalizeSegment(text: string): string {
  let opened = '';
  return text.replace(RUN, (run: string, index: number) => {
    const before = text.charAt(index - 1);
    const after = text.charAt(index + run.length);
    if (!LATIN.test(before)) {
      opened = /[\p{L}\p{N}]/u.test(after) && CLOSING_MARKS[run.charAt(0)] ? run : '';
      return run;
    }
    const inside = LATIN.test(after);
    const quote = !inside && closes(opened, run) ? opened.length : 0;
    if (quote > 0) opened = '';
    if (run.length - quote !== 1) return run;
    const carriesMark = /[og]/i.test(before);
    const isPrime = !inside && !carriesMark && !IN_WORD.test(text.charAt(index - 2));
    if (isPrime) return run;
    return (carriesMark ? LETTER_MARK : TUTUQ) + run.slice(1);
  });
}

/**
 * Gives the apostrophes of Latin text their canonical characters: after o and g U+02BB (oʻ, gʻ), after any other Latin
 * letter U+02BC (tutuq belgisi). All of `' ‘ ’ ʻ ʼ `` ` `` ´` are recognised.
 *
 * Quotation marks are unchanged, as far as they can be recognised:
 * - a mark between two letters belongs to the word;
 * - a mark before a word, with no letter in front of it, opens a quotation and stays;
 * - a mark at the end of a word closes the quotation that is open (`'` by `'`, `‘` by `’`, a backtick by a backtick, ´
 *   or `'`) and stays; with none open it belongs to the word (`tog'`, `jam'`). `‘tog‘’` is unambiguous by its two marks;
 *   the first mark of `'tog' va dala'` counts as the closing one, because it is ambiguous;
 * - two or more marks without an open quotation stay;
 * - a mark after a single letter other than o and g is a prime (x', F') and stays.
 *
 * Unchanged: Cyrillic words, `$…$` `\(…\)` `\[…\]` formulas, `{name}` placeholders, web and e-mail addresses.
 * Idempotent. Marks are replaced one for one, so the length is unchanged.
 *
 * The two characters are those of the Unicode names and of Uzbek Wikipedia; the Law on the Latin alphabet (2 September
 * 1993, as amended on 6 May 1995) names the letters without code points.
 *
 * @example canonicalize("O'zbekiston, san'at, 'tog' va dala") // "Oʻzbekiston, sanʼat, 'tog' va dala"
 */
export function canonicalize(text: string): string {
  return replaceUnprotected(text, canonicalizeSegment);
}
