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

/**
 * Smallest rounded number of at least this size, for ticks and scales.
 * @param digits rounded numbers from 1 to 10
 */
export function roundStep(least: number, digits: readonly number[] = [1, 2, 5]): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (digits.find((one) => one * power >= least) ?? 10) * power;
}
