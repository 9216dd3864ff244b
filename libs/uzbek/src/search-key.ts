import { plainLetters } from './plain-letters.js';

/** Words of plain Latin letters and digits, separated by one space, without apostrophes and punctuation. */
export function searchWords(text: string): string {
  return plainLetters(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The end of a run from its last occurrence of a letter; the whole run without one. */
const sliceFromLast = (letter: string) => (run: string) => run.slice(Math.max(0, run.lastIndexOf(letter)));

/** Folds commonly confused spellings of the result of {@link searchWords}. Each pattern matches a whole run, for linear time. */
export function foldSpelling(words: string): string {
  return words
    .replace(/x/g, 'h') // xavo, havo
    .replace(/t[ts]*/g, sliceFromLast('s')) // funktsiya, funksiya; pitsa
    .replace(/d+j?/g, sliceFromLast('j')) // Джоуль, Joul
    .replace(/y+e?/g, sliceFromLast('e')) // obyekt, obekt; yelektr, elektr
    .replace(/([b-df-hj-np-tvwz])y+(?=[aou])/g, '$1') // kompyuter, komputer; sentyabr, sentabr
    .replace(/ohm/g, 'om'); // Ohm, Om
}

/**
 * The search key of a text: different spellings of a word have the same key.
 *
 * Folded: case; the seven apostrophe forms (dropped, with look-alikes); Cyrillic to Latin, Russian ы щ э included;
 * diacritics, where Ş Ç Ö Ğ of the 2026 alphabet count as sh ch oʻ gʻ; compatibility forms (m² as m2);
 * punctuation and white space (one space between words); and commonly confused spellings: x/h, ts/ц/s, ye/e, dj/j,
 * y between a consonant and a, o, u (sentyabr/sentabr), ohm/om.
 *
 * Idempotent and linear in the length of the text. A key is for comparison, not for display: `shema` is the key of
 * `sxema`. Not folded: k/q and u/oʻ as typed on a Russian keyboard, double letters, typing errors.
 *
 * The letters follow the Law on the Uzbek Latin alphabet (2 September 1993, as amended on 6 May 1995);
 * the folded spellings are this library's choice.
 *
 * @example searchKey('Oʻtkazgich') // 'otkazgich'
 * @example searchKey('ЎТКАЗГИЧ') // 'otkazgich'
 */
export function searchKey(text: string): string {
  return foldSpelling(searchWords(text));
}
