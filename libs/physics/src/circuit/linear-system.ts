import { CircuitError } from './netlist.js';

/**
 * Dense linear equations A x = b by LU decomposition with partial pivoting (rows scaled by their largest entry) and one
 * round of iterative refinement (Golub and Van Loan, Matrix Computations, 3.4 and 3.5). About n³/3 multiplications for
 * a new matrix and 2 n² for a new right side.
 */
export class LinearSystem {
  /** Row by row. Fill it, then call `factor`. */
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  readonly solution: Float64Array;
  private readonly lu: Float64Array;
  private readonly order: Int32Array;
  private readonly scale: Float64Array;
  private readonly residual: Float64Array;

  constructor(readonly size: number) {
    this.matrix = new Float64Array(size * size);
    this.right = new Float64Array(size);
    this.solution = new Float64Array(size);
    this.lu = new Float64Array(size * size);
    this.order = new Int32Array(size);
    this.scale = new Float64Array(size);
    this.residual = new Float64Array(size);
  }

  /** Adds to an entry. Negative rows and columns are those of the ground and are ignored. */
  add(row: number, column: number, value: number): void {
    if (row < 0 || column < 0) return;
    const index = row * this.size + column;
    this.matrix[index] = (this.matrix[index] as number) + value;
  }

  factor(): void {
    const { size: n, lu, order, scale } = this;
    lu.set(this.matrix);
    for (let row = 0; row < n; row++) {
      let largest = 0;
      for (let k = row * n; k < row * n + n; k++) largest = Math.max(largest, Math.abs(lu[k] as number));
      scale[row] = largest;
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
    let pivotIndex = column;
    let largest = -1;
    for (let index = column; index < n; index++) {
      const row = order[index] as number;
      const weight = Math.abs(lu[row * n + column] as number) / (scale[row] as number);
      if (weight > largest) [largest, pivotIndex] = [weight, index];
    }
    // The negation also catches NaN.
    if (!(largest > 0) || !Number.isFinite(largest)) throw new CircuitError('singular');
    const row = order[column] as number;
    order[column] = order[pivotIndex] as number;
    order[pivotIndex] = row;
  }

  /** Solves for `right` with the matrix as factored. */
  solve(): void {
    const { size: n, matrix, right, solution, residual } = this;
    solution.fill(0);
    for (let round = 0; round < 2; round++) {
      for (let row = 0; row < n; row++) {
        let sum = right[row] as number;
        for (let k = 0; k < n; k++) sum -= (matrix[row * n + k] as number) * (solution[k] as number);
        residual[row] = sum;
      }
      this.refine();
    }
  }

  /** Adds the correction for the residual to the solution. */
  private refine(): void {
    const { size: n, lu, order, solution, residual, scale } = this;
    // The scales are no longer needed: their array holds the correction.
    const correction = scale;
    for (let index = 0; index < n; index++) {
      const row = (order[index] as number) * n;
      let sum = residual[order[index] as number] as number;
      for (let k = 0; k < index; k++) sum -= (lu[row + k] as number) * (correction[k] as number);
      correction[index] = sum;
    }
    for (let index = n - 1; index >= 0; index--) {
      const row = (order[index] as number) * n;
      let sum = correction[index] as number;
      for (let k = index + 1; k < n; k++) sum -= (lu[row + k] as number) * (correction[k] as number);
      correction[index] = sum / (lu[row + index] as number);
      solution[index] = (solution[index] as number) + (correction[index] as number);
    }
  }
}
