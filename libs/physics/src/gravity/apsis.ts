import type { ModelEvent } from '../model/model.js';
import { type GravityParams, muOf } from './bodies.js';

/** Below this eccentricity an orbit counts as a circle: its apsides would be determined by rounding. */
const MIN_ECCENTRICITY = 1e-7;

/**
 * r · v of body `index` relative to the first, m²/s: distance times radial velocity. 1 if there is no such body, and on a
 * circle, where rounding would determine the sign. It is evaluated twice a step per event, so it allocates no vectors.
 */
function radialMotion(state: Float64Array, p: GravityParams, index: number): number {
  const count = p.bodies.length;
  if (index >= count) return 1;
  let [square, speed2, radial] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const q = (state[3 * index + axis] as number) - (state[axis] as number);
    const v = (state[3 * (count + index) + axis] as number) - (state[3 * count + axis] as number);
    square += q * q;
    speed2 += v * v;
    radial += q * v;
  }
  const mu = muOf(p, index);
  const distance = Math.sqrt(square);
  // (e mu)² as a sum of terms that are not negative on an ellipse.
  const eccentricitySquare = (speed2 * distance - mu) ** 2 + radial * radial * ((2 * mu) / distance - speed2);
  return eccentricitySquare < (MIN_ECCENTRICITY * mu) ** 2 ? 1 : radial;
}

/** Event at the periapsis (direction 1) or apoapsis (-1) of body `index` around the first. */
export const apsis = (key: string, index: number, direction: 1 | -1): ModelEvent<GravityParams> => ({
  key: `${key}${index}`,
  direction,
  value: (_t, state, p) => radialMotion(state, p, index),
});
