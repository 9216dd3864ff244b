import type { Observable, State } from '@zarra/physics';

/** Angles of less than this above −π are shown as π, rad: rounding errors decide on the sign there. */
const ROUNDING = 1e-9;

/** Wraps an angle to one turn, rad: above −π, at most π. */
export function wrapAngle(angle: number): number {
  const wrapped = Math.atan2(Math.sin(angle), Math.cos(angle));
  return wrapped < ROUNDING - Math.PI ? Math.PI : wrapped;
}

/** Wraps an angle to one turn and converts it to degrees. */
export const wrappedDegrees = (angle: number): number => (wrapAngle(angle) * 180) / Math.PI;

/**
 * Wraps some observables of a model. A rotating pendulum's state counts its turns.
 * @param keys keys of angles
 */
export const wrapAngles = <P, S extends State>(
  observables: readonly Observable<P, S>[],
  keys: readonly string[],
): Observable<P, S>[] =>
  observables.map((observable) =>
    keys.includes(observable.key)
      ? { ...observable, value: (t, state, p) => wrapAngle(observable.value(t, state, p)) }
      : observable,
  );
