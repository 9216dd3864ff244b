import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom } from '@zarra/physics';
import { restDistance } from '@zarra/physics/lennard-jones';
import { model } from './model.js';
import { NM, PS, type MatterKey } from './parameters.js';
import { substanceOf } from './substance.js';

type Si = Values<MatterKey>;

/** Model time of a second of the page, s. */
const SECOND = 10 * PS;
const ZEPTOJOULE = 1e-21;

/** Mean of an observable over the second half of a run. @param seconds of the page */
function meanOf(key: string, si: Si, seconds: number): number {
  const observable = model.observables.find((one) => one.key === key);
  const state = model.start(si, createRandom(1));
  const advance = model.solver(si);
  const steps = Math.round((seconds * SECOND) / model.dt);
  let [sum, samples] = [0, 0];
  for (let step = 0; step < steps; step++) {
    advance(step * model.dt, state, model.dt);
    if (step < steps / 2) continue;
    sum += observable?.value((step + 1) * model.dt, state, si) ?? NaN;
    samples++;
  }
  return sum / samples;
}

export const quantities: FurtherQuantities = {
  /** Distance of least energy of two atoms: 2^(1/6) σ. */
  restDistance: {
    unit: 'nm',
    value: (si) => restDistance(substanceOf((si as Si).substance)) / NM,
  },
  /** Depth of the well of two atoms. */
  wellDepth: { unit: 'zJ', value: (si) => substanceOf((si as Si).substance).epsilon / ZEPTOJOULE },
  /** Mean potential energy of an atom after a time of the page. */
  meanPotential: {
    unit: 'zJ',
    value: (si, time) => meanOf('potential', si as Si, time) / ZEPTOJOULE,
  },
};
