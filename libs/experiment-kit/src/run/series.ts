/** Readings of a run, one row per sample; new rows replace the oldest. */
export interface Series {
  readonly length: number;
  /** Step of a row. */
  readonly stepsAt: (row: number) => number;
  /** Value in a row; column 0 is the time. */
  readonly offset: (row: number, column: number) => number;
  /** Adds a row and removes rows at later steps, recorded before a change of the run. */
  readonly push: (newSteps: number, row: ArrayLike<number>) => void;
  /** Latest row at or before a step; -1 without one. */
  readonly rowBefore: (until: number) => number;
  readonly clear: () => void;
  /** Copy without free space. */
  readonly copy: () => Series;
}

/** Creates a ring buffer of readings. @param columns values per row @param capacity maximum number of rows */
export function createSeries(columns: number, capacity: number): Series {
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
    get length() {
      return length;
    },
    stepsAt,
    offset: (row, column) => numbers[slot(row) * columns + column] as number,
    push(newSteps, row) {
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
    rowBefore: (until) => count(until) - 1,
    clear() {
      first = 0;
      length = 0;
    },
    copy() {
      const copied = createSeries(columns, length);
      for (let row = 0; row < length; row++) {
        const start = slot(row) * columns;
        copied.push(stepsAt(row), numbers.subarray(start, start + columns));
      }
      return copied;
    },
  };
}
