import type { ModelEvent } from '../model/model.js';
import { type GravityParams, muOf } from './bodies.js';

/** Below this eccentricity an orbit counts as a circle: where it is nearest is then a matter of rounding. */
const CIRCLE = 1e-7;

/**
 * Distance times its rate of change of body `index` from the first, m²/s. 1 where there is no such body, and on a circle,
 * where the sign would be a matter of rounding. Looked at twice a step for every event, so it makes no vectors.
 */
function approach(state: Float64Array, p: GravityParams, index: number): number {
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
  // (e mu)² as a sum whose terms are not negative on an ellipse.
  const bend = (speed2 * distance - mu) ** 2 + radial * radial * ((2 * mu) / distance - speed2);
  return bend < (CIRCLE * mu) ** 2 ? 1 : radial;
}

/** The nearest or farthest place of body `index` from the first: where the distance stops shrinking or growing. */
export const apsis = (key: string, index: number, direction: 1 | -1): ModelEvent<GravityParams> => ({
  key: `${key}${index}`,
  direction,
  value: (_t, state, p) => approach(state, p, index),
});
