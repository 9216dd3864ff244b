import type { Model, State } from '@zarra/physics';
import type { Values } from './parameter.js';

/**
 * Lets an experiment's numbers drive a model that wants something else of them: bodies, surfaces, a map.
 * @param toParams turns the numbers, in SI units, into what the model takes; asked once for each set of values
 */
export function adaptModel<K extends string, P, S extends State>(
  model: Model<P, S>,
  toParams: (si: Values<K>) => P,
): Model<Values<K>, S> {
  let last: { si: Values<K>; params: P } | undefined;
  const of = (si: Values<K>): P => {
    if (last?.si !== si) last = { si, params: toParams(si) };
    return last.params;
  };
  const { exact } = model;
  return {
    dt: model.dt,
    layout: (si) => model.layout(of(si)),
    start: (si, random) => model.start(of(si), random),
    solver: (si) => model.solver(of(si)),
    ...(model.events && {
      events: model.events.map(({ value, apply, ...event }) => ({
        ...event,
        value: (t, state, si) => value(t, state, of(si)),
        ...(apply && { apply: (t, state, si) => apply(t, state, of(si)) }),
      })),
    }),
    invariants: (model.invariants ?? []).map(({ value, scale, ...invariant }) => ({
      ...invariant,
      value: (state, si) => value(state, of(si)),
      ...(scale && { scale: (start, si) => scale(start, of(si)) }),
    })),
    observables: model.observables.map(({ value, ...observable }) => ({
      ...observable,
      value: (t, state, si) => value(t, state, of(si)),
    })),
    ...(exact && { exact: (t, si) => exact(t, of(si)) }),
  };
}
