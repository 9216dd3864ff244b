// Shared by the tests of the gas experiment.
import { createSession, type Session } from '@zarra/experiment-kit';
import { definition } from '../experiments/ideal-gaz/definition.js';
import { STEP } from '../experiments/ideal-gaz/measurements.js';
import type { GasKey } from '../experiments/ideal-gaz/parameters.js';

/** Starts with some values, in displayed units. */
export function startSession(values: Partial<Record<GasKey, number>> = {}, seed = 1): Session {
  const session = createSession(definition);
  session.set(values);
  session.run.reset(seed);
  return session;
}

/** Starts a preset. */
export const startPreset = (name: string): Session => {
  const found = definition.presets.find((one) => one.name === name);
  if (!found) throw new Error(`No preset ${name}`);
  return startSession(found.values);
};

/** Runs for a model time in picoseconds. */
export const runFor = (session: Session, picoseconds: number): void =>
  session.stepBy(Math.round((picoseconds * 1e-12) / STEP));

/** Exact value of an observable, in SI units. */
export function observableValue({ definition: { model }, run }: Session, key: string): number {
  const observable = model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`No observable ${key}`);
  return observable.value(run.time, run.state, run.si);
}

/** Energy minus work of the piston and heat from the walls, J; the model's invariant. */
export const energyBalanceOf = ({ definition: { model }, run }: Session): number =>
  model.invariants?.[0]?.value(run.state, run.si) ?? NaN;
