/** Quadrature points in (-1, 1) and their weights. */
export interface QuadratureRule {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

const cache = new Map<number, QuadratureRule>();

/**
 * Gauss-Legendre quadrature with n points, exact for polynomials up to degree 2n - 1: zeros of the Legendre polynomial by
 * Newton's method (Abramowitz and Stegun 25.4.29).
 */
export function gaussLegendre(n: number): QuadratureRule {
  const cached = cache.get(n);
  if (cached) return cached;
  const points = new Float64Array(n);
  const weights = new Float64Array(n);
  for (let k = 0; k < n; k++) {
    let x = Math.cos((Math.PI * (k + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let round = 0; round < 100; round++) {
      let [previous, current] = [1, x];
      for (let degree = 2; degree <= n; degree++)
        [previous, current] = [current, ((2 * degree - 1) * x * current - (degree - 1) * previous) / degree];
      slope = (n * (x * current - previous)) / (x * x - 1);
      const change = current / slope;
      x -= change;
      if (Math.abs(change) < 1e-15) break;
    }
    points[k] = x;
    weights[k] = 2 / ((1 - x * x) * slope * slope);
  }
  const rule = { points, weights };
  cache.set(n, rule);
  return rule;
}
