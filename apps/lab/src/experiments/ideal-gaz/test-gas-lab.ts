// What the tests of this experiment share.
import { createSession, type Session } from '@zarra/experiment-kit';
import type { GasView } from './draw.js';
import { lab } from './lab.js';
import { STEP } from './notes.js';
import type { GasName } from './parameters.js';

/** This experiment under way. */
export type GasSession = Session<GasName, Float64Array, GasView>;

/** Begins with some values, in the units shown. */
export function begun(values: Partial<Record<GasName, number>> = {}, seed = 1): GasSession {
  const session = createSession(lab);
  session.set(values);
  session.run.reset(seed);
  return session;
}

/** Begins as a button says. */
export const preset = (name: string): GasSession => {
  const found = lab.presets.find((one) => one.name === name);
  if (!found) throw new Error(`No preset ${name}`);
  return begun(found.values);
};

/** Runs on by so many picoseconds of the model. */
export const wait = (session: GasSession, picoseconds: number): void =>
  session.stepBy(Math.round((picoseconds * 1e-12) / STEP));

/** A number that can be read of the gas, in SI units, as exact as the model has it. */
export function exactly({ lab: { model }, run }: GasSession, key: string): number {
  const observable = model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`No observable ${key}`);
  return observable.value(run.time, run.state, run.si);
}

/** Energy less what piston and walls gave, J; the invariant of the model. */
export const balanceOf = ({ lab: { model }, run }: GasSession): number =>
  model.invariants?.[0]?.value(run.state, run.si) ?? NaN;
