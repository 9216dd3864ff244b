import type { Values } from '../experiment/parameter.js';
import { MAX_EARLIER, valuesAt, type EarlierRunRecord, type RunRecord } from '../experiment/run-record.js';
import type { Series } from './series.js';

/** A run that a change of parameters ended. Memory is bounded: MAX_EARLIER copies of a series. */
export interface EarlierRun extends EarlierRunRecord {
  /** Parameter values at its end, in displayed units. */
  readonly values: Values;
  /** Its readings; empty until the run of an address has been replayed. */
  readonly series: Series;
}

/** Whether two sets of values of one experiment are equal. */
export const equalValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((key) => one[key] === other[key]);

/** Creates the earlier run of a record. */
export const createEarlierRun = (recorded: EarlierRunRecord, series: Series): EarlierRun => ({
  ...recorded,
  values: valuesAt(recorded.record, recorded.record.steps),
  series,
});

/**
 * Adds a run to the earlier runs, which are sorted from the oldest. A run with equal values is replaced; the oldest of too
 * many is removed.
 */
export function addEarlierRun(
  runs: readonly EarlierRun[],
  record: RunRecord,
  series: Series,
): readonly EarlierRun[] {
  const values = valuesAt(record, record.steps);
  const others = runs.filter((run) => !equalValues(run.values, values)).slice(1 - MAX_EARLIER);
  const slots = Array.from({ length: MAX_EARLIER }, (_, slot) => slot);
  const slot = slots.find((free) => others.every((run) => run.slot !== free)) ?? 0;
  return [...others, createEarlierRun({ slot, record, isHidden: false }, series)];
}
