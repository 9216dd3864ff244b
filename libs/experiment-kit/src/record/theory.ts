import type { State } from '@zarra/physics';
import type { Moment } from '../experiment/experiment.js';
import type { Session } from '../session/create-session.js';

/** A run beside what the closed form says of the same moment. */
export interface Compared<K extends string, S extends State> {
  /** The last whole step: a picture between two steps is a guess, and its error would look like the model's. */
  readonly computed: Moment<K, S>;
  readonly exact: Moment<K, S> | undefined;
  /** Why there is no exact moment. */
  readonly lack: 'changed' | 'none' | undefined;
}

/** Compares a session with theory. */
export function compare<K extends string, S extends State, V extends string>({
  lab,
  run,
  lastStep,
}: Session<K, S, V>): Compared<K, S> {
  const computed = lastStep();
  const { time, si } = computed;
  // The closed form knows one set of values: whoever moved one on the way left it.
  if (run.record().changes.some(({ steps }) => steps <= run.steps))
    return { computed, exact: undefined, lack: 'changed' };
  const exact = lab.model.exact?.(time, si);
  if (!exact || Array.from(exact).every(Number.isNaN)) return { computed, exact: undefined, lack: 'none' };
  return { computed, exact: { ...computed, state: exact }, lack: undefined };
}
