import type { Parameter } from '@zarra/experiment-kit/parameters';

/** Creates a parameter with the named values 0, 1, 2 … */
export const choiceParameter = (label: string, choices: readonly string[], initial = 0): Parameter => ({
  label,
  unit: '',
  min: 0,
  max: choices.length - 1,
  step: 1,
  initial,
  choices,
});

/** Creates an on/off view switch. @param initial 1: on at first */
export const onOffParameter = (label: string, initial: 0 | 1 = 1): Parameter => ({
  ...choiceParameter(label, ['koʻrsatilmasin', 'koʻrsatilsin'], initial),
  toggle: true,
});
