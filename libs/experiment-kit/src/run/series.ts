/** Readings of a run, one row per sample; new rows replace the oldest. */
export type Series = ReturnType<typeof createSeries>;

/** Creates a ring buffer of readings. @param columns values per row @param capacity maximum number of rows */
export function createSeries(columns: number, capacity: number) {
  const numbers = new Float64Array(columns * capacity);
  const steps = new Float64Array(capacity);
  let first = 0;
  let length = 0;
  const slot = (row: number): number => (first + row) % capacity;
  const stepsAt = (row: number): number => steps[slot(row)] as number;
  /** Number of rows at or before a step. */
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
    get length(): number {
      return length;
    },
    /** Step of a row. */
    stepsAt,
    /** Value in a row; column 0 is the time. */
    offset: (row: number, column: number) => numbers[slot(row) * columns + column] as number,
    /** Adds a row and removes rows at later steps, recorded before a change of the run. */
    push(newSteps: number, row: ArrayLike<number>): void {
      length = count(newSteps - 1);
      if (length === capacity) {
        first = (first + 1) % capacity;
        length--;
      }
      const offset = slot(length++);
      steps[offset] = newSteps;
      for (let column = 0; column < columns; column++)
        numbers[offset * columns + column] = row[column] as number;
    },
    /** Latest row at or before a step; -1 without one. */
    rowBefore: (until: number) => count(until) - 1,
    clear(): void {
      first = 0;
      length = 0;
    },
  };
}
