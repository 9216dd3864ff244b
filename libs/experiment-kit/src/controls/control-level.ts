import { useHydrated } from '@zarra/ui-kit';
import { useState } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/create-session.js';

/** Level of the controls: the few main ones, or all of them. */
export type ControlLevel = 'simple' | 'full';

const STORAGE_KEY = 'experiment-controls';

function readLevel(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function saveLevel(level: ControlLevel): void {
  try {
    localStorage.setItem(STORAGE_KEY, level);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
}

/** Whether the simple controls can show these values; the others must have their initial value. */
export const fitsSimple = (
  { parameters, simpleParameters = [] }: ExperimentDefinition,
  values: Partial<Values>,
): boolean =>
  Object.entries(values).every(([key, value]) => {
    const simple = simpleParameters.find((one) => one.key === key);
    if (!simple) return value === parameters[key]?.initial;
    return simple.options?.some((option) => option.value === value) ?? true;
  });

/**
 * Level of the controls, saved on this device. An experiment without simple controls, or opened in a state that they
 * cannot show, starts with all controls.
 */
export function useControlLevel({ definition, run }: Session) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ControlLevel | undefined>(() =>
    definition.simpleParameters && fitsSimple(definition, run.values) ? undefined : 'full',
  );
  const saved = isHydrated && readLevel() === 'full' ? 'full' : 'simple';
  return {
    level: chosen ?? saved,
    setLevel: (level: ControlLevel): void => {
      setChosen(level);
      saveLevel(level);
    },
  };
}
