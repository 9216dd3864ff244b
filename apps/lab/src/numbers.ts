/** Formats a number for text: a decimal comma, no trailing zeros. @param digits maximum decimals */
export const formatNumber = (value: number, digits = 0): string =>
  String(Number(value.toFixed(digits)) + 0)
    .replace('.', ',')
    .replace('-', '−');

/** Smallest rounded number (1, 2 or 5 times a power of ten) of at least this size, for ticks and scales. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}
