import type { Body } from './bodies.js';

/**
 * Two bodies a distance apart along x, the second thrown along y, in the frame in which their centre of mass rests.
 * @param central mass of the first, kg
 * @param mass of the second, kg
 * @param distance m
 * @param speed of the second as seen from the first, m/s
 */
export function twoBodies(
  central: number,
  mass: number,
  distance: number,
  speed: number,
): readonly [Body, Body] {
  const share = mass / (central + mass);
  const body = (of: number, part: number): Body => ({
    mass: of,
    position: [part * distance, 0, 0],
    velocity: [0, part * speed, 0],
  });
  return [body(central, -share), body(mass, 1 - share)];
}
