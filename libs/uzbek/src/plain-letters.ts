import { APOSTROPHES } from './letters.js';
import { CYRILLIC_LETTERS } from './cyrillic-letters.js';

/** Letters of the 2026 alphabet and similar ones with their Uzbek spelling, and letters that normalisation leaves. */
const MARKED: Readonly<Record<string, string>> = {
  ş: 'sh',
  ș: 'sh',
  š: 'sh',
  ç: 'ch',
  č: 'ch',
  ö: "o'",
  ğ: "g'",
  ı: 'i',
  ς: 'σ',
};

const NOT_PLAIN = /[а-яёўқғҳşșšçčöğıς]/g;
const LONG_MARK_RUN = /(\p{M}{4})\p{M}+/gu;
const MARK_LOOKALIKES = new RegExp(`[${APOSTROPHES}\u201B\u2032\u02B9\u02BD\u02BE\u02BF]`, 'g');
/** Soft hyphen and zero-width characters, which do not separate words. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

const spell = (letter: string): string => CYRILLIC_LETTERS[letter] ?? MARKED[letter] ?? letter;

/**
 * Lower-case letters without diacritics, Cyrillic transliterated letter by letter, every apostrophe form as `'`. Other
 * characters are unchanged. The common base of search keys and sort keys.
 *
 * Runs of combining marks are cut to four before normalisation, because reordering a long run takes quadratic time.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/\u00B4/g, "'") // NFKC would turn the spacing acute into a blank
    .replace(LONG_MARK_RUN, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(NOT_PLAIN, spell)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(NOT_PLAIN, spell) // letters without their marks now: ѐ, ӣ
    .replace(INVISIBLE, '')
    .replace(MARK_LOOKALIKES, "'");
}
