import { refractionAngle } from './fresnel.js';

/**
 * Deviation of a ray by a prism in air, rad. The exit angle is asin(n sin(apex - r)) with the angle r of refraction at the
 * first face. Undefined for total reflection at the second face.
 * @param apex angle between the faces, rad
 * @param incidence angle to the normal of the first face, rad, positive on the side of the base
 */
export function prismDeviation(apex: number, index: number, incidence: number): number | undefined {
  const inside = Math.asin(Math.sin(incidence) / index);
  const out = refractionAngle(index, 1, apex - inside);
  return out === undefined ? undefined : incidence + out - apex;
}

/** Minimum deviation, rad, of the symmetric path: 2 asin(n sin(apex / 2)) - apex; undefined for total reflection. */
export function minimumDeviation(apex: number, index: number): number | undefined {
  const half = refractionAngle(index, 1, apex / 2);
  return half === undefined ? undefined : 2 * half - apex;
}
