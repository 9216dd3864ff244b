/** U+02BB, the mark inside the letters oʻ and gʻ. */
export const LETTER_MARK = '\u02BB';

/** U+02BC, the tutuq belgisi. */
export const TUTUQ = '\u02BC';

/** The seven forms people type for both marks, ready to stand inside a character class. */
export const APOSTROPHES = "'\u2018\u2019\u02BB\u02BC`\u00B4";
