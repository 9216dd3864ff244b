import type { State } from '@zarra/physics';
import { stepsPerSecond, type Experiment } from '../experiment/experiment.js';

/**
 * Longest run an address may ask for, s at speed 1: as much as a run remembers. It is repeated before anything is shown, on
 * a phone too: five minutes of five bodies would take it most of a minute.
 */
const LONGEST_S = 60;
/**
 * Numbers of a state brought on by a step, over all steps: what bounds large states, such as a wave's 130,000 numbers. Its
 * kernel makes 10⁸ in about a second on a computer: a page that is opened answers again after that.
 */
const MOST_NUMBERS = 1e8;

/**
 * Steps a page may be asked to repeat before it shows a shared state. Whoever wrote the address: it must not freeze.
 * @param stateLength numbers in one state
 */
export const mostSteps = <K extends string, S extends State>(
  experiment: Experiment<K, S>,
  stateLength: number,
): number =>
  Math.floor(Math.min(LONGEST_S * stepsPerSecond(experiment), MOST_NUMBERS / Math.max(1, stateLength)));

/** A run that is repeated before the next picture, on a phone too: about 50 ms on a computer. */
const SHORT_STEPS = 10_000;
const SHORT_NUMBERS = 1e6;

/** Whether a run is so long that a page waits for it elsewhere. @param stateLength numbers in one state */
export const isLongRun = (steps: number, stateLength: number): boolean =>
  steps > SHORT_STEPS || steps * stateLength > SHORT_NUMBERS;
