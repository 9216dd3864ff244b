/**
 * Coefficient of a fit with its standard error: from the uncertainties of the points, or without these from their scatter, NaN
 * when there are no more points than coefficients.
 */
export interface Coefficient {
  readonly value: number;
  readonly error: number;
}

/** Least-squares polynomial of one variable. */
export interface PolynomialFit {
  /** Coefficients of 1, x, x² and so on. */
  readonly coefficients: readonly Coefficient[];
  /** Standard deviation of the points from the curve. */
  readonly residual: number;
}

/** A measured pair of values. */
export interface MeasuredPoint {
  readonly x: number;
  readonly y: number;
  /** Standard uncertainties; 0 by default. */
  readonly dx?: number;
  readonly dy?: number;
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};
const subtract = (target: Float64Array, factor: number, vector: Float64Array): void => {
  for (let index = 0; index < target.length; index++)
    target[index] = (target[index] ?? 0) - factor * (vector[index] ?? 0);
};

/** Coefficients of (α + βx)ᵏ by powers of x. */
function powersOfLine(alpha: number, beta: number, degree: number): Float64Array[] {
  const rows = [Float64Array.of(1, ...new Array<number>(degree).fill(0))];
  for (let power = 1; power <= degree; power++) {
    const previous = rows[power - 1] ?? new Float64Array(degree + 1);
    rows.push(previous.map((value, index) => alpha * value + beta * (previous[index - 1] ?? 0)));
  }
  return rows;
}

/**
 * Fits a polynomial to points, with weights 1/dy² if each has an uncertainty of y, otherwise with equal ones. The variable is shifted and scaled to −1 … 1, and the powers are made
 * orthogonal twice (modified Gram–Schmidt), so that no digits are lost where x² is much larger than its changes.
 * Standard errors: Draper & Smith, "Applied Regression Analysis", 3rd ed., section 5. Those of weighted points grow by the
 * scatter where it is larger than their uncertainties (scale factor of the Particle Data Group, "Review of Particle Physics",
 * introduction, section 5.2.2).
 * @returns `undefined` when fewer different x exist than coefficients
 */
export function fitPolynomial(points: readonly MeasuredPoint[], degree: number): PolynomialFit | undefined {
  const count = points.length;
  if (new Set(points.map(({ x }) => x)).size <= degree) return undefined;
  const xs = points.map(({ x }) => x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const [middle, half] = [(low + high) / 2, (high - low) / 2 || 1];
  const scaled = Float64Array.from(xs, (x) => (x - middle) / half);
  const isWeighted = points.every(({ dy = 0 }) => dy > 0);
  const roots = Float64Array.from(points, ({ dy = 0 }) => (isWeighted ? 1 / dy : 1));
  const rest = Float64Array.from(points, ({ y }, index) => y * (roots[index] ?? 1));

  // Columns q of the orthogonal powers, and r with power k = Σ r[k][j] q[j].
  const columns: Float64Array[] = [];
  const r: Float64Array[] = [];
  for (let power = 0; power <= degree; power++) {
    const column = scaled.map((u, index) => (roots[index] ?? 1) * u ** power);
    const row = new Float64Array(degree + 1);
    for (let pass = 0; pass < 2; pass++)
      for (const [index, other] of columns.entries()) {
        const factor = dot(column, other);
        row[index] = (row[index] ?? 0) + factor;
        subtract(column, factor, other);
      }
    const length = Math.sqrt(dot(column, column));
    row[power] = length;
    columns.push(column.map((value) => value / length));
    r.push(row);
  }
  const projections = columns.map((column) => {
    const factor = dot(column, rest);
    subtract(rest, factor, column);
    return factor;
  });
  // Row k of the inverse: the scaled coefficient k as a combination of the projections.
  const inverse = r.map(() => new Float64Array(degree + 1));
  for (let column = degree; column >= 0; column--)
    for (let power = degree; power >= 0; power--) {
      let sum = power === column ? 1 : 0;
      for (let later = power + 1; later <= degree; later++)
        sum -= (r[later]?.[power] ?? 0) * (inverse[later]?.[column] ?? 0);
      const row = inverse[power];
      if (row) row[column] = sum / (r[power]?.[power] ?? NaN);
    }
  const freedom = count - degree - 1;
  const misfit = freedom > 0 ? Math.sqrt(dot(rest, rest) / freedom) : NaN;
  const scale = isWeighted ? Math.max(1, misfit || 0) : misfit;
  const distances = rest.map((value, index) => value / (roots[index] ?? 1));
  const residual = freedom > 0 ? Math.sqrt(dot(distances, distances) / freedom) : NaN;
  const lines = powersOfLine(-middle / half, 1 / half, degree);
  const coefficients = lines.map((_, power) => {
    // Combination of the projections that gives the coefficient of xᵏ.
    const combination = projections.map((_projection, column) =>
      lines.reduce((sum, line, index) => sum + (line[power] ?? 0) * (inverse[index]?.[column] ?? 0), 0),
    );
    return {
      value: combination.reduce((sum, factor, column) => sum + factor * (projections[column] ?? 0), 0),
      error: scale * Math.hypot(...combination),
    };
  });
  return { coefficients, residual };
}
