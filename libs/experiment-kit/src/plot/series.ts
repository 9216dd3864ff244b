/** Readings of a run, one row a moment; old rows make place for new ones. */
export interface Series {
  readonly length: number;
  /** Steps of the run at a row. */
  stepsAt: (row: number) => number;
  /** A number of a row: the time is column 0. */
  at: (row: number, column: number) => number;
  /** Adds a moment. What was read at later steps, on a way that was left, is forgotten. */
  push: (steps: number, numbers: ArrayLike<number>) => void;
  /** The newest row at or before a step; -1 without one. */
  rowBefore: (steps: number) => number;
  clear: () => void;
}

/**
 * Keeps the newest readings in a ring of fixed size.
 * @param columns numbers in a row
 * @param most rows kept
 */
export function createSeries(columns: number, most: number): Series {
  const numbers = new Float64Array(columns * most);
  const steps = new Float64Array(most);
  let first = 0;
  let length = 0;
  const place = (row: number): number => (first + row) % most;
  const stepsAt = (row: number): number => steps[place(row)] as number;
  /** How many rows lie at or before a step. */
  const count = (until: number): number => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (stepsAt(middle) <= until) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    get length() {
      return length;
    },
    stepsAt,
    at: (row, column) => numbers[place(row) * columns + column] as number,
    push(now, row) {
      length = count(now - 1);
      if (length === most) {
        first = (first + 1) % most;
        length--;
      }
      const at = place(length++);
      steps[at] = now;
      for (let column = 0; column < columns; column++) numbers[at * columns + column] = row[column] as number;
    },
    rowBefore: (until) => count(until) - 1,
    clear() {
      first = 0;
      length = 0;
    },
  };
}
