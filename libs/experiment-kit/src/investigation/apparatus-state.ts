import type { Investigation, Observation } from '../experiment/investigation.js';
import { initialValues, type Values } from '../experiment/parameter.js';
import { differencesOf } from '../format/parameter-differences.js';
import type { Session } from '../run/session.js';

/** Keys of the parameters that a measurement changes: its controls, and what its trials set or move. */
function changedKeys(session: Session, { setUp }: Investigation, { measure }: Observation): Set<string> {
  const { handles } = session.definition;
  const moved = measure.trials.flatMap(({ moves = [] }) => moves).map(({ handle }) => handle);
  return new Set([
    ...setUp.controls,
    ...measure.trials.flatMap(({ values, liveValues }) => Object.keys({ ...values, ...liveValues })),
    ...handles
      .filter(({ key }) => moved.includes(key))
      .flatMap(({ nudge }) => Object.keys(nudge(1, 0, false, session.snapshot()))),
  ]);
}

/**
 * Why a wrong value was measured: parameters that the measurement does not change differ from the set-up.
 * @param more text for further parameters, by their number
 * @returns the parameters with the values of the set-up, at most five texts
 */
export function neededState(
  session: Session,
  investigation: Investigation,
  observation: Observation,
  more: (count: number) => string,
): readonly string[] {
  const { parameters, controlOverride } = session.definition;
  const asked = { ...initialValues(parameters), ...investigation.setUp.values };
  const changed = changedKeys(session, investigation, observation);
  const current = Object.entries(session.run.values).map(([key, value]) => [
    key,
    changed.has(key) ? asked[key] : value,
  ]);
  return differencesOf(parameters, [Object.fromEntries(current)], asked, more, controlOverride);
}

/**
 * What an observation lacks to be a measurement: every way to it runs time, or sets other values than the set-up, and neither has
 * happened. A handle that is moved may be back where it was.
 * @param hasRun whether time has run since the investigation was opened
 */
export function lackingStep(
  session: Session,
  { setUp }: Investigation,
  { measure: { trials } }: Observation,
  hasRun: boolean,
): 'run' | 'change' | undefined {
  if (trials.length === 0 || hasRun) return undefined;
  if (trials.every(({ events = 0, seconds = 0 }) => events > 0 || seconds > 0)) return 'run';
  const asked = { ...initialValues(session.definition.parameters), ...setUp.values };
  const differs = (values: Values): boolean =>
    Object.entries(values).some(([key, value]) => value !== asked[key]);
  const isSet = trials.every(({ values = {} }) => differs(values));
  return isSet && !differs(session.run.values) ? 'change' : undefined;
}
