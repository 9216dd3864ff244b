/** Points in (-1, 1) and their weights. */
export interface QuadratureRule {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

const known = new Map<number, QuadratureRule>();

/**
 * Gauss-Legendre quadrature with n points, exact for polynomials up to degree 2n - 1: zeros of the Legendre polynomial by
 * Newton's rule (Abramowitz and Stegun 25.4.29).
 */
export function gaussLegendre(n: number): QuadratureRule {
  const made = known.get(n);
  if (made) return made;
  const points = new Float64Array(n);
  const weights = new Float64Array(n);
  for (let k = 0; k < n; k++) {
    let x = Math.cos((Math.PI * (k + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let round = 0; round < 100; round++) {
      let [before, now] = [1, x];
      for (let degree = 2; degree <= n; degree++)
        [before, now] = [now, ((2 * degree - 1) * x * now - (degree - 1) * before) / degree];
      slope = (n * (x * now - before)) / (x * x - 1);
      const change = now / slope;
      x -= change;
      if (Math.abs(change) < 1e-15) break;
    }
    points[k] = x;
    weights[k] = 2 / ((1 - x * x) * slope * slope);
  }
  const rule = { points, weights };
  known.set(n, rule);
  return rule;
}
