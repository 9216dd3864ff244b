import { cross, dot, lengthOf, type Vector } from '../vectors/vectors.js';

/** Elements of the osculating Kepler orbit of two bodies. */
export interface OrbitalElements {
  /** a, m; below 0 for a hyperbola, infinite for a parabola. */
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  /** T, s; infinite for an open orbit. */
  readonly period: number;
  /** Smallest and largest distance, m; the largest is infinite for an open orbit. */
  readonly periapsis: number;
  readonly apoapsis: number;
  /** Area swept by the line between the bodies per time, m²/s (Kepler's second law). */
  readonly arealSpeed: number;
  /** Inclination to the xy plane, rad, 0 to π. */
  readonly inclination: number;
}

/**
 * Osculating elements of one body around another (Murray and Dermott, Solar System Dynamics, 2.3 and 2.8).
 * @param position relative position, m
 * @param velocity relative velocity, m/s
 * @param mu gravitational parameter G (m₁ + m₂), m³/s²
 */
export function orbitalElements(position: Vector, velocity: Vector, mu: number): OrbitalElements {
  const distance = lengthOf(position);
  const momentum = cross(position, velocity);
  const speed2 = dot(velocity, velocity);
  const h2 = dot(momentum, momentum);
  const semiMajorAxis = 1 / (2 / distance - speed2 / mu);
  // From the eccentricity vector: for a circle the error is of the order of rounding, not of its square root.
  const radial = dot(position, velocity) / mu;
  const along = speed2 / mu - 1 / distance;
  const [x, y, z] = position;
  const [vx, vy, vz] = velocity;
  const eccentricity = Math.hypot(along * x - radial * vx, along * y - radial * vy, along * z - radial * vz);
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
