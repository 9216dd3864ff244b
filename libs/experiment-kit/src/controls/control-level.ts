import { useState, useSyncExternalStore } from 'react';
import type { ExperimentDefinition, Preset } from '../experiment/experiment.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/create-session.js';

/** Level of the controls: the few main ones, or all of them. */
export type ControlLevel = 'simple' | 'full';

const STORAGE_KEY = 'experiment-controls';

/** Last choice on this page: valid without storage. */
let choice: ControlLevel | undefined;
const listeners = new Set<() => void>();

function readLevel(): ControlLevel {
  if (choice !== undefined) return choice;
  try {
    return localStorage.getItem(STORAGE_KEY) === 'full' ? 'full' : 'simple';
  } catch {
    return 'simple';
  }
}

function saveLevel(level: ControlLevel): void {
  choice = level;
  try {
    if (level === 'simple') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, level);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const serverLevel = (): ControlLevel => 'simple';

/** Whether the simple controls can show these values; the others must have their initial value. */
const fitsSimple = (
  { parameters, simpleParameters = [] }: ExperimentDefinition,
  values: Partial<Values>,
): boolean =>
  Object.entries(values).every(([key, value]) => {
    const simple = simpleParameters.find((one) => one.key === key);
    if (!simple) return value === parameters[key]?.initial;
    return simple.options?.some((option) => option.value === value) ?? true;
  });

/** Presets whose values the simple controls can show. */
export const simplePresets = (definition: ExperimentDefinition): readonly Preset[] =>
  definition.presets.filter(({ values }) => fitsSimple(definition, values));

/**
 * Level of the controls, saved on this device. An experiment without simple controls, or opened in a state that they
 * cannot show, starts with all controls.
 */
export function useControlLevel({ definition, run }: Session): {
  readonly level: ControlLevel;
  readonly setLevel: (level: ControlLevel) => void;
} {
  const saved = useSyncExternalStore(subscribe, readLevel, serverLevel);
  const [needsFull, setNeedsFull] = useState(
    () => !definition.simpleParameters || !fitsSimple(definition, run.values),
  );
  return {
    level: needsFull ? 'full' : saved,
    setLevel: (level) => {
      setNeedsFull(false);
      saveLevel(level);
    },
  };
}
