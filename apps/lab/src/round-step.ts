/** The smallest round number (1, 2 or 5 times a power of ten) that is at least so large: between marks, or of a scale. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}
