// Shared by the tests of the gas experiment.
import { createSession, type Session } from '@zarra/experiment-kit';
import type { GasView } from '../experiments/ideal-gaz/draw.js';
import { definition } from '../experiments/ideal-gaz/definition.js';
import { STEP } from '../experiments/ideal-gaz/measurements.js';
import type { GasKey } from '../experiments/ideal-gaz/parameters.js';

/** Session of the gas experiment. */
export type GasSession = Session<GasKey, Float64Array, GasView>;

/** Starts with some values, in displayed units. */
export function startSession(values: Partial<Record<GasKey, number>> = {}, seed = 1): GasSession {
  const session = createSession(definition);
  session.set(values);
  session.run.reset(seed);
  return session;
}

/** Starts a preset. */
export const startPreset = (name: string): GasSession => {
  const found = definition.presets.find((one) => one.name === name);
  if (!found) throw new Error(`No preset ${name}`);
  return startSession(found.values);
};

/** Runs for a model time in picoseconds. */
export const runFor = (session: GasSession, picoseconds: number): void =>
  session.stepBy(Math.round((picoseconds * 1e-12) / STEP));

/** Exact value of an observable, in SI units. */
export function observableValue({ definition: { model }, run }: GasSession, key: string): number {
  const observable = model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`No observable ${key}`);
  return observable.value(run.time, run.state, run.si);
}

/** Energy minus work of the piston and heat from the walls, J; the model's invariant. */
export const energyBalanceOf = ({ definition: { model }, run }: GasSession): number =>
  model.invariants?.[0]?.value(run.state, run.si) ?? NaN;
