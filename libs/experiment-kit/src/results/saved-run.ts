import type { State } from '@zarra/physics';
import { formatNumber } from '@zarra/uzbek';
import { type ExperimentDefinition, measureReadout } from '../experiment/experiment.js';
import {
  decimalsOf,
  initialValues,
  toGrid,
  type Parameter,
  type Parameters,
  type Values,
} from '../experiment/parameter.js';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';

/** Maximum number of saved runs. */
export const MAX_RUNS = 5;
/** Maximum differences listed per run. */
const MAX_DIFFERENCES = 4;

/** Readouts of a run with its parameter values. */
export interface SavedRun<K extends string = string> {
  /** Counts from 1; never reused. */
  readonly number: number;
  /** Model time, s. */
  readonly time: number;
  readonly values: Values<K>;
  /** Readouts in definition order, in displayed units. */
  readonly readings: readonly number[];
}

/** Saves the current readouts of a session. */
export function saveRun<K extends string, S extends State, V extends string>(
  { definition, lastStep }: Session<K, S, V>,
  number: number,
): SavedRun<K> {
  const now = lastStep();
  return {
    number,
    time: now.time,
    values: now.values,
    readings: definition.readouts.map((readout) => measureReadout(definition, readout, now)),
  };
}

const formatParameter = (parameter: Parameter, value: number): string =>
  parameter.choices?.[toGrid(parameter, value)] ??
  kitStrings.withUnit(formatNumber(value, decimalsOf(parameter)), parameter.unit);

/** Lists the parameters that differ among the runs and the initial values, with their values in this run. */
export function differencesOf<K extends string>(
  parameters: Parameters<K>,
  runs: readonly SavedRun<K>[],
  run: SavedRun<K>,
  controlOverride?: ExperimentDefinition<K>['controlOverride'],
): readonly string[] {
  const all = [initialValues(parameters), ...runs.map(({ values }) => values)];
  const differences = (Object.keys(parameters) as K[])
    .filter((key) => all.some((values) => values[key] !== run.values[key]))
    .map((key) => {
      const { parameter, value } = controlOverride?.(key, run.values) ?? {
        parameter: parameters[key],
        value: run.values[key],
      };
      return `${parameter.label}: ${formatParameter(parameter, value)}`;
    });
  if (differences.length <= MAX_DIFFERENCES) return differences;
  return [
    ...differences.slice(0, MAX_DIFFERENCES),
    kitStrings.runs.more(differences.length - MAX_DIFFERENCES),
  ];
}
