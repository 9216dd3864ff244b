import type { Forces } from './forces-schema.js';

/** A force: its size and its direction, degrees counter-clockwise from the right. */
export interface Force {
  readonly name: string;
  readonly size: number;
  readonly angle: number;
}

const DEGREE = Math.PI / 180;
const GRAVITY = 9.8;

/** Part of a force in a direction. */
export const along = ({ size, angle }: Force, degrees: number): number =>
  size * Math.cos((angle - degrees) * DEGREE);

/**
 * All forces: the declared ones, and those of the model. On a slope that is not steeper than the angle of friction the body
 * rests, and friction balances the weight along the slope.
 */
export function forcesOf({ forces = [], model, incline = 0 }: Forces): Force[] {
  if (!model) return forces;
  const { m, μ = 0, g = GRAVITY } = model;
  const weight = m * g;
  const support = weight * Math.cos(incline * DEGREE);
  const friction = Math.min(μ * support, weight * Math.sin(incline * DEGREE));
  return [
    { name: 'mg', size: weight, angle: -90 },
    { name: 'N', size: support, angle: 90 + incline },
    ...(friction > 0 ? [{ name: 'F_ishq', size: friction, angle: incline }] : []),
    ...forces,
  ];
}

/** The resultant; its size is 0 in equilibrium. */
export function resultant(forces: readonly Force[], name: string): Force {
  const [x, y] = [0, 90].map((direction) =>
    forces.reduce((sum, force) => sum + along(force, direction), 0),
  ) as [number, number];
  const size = Math.hypot(x, y);
  const scale = Math.max(...forces.map((force) => force.size));
  return { name, size: size < 1e-9 * scale ? 0 : size, angle: Math.atan2(y, x) / DEGREE };
}

/** Both components of a force: along an axis and across it. */
export function componentsOf(force: Force, axis: number): Force[] {
  const labels =
    force.name === 'mg' && axis !== 0 ? ['mg sin α', 'mg cos α'] : [`${force.name}_x`, `${force.name}_y`];
  return [axis, axis + 90].map((direction, index) => {
    const size = along(force, direction);
    return { name: labels[index] ?? '', size: Math.abs(size), angle: size < 0 ? direction + 180 : direction };
  });
}
