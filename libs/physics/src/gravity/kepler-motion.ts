import { dot, lengthOf, type Vector } from '../vectors/vectors.js';

/** Enough for bisection alone to converge to the last bit. */
const MAX_ITERATIONS = 1100;

/** Stumpff's functions c2 and c3: (1 - cos √z) / z and (√z - sin √z) / √z³, and their continuation to z < 0. */
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
 * Solves Kepler's equation in universal variables, which holds for ellipse, parabola and hyperbola, for s > 0. Laguerre
 * and Conway's iteration (Danby, Fundamentals of Celestial Mechanics, 6.9) within a shrinking bracket: the time increases
 * monotonically with s.
 * @param scaledTime √mu times the time, above 0
 * @param radial position · velocity over √mu
 * @param inverse 1 / a
 */
function universalAnomaly(scaledTime: number, r0: number, radial: number, inverse: number): number {
  const eccentric = 1 - inverse * r0;
  let [low, high] = [0, Infinity];
  let s = Math.min(
    scaledTime / r0,
    Math.cbrt(6 * scaledTime),
    inverse < 0 ? 1 / Math.sqrt(-inverse) : Infinity,
  );
  if (inverse > 0) s = scaledTime * inverse;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const z = inverse * s * s;
    const [c2, c3] = stumpff(z);
    const residual = radial * s * s * c2 + eccentric * s * s * s * c3 + r0 * s - scaledTime;
    const r = radial * s * (1 - z * c3) + eccentric * s * s * c2 + r0;
    const derivative = radial * (1 - z * c2) + eccentric * s * (1 - z * c3);
    if (residual < 0) low = s;
    else high = s;
    const next = s - (5 * residual) / (r + Math.sqrt(Math.abs(16 * r * r - 20 * residual * derivative)));
    if (Math.abs(next - s) <= 1e-15 * s) return next;
    // NaN, where the hyperbolic functions overflow, counts as too large.
    if (next > low && next < high && next < 2 * s) s = next;
    else s = high < Infinity ? (low + high) / 2 : 2 * s;
    if (s === low || s === high) return s;
  }
  return s;
}

/**
 * The two-body problem on any conic, by Kepler's equation in universal variables and Gauss's f and g functions (Battin,
 * Mathematics and Methods of Astrodynamics, 4.5): relative position and velocity after t seconds. Accurate to about 1e-12
 * of the size of the orbit, to 1e-13 / (1 - e) for a long one from its periapsis. Not for radial orbits. For the position
 * on a given ellipse see `orbitPoint` in `@zarra/physics/kepler`.
 * @param position relative position at time 0, m
 * @param velocity relative velocity at time 0, m/s
 * @param mu gravitational parameter G (m₁ + m₂), m³/s²
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
  // Whole revolutions are removed: they would only cost precision.
  const period = inverse > 0 ? (2 * Math.PI) / (root * inverse ** 1.5) : Infinity;
  const time = period < Infinity ? t - Math.round(t / period) * period : t;
  if (time === 0) return [position, velocity];

  // Negative times: the motion with reversed velocity.
  const sign = Math.sign(time);
  const radial = (sign * dot(position, velocity)) / root;
  const s = universalAnomaly(root * Math.abs(time), r0, radial, inverse);
  const z = inverse * s * s;
  const [c2, c3] = stumpff(z);
  const f = 1 - (s * s * c2) / r0;
  const g = time - (sign * s * s * s * c3) / root;
  const newPosition = combine(f, position, g, velocity);
  const r = lengthOf(newPosition);
  const df = ((sign * root) / (r * r0)) * s * (z * c3 - 1);
  const dg = 1 - (s * s * c2) / r;
  return [newPosition, combine(df, position, dg, velocity)];
}

const combine = (a: number, [ax, ay, az]: Vector, b: number, [bx, by, bz]: Vector): Vector => [
  a * ax + b * bx,
  a * ay + b * by,
  a * az + b * bz,
];
