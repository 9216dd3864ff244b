/** Newton's method converges in fewer iterations for every eccentricity below 1. */
const MAX_ITERATIONS = 50;
const TURN = 2 * Math.PI;

/**
 * Solves Kepler's equation `M = E − e sin E` (Kepler, Astronomia nova, 1609) by Newton's method.
 *
 * On 0…π the right-hand side is convex, so from E = π the iterates decrease to the root and never pass it; they end where
 * they no longer decrease, at the precision of a double. Other M follow by symmetry.
 * @param mean mean anomaly M, rad: 2π times the fraction of the period since perihelion
 * @param eccentricity e, 0 ≤ e < 1
 * @returns eccentric anomaly E, rad, in −π…π
 */
export function eccentricAnomaly(mean: number, eccentricity: number): number {
  const reduced = mean - TURN * Math.round(mean / TURN);
  const target = Math.abs(reduced);
  let anomaly = Math.PI;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const next =
      anomaly -
      (anomaly - eccentricity * Math.sin(anomaly) - target) / (1 - eccentricity * Math.cos(anomaly));
    if (!(next < anomaly)) break;
    anomaly = next;
  }
  return reduced < 0 ? -anomaly : anomaly;
}

/** Position on an ellipse, in semi-major axes from its centre; perihelion is at x = 1. */
export interface OrbitPoint {
  x: number;
  y: number;
}

/** Position of a planet at a mean anomaly, rad; the Sun is at x = e, y = 0. */
export function orbitPoint(mean: number, eccentricity: number): OrbitPoint {
  const anomaly = eccentricAnomaly(mean, eccentricity);
  return { x: Math.cos(anomaly), y: Math.sqrt(1 - eccentricity ** 2) * Math.sin(anomaly) };
}
