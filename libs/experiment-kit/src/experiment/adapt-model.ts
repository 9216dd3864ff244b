import type { Model, State } from '@zarra/physics';
import type { Values } from './parameter.js';

/**
 * Adapts a model with structured parameters (bodies, surfaces, a map) to the numeric values of an experiment.
 * @param toParams converts values in SI units to model parameters; called once for each set of values
 */
export function adaptModel<K extends string, P, S extends State>(
  model: Model<P, S>,
  toParams: (si: Values<K>) => P,
): Model<Values<K>, S> {
  let last: { si: Values<K>; params: P } | undefined;
  const paramsOf = (si: Values<K>): P => {
    if (last?.si !== si) last = { si, params: toParams(si) };
    return last.params;
  };
  const { exact, stepFactor } = model;
  return {
    dt: model.dt,
    ...(stepFactor && { stepFactor: (si) => stepFactor(paramsOf(si)) }),
    layout: (si) => model.layout(paramsOf(si)),
    start: (si, random) => model.start(paramsOf(si), random),
    solver: (si) => model.solver(paramsOf(si)),
    ...(model.events && {
      events: model.events.map(({ value, apply, ...event }) => ({
        ...event,
        value: (t, state, si) => value(t, state, paramsOf(si)),
        ...(apply && { apply: (t, state, si) => apply(t, state, paramsOf(si)) }),
      })),
    }),
    invariants: (model.invariants ?? []).map(({ value, scale, ...invariant }) => ({
      ...invariant,
      value: (state, si) => value(state, paramsOf(si)),
      ...(scale && { scale: (start, si) => scale(start, paramsOf(si)) }),
    })),
    observables: model.observables.map(({ value, ...observable }) => ({
      ...observable,
      value: (t, state, si) => value(t, state, paramsOf(si)),
    })),
    ...(exact && { exact: (t, si) => exact(t, paramsOf(si)) }),
  };
}
