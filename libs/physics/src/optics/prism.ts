import { refractionAngle } from './fresnel.js';

/**
 * By how much a prism in air turns a ray, rad: in at `incidence`, out at asin(n sin(apex - r)), where r is the angle
 * inside. Undefined where the ray does not come out of the second face.
 * @param apex angle between the faces, rad
 * @param incidence angle to the normal of the first face, rad, positive on the side of the base
 */
export function prismDeviation(apex: number, index: number, incidence: number): number | undefined {
  const inside = Math.asin(Math.sin(incidence) / index);
  const out = refractionAngle(index, 1, apex - inside);
  return out === undefined ? undefined : incidence + out - apex;
}

/** The least deviation, rad, of the symmetric way: 2 asin(n sin(apex / 2)) - apex; undefined where nothing comes out. */
export function minimumDeviation(apex: number, index: number): number | undefined {
  const half = refractionAngle(index, 1, apex / 2);
  return half === undefined ? undefined : 2 * half - apex;
}
