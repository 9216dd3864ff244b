import { formatNumber } from '@zarra/uzbek';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { decimalsOf, toGrid, type Parameter, type Parameters, type Values } from '../experiment/parameter.js';
import { withUnit } from './format-value.js';

/** Maximum listed differences. */
const MAX_DIFFERENCES = 4;

/** Value of a parameter as text: the name of a choice, or a number with its unit. */
export const formatParameter = (parameter: Parameter, value: number): string =>
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
