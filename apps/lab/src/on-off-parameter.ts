import type { Parameter } from '@zarra/experiment-kit/parameters';

/** Creates an on/off view switch. @param initial 1: on at first */
export const onOffParameter = (label: string, initial: 0 | 1 = 1): Parameter => ({
  label,
  unit: '',
  min: 0,
  max: 1,
  step: 1,
  initial,
  choices: ['koʻrsatilmasin', 'koʻrsatilsin'],
});
