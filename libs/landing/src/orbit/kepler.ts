/** Newton's method from the right side needs fewer steps than this for every eccentricity below 1. */
const MOST_STEPS = 50;
const TURN = 2 * Math.PI;

/**
 * Solves Kepler's equation `M = E − e sin E` (Kepler, Astronomia nova, 1609) by Newton's method.
 *
 * On 0…π the right side is convex, so from E = π the steps go down to the root and never past it: they end where they
 * no longer get smaller, at the last digits of a number. Other M are led back there by symmetry.
 * @param mean mean anomaly M, rad: 2π times the part of the period gone since perihelion
 * @param eccentricity e, 0 ≤ e < 1
 * @returns eccentric anomaly E, rad, in −π…π
 */
export function eccentricAnomaly(mean: number, eccentricity: number): number {
  const turned = mean - TURN * Math.round(mean / TURN);
  const target = Math.abs(turned);
  let anomaly = Math.PI;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next =
      anomaly -
      (anomaly - eccentricity * Math.sin(anomaly) - target) / (1 - eccentricity * Math.cos(anomaly));
    if (!(next < anomaly)) break;
    anomaly = next;
  }
  return turned < 0 ? -anomaly : anomaly;
}

/** Where a planet is, in semi-major axes from the middle of its ellipse; perihelion lies at x = 1. */
export interface OrbitPoint {
  x: number;
  y: number;
}

/** Where the planet is at a mean anomaly, rad; the Sun stands at x = e, y = 0. */
export function orbitPoint(mean: number, eccentricity: number): OrbitPoint {
  const anomaly = eccentricAnomaly(mean, eccentricity);
  return { x: Math.cos(anomaly), y: Math.sqrt(1 - eccentricity ** 2) * Math.sin(anomaly) };
}
