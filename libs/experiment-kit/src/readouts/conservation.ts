import { createRandom, type Invariant, type State } from '@zarra/physics';
import { inSi, type Values } from '../experiment/parameter.js';
import type { Session } from '../session/create-session.js';

/** How well an invariant was kept so far. */
export interface Kept {
  readonly key: string;
  /** Its change since the start, in units of its scale. NaN where a moved parameter made it another quantity. */
  readonly error: number;
}

/** What the invariants of a run began with. */
interface Beginning<K extends string> {
  readonly round: number;
  readonly si: Values<K>;
  readonly values: readonly number[];
  readonly scales: readonly number[];
}

/**
 * Compares the invariants of a session's model with their values at the start.
 *
 * A parameter that was moved on the way does not end the comparison where the invariant is the same of the state of now,
 * whichever of the parameter's values is taken: such a sum (an energy that counts friction's heat, and its friction) is
 * kept across the change.
 */
export function createConservation<K extends string, S extends State, V extends string>({
  lab,
  run,
  news,
}: Session<K, S, V>): () => readonly Kept[] {
  const { model, parameters } = lab;
  const invariants = model.invariants ?? [];
  let beginning: Beginning<K> | undefined;

  function begin(round: number): Beginning<K> {
    const { values, seed } = run.record();
    const si = inSi(parameters, values);
    // What the run holds may be long past its start.
    const start = model.start(si, createRandom(seed));
    const startValues = invariants.map(({ value }) => value(start, si));
    return {
      round,
      si,
      values: startValues,
      scales: invariants.map(({ scale }, index) => scale?.(start, si) ?? Math.abs(startValues[index] ?? NaN)),
    };
  }

  return () => {
    const { round } = news.getState();
    if (beginning?.round !== round) beginning = begin(round);
    const { si: startSi, values, scales } = beginning;
    const { state, si, steps } = run;
    /** What the invariant would be, had one of the moved parameters another of its values. */
    const others: Values<K>[] = [];
    const seen = new Set<K>();
    for (const { key, value, steps: at } of run.record().changes) {
      if (at > steps || seen.has(key)) continue;
      seen.add(key);
      const other = si[key] === startSi[key] ? value * (parameters[key].si ?? 1) : startSi[key];
      others.push({ ...si, [key]: other });
    }
    const compares = ({ value }: Invariant<Values<K>, S>, now: number): boolean =>
      others.every((other) => value(state, other) === now);
    return invariants.map((invariant, index) => {
      const now = invariant.value(state, si);
      const change = Math.abs(now - (values[index] ?? NaN));
      const scale = scales[index] ?? NaN;
      const error = change === 0 ? 0 : change / (scale || NaN);
      return { key: invariant.key, error: compares(invariant, now) ? error : NaN };
    });
  };
}
