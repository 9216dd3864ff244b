/*
 * Elliptic integrals and Jacobi's elliptic functions of the parameter m = k², 0 <= m <= 1. The complement 1 - m is a
 * separate argument: near m = 1 (a pendulum released near the top) computing it from m would lose digits.
 */

/** Iterations until the mean converges for any complement above 1e-300 (convergence is quadratic). */
const MAX_ITERATIONS = 16;
const EPSILON = 2 ** -53;

/** Complete elliptic integral of the first kind K, by Gauss's arithmetic-geometric mean (DLMF 19.8.5). */
export function completeEllipticK(complement: number): number {
  let [a, b] = [1, Math.sqrt(complement)];
  for (let round = 0; a - b > 4 * EPSILON * a && round < MAX_ITERATIONS; round++)
    [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return Math.PI / (a + b);
}

/** Carlson's symmetric integral R_F(x, y, z) by duplication (Numer. Algorithms 10, 13, 1995; DLMF 19.36.1). */
function carlsonRF(x: number, y: number, z: number): number {
  for (;;) {
    const mean = (x + y + z) / 3;
    const [dx, dy, dz] = [1 - x / mean, 1 - y / mean, 1 - z / mean];
    // The first neglected term is of order 6 in the differences.
    if (Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz)) < 1e-3) {
      const second = dx * dy - dz * dz;
      const third = dx * dy * dz;
      const series = 1 - second / 10 + third / 14 + (second * second) / 24 - (3 * second * third) / 44;
      return series / Math.sqrt(mean);
    }
    const [rootX, rootY, rootZ] = [Math.sqrt(x), Math.sqrt(y), Math.sqrt(z)];
    const shift = rootX * rootY + rootY * rootZ + rootZ * rootX;
    [x, y, z] = [(x + shift) / 4, (y + shift) / 4, (z + shift) / 4];
  }
}

/** Incomplete elliptic integral of the first kind F(phase, m), for any phase in rad (DLMF 19.25.5). */
export function ellipticF(phase: number, m: number, complement: number): number {
  const turns = Math.round(phase / Math.PI);
  const sine = Math.sin(phase - turns * Math.PI);
  const square = sine * sine;
  const rest = sine * carlsonRF(1 - square, complement * square + (1 - square), 1);
  return turns === 0 ? rest : 2 * turns * completeEllipticK(complement) + rest;
}

/** Values of Jacobi's functions. */
export interface Jacobi {
  readonly sn: number;
  readonly cn: number;
  readonly dn: number;
  /** The amplitude, rad: unbounded, increasing with the argument. */
  readonly am: number;
}

/** Jacobi's elliptic functions by the descending Landen transformation (Abramowitz and Stegun, 16.4; DLMF 22.20). */
export function jacobi(u: number, m: number, complement: number): Jacobi {
  if (complement === 0) {
    // The Gudermannian, in the form without loss of digits.
    const am = 2 * Math.atan(Math.tanh(u / 2));
    const cn = 1 / Math.cosh(u);
    return { sn: Math.tanh(u), cn, dn: cn, am };
  }
  const ratios: number[] = [];
  let [a, b, c] = [1, Math.sqrt(complement), Math.sqrt(m)];
  while (c > EPSILON * a && ratios.length < MAX_ITERATIONS) {
    [a, b, c] = [(a + b) / 2, Math.sqrt(a * b), (a - b) / 2];
    ratios.push(c / a);
  }
  let am = 2 ** ratios.length * a * u;
  for (const ratio of ratios.reverse()) am = (am + Math.asin(ratio * Math.sin(am))) / 2;
  const [sn, cn] = [Math.sin(am), Math.cos(am)];
  // 1 - m sn², without cancellation.
  return { sn, cn, dn: Math.sqrt(complement + m * cn * cn), am };
}
