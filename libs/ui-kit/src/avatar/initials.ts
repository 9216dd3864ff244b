/** A letter with the sign that belongs to it, as in the Uzbek Oʻ and Gʻ, and its accents. */
const LETTER = /^\p{L}[\u02bb\u02bc\u2018\u2019']?\p{M}*/u;

/**
 * What stands for a name where its picture is missing: the first letters of its first two words.
 * @returns an empty string for a name without letters
 */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => LETTER.exec(word)?.[0].toUpperCase() ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('');
