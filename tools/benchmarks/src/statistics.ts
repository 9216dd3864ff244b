/** The median; for an even number of values the upper of the two middle ones. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** A quantile. @param share from 0 to 1 */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN;

/** The median of each key. */
export const medians = <Key extends string>(
  all: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, median(all.map((figures) => figures[key]))])) as Record<
    Key,
    number
  >;

/** The median of the slopes between all pairs of points (Theil–Sen estimator): robust against single large samples. */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number =>
  median(
    points.flatMap(([x, y], at) => points.slice(at + 1).map(([later, more]) => (more - y) / (later - x))),
  );

/** The probability that a value of the first list is larger than one of the second (area under the ROC curve); ties count half. */
export function auc(first: readonly number[], second: readonly number[]): number {
  let larger = 0;
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0;
  return larger / (first.length * second.length);
}

/** How often each value occurs, such as `78 × 200, 2 × 503`. */
export const countBy = (values: readonly (number | string)[]): string =>
  [...new Set(values)].map((one) => `${values.filter((other) => other === one).length} × ${one}`).join(', ');
