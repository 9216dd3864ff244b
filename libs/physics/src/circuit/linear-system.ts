import { CircuitError } from './netlist.js';

/**
 * Dense linear equations A x = b by LU decomposition with partial pivoting (rows scaled by their largest entry) and one
 * round of iterative refinement (Golub and Van Loan, Matrix Computations, 3.4 and 3.5). About n³/3 multiplications for
 * a new matrix and 2 n² for a new right side.
 */
export class LinearSystem {
  /** Row by row. Fill it, then `factor`. */
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  readonly solution: Float64Array;
  private readonly lu: Float64Array;
  private readonly order: Int32Array;
  private readonly scale: Float64Array;
  private readonly rest: Float64Array;

  constructor(readonly size: number) {
    this.matrix = new Float64Array(size * size);
    this.right = new Float64Array(size);
    this.solution = new Float64Array(size);
    this.lu = new Float64Array(size * size);
    this.order = new Int32Array(size);
    this.scale = new Float64Array(size);
    this.rest = new Float64Array(size);
  }

  /** Adds to an entry; rows and columns below zero are the ground's, which has none. */
  add(row: number, column: number, value: number): void {
    if (row < 0 || column < 0) return;
    const at = row * this.size + column;
    this.matrix[at] = (this.matrix[at] as number) + value;
  }

  factor(): void {
    const { size: n, lu, order, scale } = this;
    lu.set(this.matrix);
    for (let row = 0; row < n; row++) {
      let most = 0;
      for (let k = row * n; k < row * n + n; k++) most = Math.max(most, Math.abs(lu[k] as number));
      scale[row] = most;
      order[row] = row;
    }
    for (let column = 0; column < n; column++) {
      this.pivot(column);
      const top = (order[column] as number) * n;
      const pivot = lu[top + column] as number;
      for (let below = column + 1; below < n; below++) {
        const row = (order[below] as number) * n;
        if (lu[row + column] === 0) continue;
        const factor = (lu[row + column] as number) / pivot;
        lu[row + column] = factor;
        for (let k = column + 1; k < n; k++)
          lu[row + k] = (lu[row + k] as number) - factor * (lu[top + k] as number);
      }
    }
  }

  private pivot(column: number): void {
    const { size: n, lu, order, scale } = this;
    let best = column;
    let most = -1;
    for (let at = column; at < n; at++) {
      const row = order[at] as number;
      const weight = Math.abs(lu[row * n + column] as number) / (scale[row] as number);
      if (weight > most) [most, best] = [weight, at];
    }
    // Not > 0 is also NaN, so that it cannot spread.
    if (!(most > 0) || !Number.isFinite(most)) throw new CircuitError('singular');
    const row = order[column] as number;
    order[column] = order[best] as number;
    order[best] = row;
  }

  /** Solves for `right` with the matrix as factored. */
  solve(): void {
    const { size: n, matrix, right, solution, rest } = this;
    solution.fill(0);
    for (let round = 0; round < 2; round++) {
      for (let row = 0; row < n; row++) {
        let sum = right[row] as number;
        for (let k = 0; k < n; k++) sum -= (matrix[row * n + k] as number) * (solution[k] as number);
        rest[row] = sum;
      }
      this.improve();
    }
  }

  /** Adds to the solution what the rest still asks for. */
  private improve(): void {
    const { size: n, lu, order, solution, rest, scale } = this;
    // The scales are done with: their room takes the change.
    const change = scale;
    for (let at = 0; at < n; at++) {
      const row = (order[at] as number) * n;
      let sum = rest[order[at] as number] as number;
      for (let k = 0; k < at; k++) sum -= (lu[row + k] as number) * (change[k] as number);
      change[at] = sum;
    }
    for (let at = n - 1; at >= 0; at--) {
      const row = (order[at] as number) * n;
      let sum = change[at] as number;
      for (let k = at + 1; k < n; k++) sum -= (lu[row + k] as number) * (change[k] as number);
      change[at] = sum / (lu[row + at] as number);
      solution[at] = (solution[at] as number) + (change[at] as number);
    }
  }
}
