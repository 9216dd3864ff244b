import { dot, lengthOf, type Vector } from './vectors.js';

/** Enough for halving alone to find every bit. */
const MOST_ROUNDS = 1100;

/** Stumpff's functions c2 and c3: (1 - cos √z) / z and (√z - sin √z) / √z³, and their continuation below 0. */
function stumpff(z: number): readonly [c2: number, c3: number] {
  if (Math.abs(z) < 0.5) {
    let [c2, c3, term2, term3] = [0, 0, 1 / 2, 1 / 6];
    for (let n = 1; n <= 10; n++) {
      c2 += term2;
      c3 += term3;
      term2 *= -z / ((2 * n + 1) * (2 * n + 2));
      term3 *= -z / ((2 * n + 2) * (2 * n + 3));
    }
    return [c2, c3];
  }
  const root = Math.sqrt(Math.abs(z));
  if (z > 0) return [(2 * Math.sin(root / 2) ** 2) / z, (root - Math.sin(root)) / (z * root)];
  return [(2 * Math.sinh(root / 2) ** 2) / -z, (Math.sinh(root) - root) / (-z * root)];
}

/**
 * Kepler's equation in universal variables, one for ellipse, parabola and hyperbola: the s > 0 at which the time has
 * passed. By the iteration of Laguerre and Conway (Danby, Fundamentals of Celestial Mechanics, 6.9), inside a bracket
 * that shrinks each round: the time only grows with s.
 * @param passed √mu times the time, above 0
 * @param radial position · velocity over √mu
 * @param inverse 1 / a
 */
function universalAnomaly(passed: number, r0: number, radial: number, inverse: number): number {
  const open = 1 - inverse * r0;
  let [low, high] = [0, Infinity];
  let s = Math.min(passed / r0, Math.cbrt(6 * passed), inverse < 0 ? 1 / Math.sqrt(-inverse) : Infinity);
  if (inverse > 0) s = passed * inverse;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const z = inverse * s * s;
    const [c2, c3] = stumpff(z);
    const off = radial * s * s * c2 + open * s * s * s * c3 + r0 * s - passed;
    const r = radial * s * (1 - z * c3) + open * s * s * c2 + r0;
    const bend = radial * (1 - z * c2) + open * s * (1 - z * c3);
    if (off < 0) low = s;
    else high = s;
    const next = s - (5 * off) / (r + Math.sqrt(Math.abs(16 * r * r - 20 * off * bend)));
    if (Math.abs(next - s) <= 1e-15 * s) return next;
    // Not a number where the hyperbolic functions overflow: that is too far.
    if (next > low && next < high && next < 2 * s) s = next;
    else s = high < Infinity ? (low + high) / 2 : 2 * s;
    if (s === low || s === high) return s;
  }
  return s;
}

/**
 * Two bodies alone, t seconds on, by Kepler's equation and Gauss's f and g (Battin, Mathematics and Methods of
 * Astrodynamics, 4.5). Exact to about 1e-12 of the orbit's size, and to
 * 1e-13 / (1 - e) of a long one that begins at its nearest place. Not for a fall straight into the other body.
 * @param position of the one as seen from the other at time 0, m
 * @param velocity of the one as seen from the other at time 0, m/s
 * @param mu G times the sum of both masses, m³/s²
 */
export function keplerMotion(
  t: number,
  position: Vector,
  velocity: Vector,
  mu: number,
): readonly [position: Vector, velocity: Vector] {
  const r0 = lengthOf(position);
  const root = Math.sqrt(mu);
  const inverse = 2 / r0 - dot(velocity, velocity) / mu;
  // Whole revolutions change nothing and cost digits.
  const period = inverse > 0 ? (2 * Math.PI) / (root * inverse ** 1.5) : Infinity;
  const time = period < Infinity ? t - Math.round(t / period) * period : t;
  if (time === 0) return [position, velocity];

  // The past is the future with the velocity turned round.
  const sign = Math.sign(time);
  const radial = (sign * dot(position, velocity)) / root;
  const s = universalAnomaly(root * Math.abs(time), r0, radial, inverse);
  const z = inverse * s * s;
  const [c2, c3] = stumpff(z);
  const f = 1 - (s * s * c2) / r0;
  const g = time - (sign * s * s * s * c3) / root;
  const there = combined(f, position, g, velocity);
  const r = lengthOf(there);
  const df = ((sign * root) / (r * r0)) * s * (z * c3 - 1);
  const dg = 1 - (s * s * c2) / r;
  return [there, combined(df, position, dg, velocity)];
}

const combined = (a: number, [ax, ay, az]: Vector, b: number, [bx, by, bz]: Vector): Vector => [
  a * ax + b * bx,
  a * ay + b * by,
  a * az + b * bz,
];
