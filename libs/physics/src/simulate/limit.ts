import { zeroCrossing } from './zero-crossing.js';

/**
 * Whether a value that must not stay beyond zero is there at the start of a step, or gets there from zero by its end.
 * @param direction 1: values above zero are beyond it, -1: values below
 */
export const exceedsLimit = (start: number, end: number, direction: number): boolean =>
  direction * start > 0 || (start === 0 && direction * end > 0);

/**
 * Time at which a value that exceeds its limit gets beyond zero, s: 0 unless it first leaves zero on the allowed side, as in a
 * bounce shorter than the step.
 * @param value at a time from the start of the step
 * @param h length of the step, s
 */
export function timeToLimit(
  value: (delay: number) => number,
  h: number,
  direction: number,
  tolerance: number,
): number {
  if (value(0) !== 0) return 0;
  for (let delay = h / 2; delay > tolerance; delay /= 2)
    if (direction * value(delay) < 0) return zeroCrossing(value, delay, h, tolerance);
  return 0;
}
