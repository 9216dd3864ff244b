import { formatNumber } from '@zarra/uzbek';
import { type ExperimentDefinition, measureReadout } from '../experiment/experiment.js';
import { decimalsOf, toGrid, type Parameter, type Parameters, type Values } from '../parameters/parameter.js';
import { withUnit } from '../readouts/format-value.js';
import type { Session } from '../run/create-session.js';

/** Maximum number of saved runs. */
export const MAX_RUNS = 5;
/** Maximum differences listed per run. */
const MAX_DIFFERENCES = 4;

/** Readouts of a run with its parameter values. */
export interface SavedRun {
  /** Counts from 1; never reused. */
  readonly number: number;
  /** Model time, s. */
  readonly time: number;
  readonly values: Values;
  /** Readouts in definition order, in displayed units. */
  readonly readings: readonly number[];
}

/** Saves the current readouts of a session. */
export function saveRun({ definition, lastStep }: Session, number: number): SavedRun {
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
  withUnit(formatNumber(value, decimalsOf(parameter)), parameter.unit);

/** Lists the parameters that differ among some sets of values, with their values in one of them. */
export function differencesOf(
  parameters: Parameters,
  all: readonly Values[],
  values: Values,
  more: (count: number) => string,
  controlOverride?: ExperimentDefinition['controlOverride'],
): readonly string[] {
  const differences = Object.entries(parameters)
    .filter(([key]) => all.some((other) => other[key] !== values[key]))
    .map(([key, shown]) => {
      const { parameter, value } = controlOverride?.(key, values) ?? {
        parameter: shown,
        value: values[key] ?? NaN,
      };
      return `${parameter.label}: ${formatParameter(parameter, value)}`;
    });
  if (differences.length <= MAX_DIFFERENCES) return differences;
  return [...differences.slice(0, MAX_DIFFERENCES), more(differences.length - MAX_DIFFERENCES)];
}
