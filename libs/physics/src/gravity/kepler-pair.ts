import { type GravityParams, muOf } from './bodies.js';
import { keplerMotion } from './kepler-motion.js';
import { subtract, addScaled, type Vector } from '../vectors/vectors.js';

/** Kepler motion of two bodies around their centre of mass, which moves uniformly. NaN for more bodies. */
export function keplerPair(t: number, p: GravityParams): Float64Array {
  const [first, second] = p.bodies;
  const state = new Float64Array(6 * p.bodies.length).fill(Number.NaN);
  if (!first || !second || p.bodies.length > 2) return state;
  const [position, velocity] = keplerMotion(
    t,
    subtract(second.position, first.position),
    subtract(second.velocity, first.velocity),
    muOf(p, 1),
  );
  const fraction = second.mass / (first.mass + second.mass);
  const centreOf = (of: 'position' | 'velocity'): Vector =>
    addScaled(first[of], fraction, subtract(second[of], first[of]));
  const centre = addScaled(centreOf('position'), t, centreOf('velocity'));
  state.set(addScaled(centre, -fraction, position), 0);
  state.set(addScaled(centre, 1 - fraction, position), 3);
  state.set(addScaled(centreOf('velocity'), -fraction, velocity), 6);
  state.set(addScaled(centreOf('velocity'), 1 - fraction, velocity), 9);
  return state;
}
