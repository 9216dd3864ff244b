import { formatScientific, formatValue, withUnit } from '../format/format-value.js';

/** Digits of a value without an uncertainty. */
const DIGITS = 4;
/** Sizes outside are written as powers of ten. */
const [MIN_PLAIN, MAX_PLAIN] = [1e-3, 1e5];

const exponentOf = (value: number): number => Math.floor(Math.log10(Math.abs(value)) + 1e-9);
const superscript = (power: number): string =>
  formatScientific(10 ** power, 0).replace(/^1\u00A0·\u00A0/, '');

/**
 * Formats a value with its uncertainty, both to the same digit: "9,83 ± 0,04 m/s²". An uncertainty has one significant
 * digit, two if the first is a 1.
 */
export function formatUncertainty(value: number, error: number, unit: string): string {
  if (!Number.isFinite(value)) return formatValue(value, 0);
  const size = Math.max(Math.abs(value), Math.abs(error) || 0);
  const power = size > 0 && (size < MIN_PLAIN || size >= MAX_PLAIN) ? exponentOf(size) : 0;
  const [scaled, scaledError] = [value / 10 ** power, error / 10 ** power];
  const hasError = Number.isFinite(error) && error > 0;
  const lastDigit = hasError
    ? exponentOf(scaledError) - (scaledError / 10 ** exponentOf(scaledError) < 1.95 ? 1 : 0)
    : (scaled === 0 ? 0 : exponentOf(scaled)) - DIGITS + 1;
  const decimals = Math.min(12, Math.max(0, -lastDigit));
  const number = formatValue(scaled, decimals);
  const both = hasError ? `${number}\u00A0±\u00A0${formatValue(scaledError, decimals)}` : number;
  if (power === 0) return withUnit(hasError && unit === '°' ? `(${both})` : both, unit);
  return withUnit(`${hasError ? `(${both})` : both}\u00A0·\u00A0${superscript(power)}`, unit);
}
