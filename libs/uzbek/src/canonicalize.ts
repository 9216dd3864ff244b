import { APOSTROPHES, LETTER_MARK, TUTUQ } from './apostrophes.js';
import { outsideProtected } from './protected-spans.js';

const RUN = new RegExp(`[${APOSTROPHES}]+`, 'g');
const LATIN = /\p{Script=Latin}/u;
const IN_WORD = new RegExp(`[${APOSTROPHES}\\p{L}]`, 'u');

/** What closes a quotation opened by the given character. U+02BB and U+02BC are letters and open nothing. */
const CLOSERS: Readonly<Record<string, string>> = { "'": "'", '‘': '’', '’': '’', '`': "`´'", '´': '´' };

function closes(opened: string, run: string): boolean {
  const closers = CLOSERS[opened.charAt(0)] ?? '';
  const end = run.slice(-opened.length);
  return opened !== '' && end.length === opened.length && [...end].every((mark) => closers.includes(mark));
}

function canonicalStretch(text: string): string {
  let opened = '';
  return text.replace(RUN, (run: string, at: number) => {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + run.length);
    if (!LATIN.test(before)) {
      opened = /[\p{L}\p{N}]/u.test(after) && CLOSERS[run.charAt(0)] ? run : '';
      return run;
    }
    const inside = LATIN.test(after);
    const quote = !inside && closes(opened, run) ? opened.length : 0;
    if (quote > 0) opened = '';
    if (run.length - quote !== 1) return run;
    const carriesMark = /[og]/i.test(before);
    const isPrime = !inside && !carriesMark && !IN_WORD.test(text.charAt(at - 2));
    if (isPrime) return run;
    return (carriesMark ? LETTER_MARK : TUTUQ) + run.slice(1);
  });
}

/**
 * Gives the apostrophes of Latin text their canonical characters: after o and g U+02BB (oʻ, gʻ), after any other Latin
 * letter U+02BC (tutuq belgisi). All of `' ‘ ’ ʻ ʼ `` ` `` ´` are understood.
 *
 * Quotation marks stay as they are, as far as that can be decided:
 * - a mark between two letters belongs to the word;
 * - a mark before a word, with no letter in front of it, opens a quotation and stays;
 * - a mark at the end of a word closes the quotation that is open (`'` by `'`, `‘` by `’`, a backtick by a backtick, ´
 *   or `'`) and stays; with none open it belongs to the word (`tog'`, `jam'`). `‘tog‘’` is told apart by its two marks;
 *   the first mark of `'tog' va dala'` is taken for the closing one, because nothing tells it apart;
 * - two or more marks that no open quotation explains stay;
 * - a mark after a single letter other than o and g is a prime (x', F') and stays.
 *
 * Left alone: Cyrillic words, `$…$` `\(…\)` `\[…\]` formulas, `{name}` placeholders, web and e-mail addresses.
 * Idempotent. Only marks are replaced, one for one: the length stays.
 *
 * The two characters are those of the Unicode names and of Uzbek Wikipedia; the Law on the Latin alphabet (2 September
 * 1993, as amended on 6 May 1995) names the letters and no code points.
 *
 * @example canonicalize("O'zbekiston, san'at, 'tog' va dala") // "Oʻzbekiston, sanʼat, 'tog' va dala"
 */
export function canonicalize(text: string): string {
  return outsideProtected(text, canonicalStretch);
}
