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
const PERCENT = 0.01;

/** Last values of a run and means over its second half, by observable. */
interface Result {
  readonly last: Readonly<Record<string, number>>;
  readonly mean: Readonly<Record<string, number>>;
}

const KEYS = ['crossed', 'kinetic', 'potential'] as const;
const results = new Map<string, Result>();

/** Simulates some seconds of the page. */
function simulate(si: Si, seconds: number): Result {
  const observed = model.observables.filter(({ key }) => KEYS.some((one) => one === key));
  const state = model.start(si, createRandom(1));
  const advance = model.solver(si);
  const steps = Math.round((seconds * SECOND) / model.dt);
  const last: Record<string, number> = {};
  const mean: Record<string, number> = {};
  for (let step = 1; step <= steps; step++) {
    advance((step - 1) * model.dt, state, model.dt);
    if (step <= steps / 2) continue;
    for (const { key, value } of observed) {
      const now = value(step * model.dt, state, si);
      last[key] = now;
      mean[key] = (mean[key] ?? 0) + now / (steps - Math.floor(steps / 2));
    }
  }
  return { last, mean };
}

/** The result of a run, simulated once: several answers of an investigation are read from it. */
function resultOf(si: Values, seconds: number): Result {
  const key = JSON.stringify([si, seconds]);
  const result = results.get(key) ?? simulate(si, seconds);
  results.set(key, result);
  return result;
}

/** An observable at the end of a run of some seconds of the page. */
const after = (key: (typeof KEYS)[number], unit: string, size: number): FurtherQuantities[string] => ({
  unit,
  value: (si, time) => (resultOf(si, time).last[key] ?? NaN) / size,
});

/** Mean of an observable over the second half of a run. */
const mean = (key: (typeof KEYS)[number], unit: string, size: number): FurtherQuantities[string] => ({
  unit,
  value: (si, time) => (resultOf(si, time).mean[key] ?? NaN) / size,
});

export const quantities: FurtherQuantities = {
  crossedAfter: after('crossed', '%', PERCENT),
  potentialAfter: after('potential', 'zJ', ZEPTOJOULE),
  kineticAfter: after('kinetic', 'zJ', ZEPTOJOULE),
  meanPotential: mean('potential', 'zJ', ZEPTOJOULE),
  meanKinetic: mean('kinetic', 'zJ', ZEPTOJOULE),
  /** Distance of least energy of two atoms: 2^(1/6) σ. */
  restDistance: {
    unit: 'nm',
    value: (si) => restDistance(substanceOf((si as Si).substance)) / NM,
  },
  /** Energy that separates two atoms. */
  wellDepth: { unit: 'zJ', value: (si) => substanceOf((si as Si).substance).epsilon / ZEPTOJOULE },
};
