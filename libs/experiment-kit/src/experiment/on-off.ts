import type { Parameter } from './parameter.js';

/** A switch of the picture: something is shown or not. @param initial whether it is shown at first */
export const onOff = (label: string, initial: 0 | 1 = 1): Parameter => ({
  label,
  unit: '',
  min: 0,
  max: 1,
  step: 1,
  initial,
  choices: ['koʻrsatilmasin', 'koʻrsatilsin'],
});
