/** A letter with its apostrophe, as in the Uzbek Oʻ and Gʻ, and its combining accents. */
const LETTER = /^\p{L}[\u02bb\u02bc\u2018\u2019']?\p{M}*/u;

/** The first letters of the first two words of a name; an empty string for a name without letters. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => LETTER.exec(word)?.[0].toUpperCase() ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('');
