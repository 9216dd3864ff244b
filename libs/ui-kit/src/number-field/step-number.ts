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
