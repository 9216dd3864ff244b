import { localeWithData } from '../messages/locale-with-data.js';

/** Characters that {@link parseNumber} never accepts. */
export const foreignCharacters = /[^\d\s.,+\-−–]/g;

const plain = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;
/** Groups of three digits by one separator, decimals after the other. */
const grouped = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/**
 * The number in a typed text; `null` for an empty one, `undefined` for an incomplete or invalid one. Comma and point are
 * decimal separators in every locale: people copy numbers from other sources.
 */
export const parseNumber = (text: string): number | null | undefined => {
  const compact = text.replace(/\s/g, '').replace(/^[−–]/, '-');
  if (compact === '') return null;
  if (plain.test(compact)) return Number(compact.replace(',', '.'));
  return grouped.test(compact) ? Number(compact.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')) : undefined;
};

/** Formats numbers for an input: all digits, and no groups, which would move the caret during typing. */
export const numberFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(localeWithData(locale), {
    maximumFractionDigits: 20,
    numberingSystem: 'latn',
    useGrouping: false,
  });

/** Number of decimal places in the shortest notation. */
const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** Limits a number to a range; a missing end is open. */
export const clampNumber = (value: number, min = -Infinity, max = Infinity): number =>
  Math.max(Math.min(value, max), min);

/** A sum without the rounding error of binary fractions: 0.1 + 0.2 is 0.3. */
export const addDecimal = (value: number, change: number): number =>
  Number((value + change).toFixed(Math.min(100, Math.max(decimalsOf(value), decimalsOf(change)))));
