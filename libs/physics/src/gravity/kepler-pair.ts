import { type GravityParams, muOf } from './bodies.js';
import { keplerMotion } from './kepler-motion.js';
import { minus, plus, type Vector } from './vectors.js';

/** Kepler's orbit of two bodies about their centre of mass, which goes on evenly. No numbers for more bodies. */
export function keplerPair(t: number, p: GravityParams): Float64Array {
  const [first, second] = p.bodies;
  const state = new Float64Array(6 * p.bodies.length).fill(Number.NaN);
  if (!first || !second || p.bodies.length > 2) return state;
  const [position, velocity] = keplerMotion(
    t,
    minus(second.position, first.position),
    minus(second.velocity, first.velocity),
    muOf(p, 1),
  );
  const share = second.mass / (first.mass + second.mass);
  const mean = (of: 'position' | 'velocity'): Vector => plus(first[of], share, minus(second[of], first[of]));
  const centre = plus(mean('position'), t, mean('velocity'));
  state.set(plus(centre, -share, position), 0);
  state.set(plus(centre, 1 - share, position), 3);
  state.set(plus(mean('velocity'), -share, velocity), 6);
  state.set(plus(mean('velocity'), 1 - share, velocity), 9);
  return state;
}
