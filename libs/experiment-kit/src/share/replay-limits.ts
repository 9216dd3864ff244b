import { createRandom } from '@zarra/physics';
import { stepsPerSecond, type Experiment } from '../experiment/experiment.js';
import { inSi } from '../experiment/parameter.js';
import type { RunRecord } from '../experiment/run-record.js';

/**
 * Maximum replay time of all runs together, s at speed 1: the length of a run's history. The replay of the current run ends
 * before anything is displayed, also on a phone: five minutes of five bodies would take it most of a minute.
 */
const MAX_REPLAY_S = 60;
/**
 * Maximum numbers computed over all steps: limits large states, such as a wave's 130,000 numbers. Its kernel
 * computes 10⁸ in about a second on a computer, which bounds the time to the first response.
 */
const MAX_NUMBERS = 1e8;

/**
 * Maximum steps of a replay for an address from an untrusted source.
 * @param stateLength numbers in one state
 */
export const maxReplaySteps = (experiment: Experiment, stateLength: number): number =>
  Math.floor(Math.min(MAX_REPLAY_S * stepsPerSecond(experiment), MAX_NUMBERS / Math.max(1, stateLength)));

/**
 * Numbers in one state of a run: the number of bodies depends on the values.
 * @throws for values that are valid one by one, but not together
 */
export const stateLengthOf = ({ model, parameters }: Experiment, { values, seed }: RunRecord): number =>
  model.start(inSi(parameters, values), createRandom(seed)).length;

/** Whether a page may replay all of these runs. @throws as {@link stateLengthOf} */
export const canReplay = (experiment: Experiment, records: readonly RunRecord[]): boolean =>
  records.reduce((sum, { steps }) => sum + steps, 0) <=
  maxReplaySteps(experiment, Math.max(...records.map((record) => stateLengthOf(experiment, record))));

/** Limits of an immediate replay: about 50 ms on a computer. */
const IMMEDIATE_STEPS = 10_000;
const IMMEDIATE_NUMBERS = 1e6;

/** Whether a run needs a deferred replay. @param stateLength numbers in one state */
export const isLongRun = (steps: number, stateLength: number): boolean =>
  steps > IMMEDIATE_STEPS || steps * stateLength > IMMEDIATE_NUMBERS;
