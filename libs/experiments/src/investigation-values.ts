// Shared by the investigations of several experiments.
import type { Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom, type Model } from '@zarra/physics';

/** One reading after one trial. @param quantity key of a readout or an interval, `time`, or `parameter:` and a key */
export const measureOnce = (quantity: string, trial: Trial = {}): Measure => ({
  trials: [trial],
  answer: (after) => after(quantity),
});

/** Value of an observable at the start of a run, in SI units. */
export function startValue<P extends object>(model: Model<P>, key: string, si: Values): number {
  const observable = model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`No observable ${key}`);
  return observable.value(0, model.start(si as P, createRandom(1)), si as P);
}
