import { useHydrated } from '@zarra/ui-kit';
import { useState } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from './session.js';
import { readSaved, saveValue } from '../storage/saved-value.js';

/** Level of the controls: the few main ones, or all of them. */
export type ControlLevel = 'simple' | 'full';

const STORAGE_KEY = 'experiment-controls';

/** Keys of the parameters whose values the simple controls do not show, except initial ones and those set by handles. */
export const hiddenChanges = (
  { parameters, simpleParameters = [] }: ExperimentDefinition,
  values: Values,
): readonly string[] =>
  Object.entries(parameters)
    .filter(
      ([key, { initial, handleOnly }]) =>
        !handleOnly && values[key] !== initial && !simpleParameters.some((one) => one.key === key),
    )
    .map(([key]) => key);

/**
 * Level of the controls, saved on this device. An experiment without simple controls, or opened in a state that they
 * do not show, starts with all controls.
 */
export function useControlLevel({ definition, run }: Session) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ControlLevel | undefined>(() =>
    definition.simpleParameters && hiddenChanges(definition, run.values).length === 0 ? undefined : 'full',
  );
  const saved = isHydrated && readSaved('localStorage', STORAGE_KEY) === 'full' ? 'full' : 'simple';
  return {
    level: chosen ?? saved,
    setLevel: (level: ControlLevel): void => {
      setChosen(level);
      saveValue('localStorage', STORAGE_KEY, level);
    },
  };
}
