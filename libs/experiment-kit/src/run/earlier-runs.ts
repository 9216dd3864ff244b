import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Values } from '../experiment/parameter.js';
import type { Series } from './series.js';

/** Maximum number of earlier runs. */
export const MAX_EARLIER = 5;

/** Readings of a run that a change of parameters ended. */
export interface EarlierRun {
  /** Identity, and index of its line style: from 0 to MAX_EARLIER − 1, unique among the earlier runs. */
  readonly slot: number;
  /** Parameter values at its end, in displayed units. */
  readonly values: Values;
  readonly series: Series;
  readonly isHidden: boolean;
}

/** The earlier runs of a session, oldest first. */
export interface EarlierRuns {
  readonly store: StoreApi<readonly EarlierRun[]>;
  /** Adds a copy of a run's readings. A run with equal values is replaced; the oldest of too many is removed. */
  add: (values: Values, series: Series) => void;
  /** Hides a run in graphs, or shows it again. */
  toggle: (slot: number) => void;
  remove: (slot: number) => void;
  clear: () => void;
}

/** Whether two sets of values of one experiment are equal. */
export const equalValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((key) => one[key] === other[key]);

/** Creates an empty list of earlier runs. Memory is bounded: MAX_EARLIER copies of a series. */
export function createEarlierRuns(): EarlierRuns {
  const store = createStore<readonly EarlierRun[]>()(() => []);
  const update = (change: (runs: readonly EarlierRun[]) => readonly EarlierRun[]): void =>
    // `true` replaces the array: the default merges objects.
    store.setState(change, true);
  return {
    store,
    add: (values, series) =>
      update((runs) => {
        const others = runs.filter((run) => !equalValues(run.values, values)).slice(1 - MAX_EARLIER);
        const slots = Array.from({ length: MAX_EARLIER }, (_, slot) => slot);
        const slot = slots.find((free) => others.every((run) => run.slot !== free)) ?? 0;
        return [...others, { slot, values, series: series.copy(), isHidden: false }];
      }),
    toggle: (slot) =>
      update((runs) => runs.map((run) => (run.slot === slot ? { ...run, isHidden: !run.isHidden } : run))),
    remove: (slot) => update((runs) => runs.filter((run) => run.slot !== slot)),
    clear: () => update(() => []),
  };
}
