import type { Body } from './bodies.js';

/**
 * Two bodies on the x axis, the second moving along y, in the centre-of-mass frame.
 * @param centralMass of the first, kg
 * @param mass of the second, kg
 * @param distance m
 * @param speed of the second relative to the first, m/s
 */
export function twoBodies(
  centralMass: number,
  mass: number,
  distance: number,
  speed: number,
): readonly [Body, Body] {
  const fraction = mass / (centralMass + mass);
  const body = (bodyMass: number, weight: number): Body => ({
    mass: bodyMass,
    position: [weight * distance, 0, 0],
    velocity: [0, weight * speed, 0],
  });
  return [body(centralMass, -fraction), body(mass, 1 - fraction)];
}
