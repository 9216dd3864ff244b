import { formatNumber } from '@zarra/uzbek';

/** A number with at most three significant digits, or as many as its whole part has. */
export function formatValue(value: number, significant = 3): string {
  if (value === 0) return '0';
  const exponent = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(significant)))));
  return formatNumber(value, Math.max(0, significant - 1 - exponent));
}

/** A number with its unit, if it has one. */
export const withUnit = (value: number, unit: string, significant = 3): string =>
  unit === '1' || unit === ''
    ? formatValue(value, significant)
    : `${formatValue(value, significant)} ${unit}`;

/** Parts joined as in a sentence: with commas, and `va` before the last one. */
export const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} va ${parts.at(-1) ?? ''}`;

/** The same text as the start of a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The smallest of 1, 2, 5, 10, 20, … that is not below a value: the size of a square of the paper. */
export function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return power * ([1, 2, 5, 10].find((step) => step * power >= atLeast * (1 - 1e-9)) ?? 10);
}
