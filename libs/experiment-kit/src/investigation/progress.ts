import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRecord, readSaved, saveValue } from '../storage/saved-value.js';

/** State of an investigation; one without progress has not begun. */
export type InvestigationState = 'predicted' | 'measured' | 'explained';

/** What a learner has done in an investigation. */
export interface Progress {
  readonly state: InvestigationState;
  /** Index of the chosen option, the number in its unit, or the ordinates of the curve. */
  readonly prediction: readonly number[];
  /** Right answers by the keys of their observations, in the units of the observations. */
  readonly measured: Readonly<Record<string, number>>;
}

/** Progress by the slugs of the investigations. */
export type AllProgress = Readonly<Record<string, Progress>>;

/** Key of the device storage for an experiment. */
const keyOf = (slug: string): string => `experiment-investigations:${slug}`;

const STATES: readonly unknown[] = ['predicted', 'measured', 'explained'] satisfies InvestigationState[];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether a stored value is progress: storage may hold another version's. */
function isProgress(value: unknown): value is Progress {
  if (!isRecord(value)) return false;
  const { state, prediction, measured } = value;
  return (
    STATES.includes(state) &&
    Array.isArray(prediction) &&
    prediction.every(isNumber) &&
    isRecord(measured) &&
    Object.values(measured).every(isNumber)
  );
}

/** Progress saved on this device; none where the browser blocks storage. */
function readProgress(experiment: string): AllProgress {
  const saved = readSaved('localStorage', keyOf(experiment));
  if (!isRecord(saved)) return {};
  return Object.fromEntries(Object.entries(saved).filter((entry) => isProgress(entry[1]))) as AllProgress;
}

const saveProgress = (experiment: string, all: AllProgress): void =>
  saveValue('localStorage', keyOf(experiment), Object.keys(all).length === 0 ? undefined : all);

/** Progress in the investigations of an experiment. */
export interface ProgressStore {
  readonly store: StoreApi<AllProgress>;
  /** Saves the progress of an investigation; `undefined` begins it again. */
  set: (slug: string, progress: Progress | undefined) => void;
  /** Begins all of them again, for another learner. */
  clear: () => void;
}

/** Opens the progress of an experiment on this device. @param experiment its slug */
export function openProgress(experiment: string): ProgressStore {
  const store = createStore<AllProgress>()(() => readProgress(experiment));
  store.subscribe((all) => saveProgress(experiment, all));
  return {
    store,
    set(slug, progress) {
      const { [slug]: _, ...others } = store.getState();
      store.setState(progress ? { ...others, [slug]: progress } : others, true);
    },
    clear: () => store.setState({}, true),
  };
}
