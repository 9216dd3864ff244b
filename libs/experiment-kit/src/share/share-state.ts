import type { State } from '@zarra/physics';
import { readAddress, writeAddress } from '../address/address.js';
import type { Session } from '../session/create-session.js';
import { mostSteps } from './most-steps.js';

/** The state of now as an address. */
export interface SharedState {
  /** At most 300 letters that are safe in an address. */
  readonly letters: string;
  /** Whether they lead to this very moment; otherwise to its start with the values of now. */
  readonly isWhole: boolean;
}

/** Writes what is seen now, so that {@link openAddress} takes it. */
export function shareState<K extends string, S extends State, V extends string>({
  lab,
  run,
  shared,
}: Session<K, S, V>): SharedState {
  const most = mostSteps(lab, run.state.length);
  const now = shared();
  const { steps } = now.run;
  const possible =
    steps <= most ? now : { ...now, run: { ...now.run, values: run.values, changes: [], steps: 0 } };
  const letters = writeAddress(lab, possible, run.values);
  return { letters, isWhole: readAddress(lab, letters, most)?.run.steps === steps };
}
