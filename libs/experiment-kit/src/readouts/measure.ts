import type { State } from '@zarra/physics';
import type { Lab, Moment, Readout } from '../experiment/experiment.js';

/** A readout's number now, in the unit shown; NaN where the model has none. */
export function measure<K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
  { key, si = 1 }: Readout,
  { time, state, si: parameters }: Moment<K, S, V>,
): number {
  const observable = lab.model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`The model of ${lab.slug} has no observable ${key}`);
  return observable.value(time, state, parameters) / si;
}
