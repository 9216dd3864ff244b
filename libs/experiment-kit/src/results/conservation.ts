import { createRandom, type Invariant, type State } from '@zarra/physics';
import { inSi, type Values } from '../experiment/parameter.js';
import type { Session } from '../run/session.js';

/**
 * Compares the invariants of a session's model with their values at the start.
 *
 * The comparison continues after a parameter change when the invariant of the current state does not depend
 * on that parameter: a sum such as an energy balance with friction's heat is conserved across a change of
 * friction.
 * @returns measures the change of each invariant since the start, in units of its scale; NaN after a parameter change that
 * redefines the invariant
 */
export function createConservationCheck({ definition, run, store }: Session) {
  const { model, parameters } = definition;
  const invariants = model.invariants ?? [];
  let start: ReturnType<typeof measureStart> | undefined;

  /** Values of the invariants at the start of the run. */
  function measureStart(runNumber: number) {
    const { values, seed } = run.record();
    const si = inSi(parameters, values);
    // The run may no longer hold its start: the model computes it.
    const state = model.start(si, createRandom(seed));
    const startValues = invariants.map(({ value }) => value(state, si));
    return {
      runNumber,
      si,
      values: startValues,
      scales: invariants.map(({ scale }, index) => scale?.(state, si) ?? Math.abs(startValues[index] ?? NaN)),
    };
  }

  return () => {
    const { runNumber } = store.getState();
    if (start?.runNumber !== runNumber) start = measureStart(runNumber);
    const { si: startSi, values, scales } = start;
    const { state, si, steps } = run;
    /** Current parameters with one changed parameter set to its other value. */
    const alternatives: Values[] = [];
    const seen = new Set<string>();
    for (const { key, value, steps: at } of run.record().changes) {
      if (at > steps || seen.has(key)) continue;
      seen.add(key);
      const other = si[key] === startSi[key] ? value * (parameters[key]?.si ?? 1) : startSi[key];
      alternatives.push({ ...si, [key]: other ?? NaN });
    }
    const isComparable = ({ value }: Invariant<Values, State>, now: number): boolean =>
      alternatives.every((other) => value(state, other) === now);
    return invariants.map((invariant, index) => {
      const now = invariant.value(state, si);
      const change = Math.abs(now - (values[index] ?? NaN));
      const scale = scales[index] ?? NaN;
      const error = change === 0 ? 0 : change / (scale || NaN);
      return { key: invariant.key, error: isComparable(invariant, now) ? error : NaN };
    });
  };
}
