/** U+02BB, the mark inside the letters oʻ and gʻ. */
export const LETTER_MARK = '\u02BB';

/** U+02BC, the tutuq belgisi. */
export const TUTUQ = '\u02BC';

/** The seven typed forms of both marks, for use inside a character class. */
export const APOSTROPHES = "'\u2018\u2019\u02BB\u02BC`\u00B4";

/** Whether a letter is upper case. */
export function isUpper(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toLowerCase();
}

/** Writes `target`, given in lower case, in the case of `source`: ALL CAPS, Capital or lower. */
export function matchCase(source: string, target: string): string {
  if (!isUpper(source[0])) return target;
  if (source.length > 1 && source === source.toUpperCase()) return target.toUpperCase();
  return target.charAt(0).toUpperCase() + target.slice(1);
}
