import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom, type Model } from '@zarra/physics';

/** Value of an observable at the start of a run, in SI units. */
export function startValue<P extends object>(model: Model<P>, key: string, si: Values): number {
  const observable = model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`No observable ${key}`);
  return observable.value(0, model.start(si as P, createRandom(1)), si as P);
}
