/** Symbols that look like Uzbek words. */
const SYMBOLS = new Set(['sin', 'log', 'Pa', 'MPa', 'GPa']);

/** Unit symbols that are also Uzbek syllables: units only after a number. */
const UNITS_AFTER_NUMBER = new Set(['min', 'rad', 'mol', 'bar', 'atm']);

const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const OPERATOR = '=+−×·÷^*<>≈≤≥±∝√';

function touchesOperator(before: string, after: string): boolean {
  const left = before.trimEnd().slice(-1);
  const right = after.trimStart().charAt(0);
  return (left !== '' && OPERATOR.includes(left)) || (right !== '' && OPERATOR.includes(right));
}

/** The pronoun u (he, she, it) is the only Uzbek word of one letter. */
function isPronoun(word: string, before: string, after: string): boolean {
  if (touchesOperator(before, after) || /[\d/]\s?$/.test(before) || /^\s?[\d/_]/.test(after)) return false;
  if (word === 'u') return true;
  return word === 'U' && /(?:^|[.!?…:«“"—–]\s*|\n\s*)$/.test(before) && /^\s[a-z]/.test(after);
}

/**
 * Whether a sequence of letters is a symbol, a unit, a formula or a foreign word instead of Uzbek text.
 *
 * @param before up to eight characters in front of the word, fewer only at the start of the text
 * @param after up to eight characters after it
 */
export function isNotation(word: string, before: string, after: string): boolean {
  if (word.length === 1) return !isPronoun(word, before, after);
  if (/[^a-zşçöğʻʼ]|w|c(?!h)/i.test(word)) return true; // foreign letters
  if (SYMBOLS.has(word) || (word === word.toUpperCase() && ROMAN.test(word))) return true;

  const joined = word.replace(/[SC]h/g, (pair) => pair.toUpperCase());
  if (/[a-z][A-Z]/.test(joined)) return true; // kPa, nRT

  const capitals = joined === joined.toUpperCase();
  if (!/[aeiouö]/i.test(word) && !capitals && !/^(?:sh|ch|ş|ç|gʻ)$/i.test(word)) return true; // kg, mgh

  const afterNumber = /\d\s?$/.test(before);
  if (afterNumber && UNITS_AFTER_NUMBER.has(word)) return true;

  const short = /^(?:[A-Za-z]{2}|[A-Z]{2}[a-gi-z])$/.test(word);
  if (short && /^[\d_^₀-₉⁰¹²³⁴-⁹⁻⁺]/.test(after)) return true; // H₂O, sm²
  return short && !afterNumber && touchesOperator(before, after); // F = ma
}
