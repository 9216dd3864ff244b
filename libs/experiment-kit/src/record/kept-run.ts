import type { State } from '@zarra/physics';
import { formatNumber } from '@zarra/uzbek';
import type { Lab } from '../experiment/experiment.js';
import {
  decimalsOf,
  initialValues,
  toGrid,
  type Parameter,
  type Parameters,
  type Values,
} from '../experiment/parameter.js';
import { kitStrings } from '../kit-strings.js';
import { measure } from '../readouts/measure.js';
import type { Session } from '../session/create-session.js';

/** Runs a learner can keep: more are not compared at a glance. */
export const MOST_RUNS = 5;
/** Differences named beside a run. */
const MOST_NOTES = 4;

/** What was measured once, under which values. */
export interface KeptRun<K extends string = string> {
  /** Counts from 1; never used twice. */
  readonly number: number;
  /** s of the model. */
  readonly time: number;
  readonly values: Values<K>;
  /** The readouts in their order and the units shown. */
  readonly readings: readonly number[];
}

/** Keeps what a session shows now. */
export function keepRun<K extends string, S extends State, V extends string>(
  { lab, lastStep }: Session<K, S, V>,
  number: number,
): KeptRun<K> {
  const now = lastStep();
  return {
    number,
    time: now.time,
    values: now.values,
    readings: lab.readouts.map((readout) => measure(lab, readout, now)),
  };
}

const showParameter = (parameter: Parameter, value: number): string =>
  parameter.choices?.[toGrid(parameter, value)] ??
  kitStrings.withUnit(formatNumber(value, decimalsOf(parameter)), parameter.unit);

/**
 * What tells a run from the others and from the experiment's own start: each parameter that is not the same in all of
 * them, with its value here.
 */
export function notesOf<K extends string>(
  parameters: Parameters<K>,
  runs: readonly KeptRun<K>[],
  run: KeptRun<K>,
  shownAs?: Lab<K>['shownAs'],
): readonly string[] {
  const all = [initialValues(parameters), ...runs.map(({ values }) => values)];
  const notes = (Object.keys(parameters) as K[])
    .filter((key) => all.some((values) => values[key] !== run.values[key]))
    .map((key) => {
      const { parameter, value } = shownAs?.(key, run.values) ?? {
        parameter: parameters[key],
        value: run.values[key],
      };
      return `${parameter.label}: ${showParameter(parameter, value)}`;
    });
  if (notes.length <= MOST_NOTES) return notes;
  return [...notes.slice(0, MOST_NOTES), kitStrings.runs.more(notes.length - MOST_NOTES)];
}
