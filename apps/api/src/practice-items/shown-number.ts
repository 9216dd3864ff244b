import { formatNumber } from '@zarra/uzbek';

/** Most significant digits of a displayed number. */
const DIGITS = 4;

/** Rounds to the four significant digits that are displayed. */
export const roundShown = (value: number): number => Number(value.toPrecision(DIGITS));

/** Fraction digits of a rounded number. */
const fractionDigits = (rounded: number): number =>
  rounded === 0 ? 0 : Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Math.abs(rounded))));

/** A number as texts display it: at most four significant digits, a decimal comma, groups of three digits. */
export function showNumber(value: number): string {
  const rounded = roundShown(value);
  return formatNumber(rounded, fractionDigits(rounded));
}

/** The same number in a formula: TeX would put spaces around a bare comma. The spaces between groups contain a comma in TeX. */
export const showInFormula = (value: number): string =>
  showNumber(value).replace(',', '{,}').replaceAll('\u202F', '\\,').replace('\u2212', '-');

/** Number of digits of a displayed number from its first one that is not zero. */
export const countDigits = (value: number): number =>
  showNumber(value).replace(/\D/g, '').replace(/^0+/, '').length;
