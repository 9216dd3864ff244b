/** Rows of a series, in order: what a worker sends. */
export interface SeriesData {
  /** Step of each row. */
  readonly steps: Float64Array<ArrayBuffer>;
  /** Values row by row. */
  readonly numbers: Float64Array<ArrayBuffer>;
}

/** Readings of a run, one row per sample; new rows replace the oldest. */
export interface Series {
  readonly length: number;
  /** Step of a row. */
  readonly stepsAt: (row: number) => number;
  /** Value in a row; column 0 is the time. NaN where the value jumps. */
  readonly offset: (row: number, column: number) => number;
  /** Adds a row and removes rows at later steps, recorded before a change of the run. */
  readonly push: (newSteps: number, row: ArrayLike<number>) => void;
  /** Removes rows after a step. */
  readonly removeAfter: (until: number) => void;
  /** Latest row at or before a step; -1 without one. */
  readonly rowBefore: (until: number) => number;
  readonly clear: () => void;
  /** Copy of all rows, for {@link createSeries}. */
  readonly data: () => SeriesData;
}

/**
 * Creates a ring buffer of readings.
 * @param columns values per row
 * @param capacity maximum number of rows
 * @param maxJumps maximum change of each column from one row to the next: a larger one is a gap; without limit by default
 * @param data first rows
 */
export function createSeries(
  columns: number,
  capacity: number,
  maxJumps: readonly number[] = [],
  data?: SeriesData,
): Series {
  const numbers = new Float64Array(columns * capacity);
  const steps = new Float64Array(capacity);
  let first = 0;
  let length = data?.steps.length ?? 0;
  if (data) {
    numbers.set(data.numbers);
    steps.set(data.steps);
  }
  const slot = (row: number): number => (first + row) % capacity;
  const stepsAt = (row: number): number => steps[slot(row)] as number;
  const recorded = (row: number, column: number): number => numbers[slot(row) * columns + column] as number;
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
  /** The rows of an array in order, without free space. */
  const ordered = (values: Float64Array, size: number): Float64Array<ArrayBuffer> => {
    const copy = new Float64Array(length * size);
    const untilEnd = values.subarray(first * size, (first + length) * size);
    copy.set(untilEnd);
    copy.set(values.subarray(0, copy.length - untilEnd.length), untilEnd.length);
    return copy;
  };
  return {
    get length() {
      return length;
    },
    stepsAt,
    offset(row, column) {
      const value = recorded(row, column);
      const maxJump = maxJumps[column] ?? Infinity;
      return row > 0 && Math.abs(value - recorded(row - 1, column)) > maxJump ? NaN : value;
    },
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
    removeAfter(until) {
      length = count(until);
    },
    rowBefore: (until) => count(until) - 1,
    clear() {
      first = 0;
      length = 0;
    },
    data: () => ({ steps: ordered(steps, 1), numbers: ordered(numbers, columns) }),
  };
}
