// @ts-check
/** The middle one; of an even number of them the upper. @param {readonly number[]} numbers */
export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** @template {string} Key @param {readonly Readonly<Record<Key, number>>[]} all @param {readonly Key[]} keys @returns {Record<Key, number>} */
export const medians = (all, keys) =>
  /** @type {Record<Key, number>} */ (
    Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key]))]))
  );
