/**
 * Formats a number for labels and texts of experiments: a decimal comma, no trailing zeros. Unlike `formatNumber` of
 * `@zarra/uzbek` it neither groups digits, since years and four-digit values are written without a space, nor fails for
 * NaN.
 * @param digits maximum decimals
 */
export const formatNumber = (value: number, digits = 0): string =>
  String(Number(value.toFixed(digits)) + 0)
    .replace('.', ',')
    .replace('-', '−');

/** Smallest rounded number (1, 2 or 5 times a power of ten) of at least this size, for ticks and scales. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}
