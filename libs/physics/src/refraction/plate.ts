import { refractionAngle } from './fresnel.js';

/**
 * Lateral shift, m, of a ray by a plate with parallel faces: d sin(a - b) / cos b with the angle b of refraction. Undefined
 * for total reflection.
 * @param from refractive index on both sides
 * @param to refractive index of the plate
 * @param angle of incidence, rad
 */
export function plateShift(thickness: number, from: number, to: number, angle: number): number | undefined {
  const inside = refractionAngle(from, to, angle);
  return inside === undefined ? undefined : (thickness * Math.sin(angle - inside)) / Math.cos(inside);
}
