import { cross, dot, lengthOf, type Vector } from './vectors.js';

/** The conic on which two bodies would go on, were they alone. */
export interface OrbitalElements {
  /** a, m; below 0 for a hyperbola, infinite for a parabola. */
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  /** T, s; infinite when it does not come back. */
  readonly period: number;
  /** Nearest and farthest distance, m; the farthest is infinite when it does not come back. */
  readonly periapsis: number;
  readonly apoapsis: number;
  /** Area that the line between them sweeps, m²/s (Kepler's second law). */
  readonly arealSpeed: number;
  /** Of the plane against xy, rad, 0 to π. */
  readonly inclination: number;
}

/**
 * Osculating elements of one body about another (Murray and Dermott, Solar System Dynamics, 2.3 and 2.8).
 * @param position of the one as seen from the other, m
 * @param velocity of the one as seen from the other, m/s
 * @param mu G times the sum of both masses, m³/s²
 */
export function orbitalElements(position: Vector, velocity: Vector, mu: number): OrbitalElements {
  const distance = lengthOf(position);
  const momentum = cross(position, velocity);
  const speed2 = dot(velocity, velocity);
  const h2 = dot(momentum, momentum);
  const semiMajorAxis = 1 / (2 / distance - speed2 / mu);
  // e as a vector: a circle's comes out as rounding, not as the root of rounding.
  const radial = dot(position, velocity) / mu;
  const inwards = speed2 / mu - 1 / distance;
  const [x, y, z] = position;
  const [vx, vy, vz] = velocity;
  const eccentricity = Math.hypot(
    inwards * x - radial * vx,
    inwards * y - radial * vy,
    inwards * z - radial * vz,
  );
  const bound = semiMajorAxis > 0 && semiMajorAxis < Infinity;
  return {
    semiMajorAxis,
    eccentricity,
    period: bound ? 2 * Math.PI * semiMajorAxis * Math.sqrt(semiMajorAxis / mu) : Infinity,
    periapsis: h2 / mu / (1 + eccentricity),
    apoapsis: bound ? semiMajorAxis * (1 + eccentricity) : Infinity,
    arealSpeed: Math.sqrt(h2) / 2,
    inclination: Math.atan2(Math.hypot(momentum[0], momentum[1]), momentum[2]),
  };
}
