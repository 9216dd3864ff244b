import type { State } from '@zarra/physics';
import type { ExperimentDefinition, DisplayUnit } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { formatValue } from '../readouts/format-value.js';

const SECONDS: DisplayUnit = { unit: 's', si: 1, decimals: 2 };

/** Display unit of an experiment's time. */
export const timeUnitOf = <K extends string, S extends State, V extends string>(
  definition: ExperimentDefinition<K, S, V>,
): DisplayUnit => definition.timeUnit ?? SECONDS;

/** Formats a model time: "1,50 s", "0,342 yil". @param time s */
export function formatTime<K extends string, S extends State, V extends string>(
  definition: ExperimentDefinition<K, S, V>,
  time: number,
): string {
  const { unit, si, decimals } = timeUnitOf(definition);
  return kitStrings.withUnit(formatValue(time / si, decimals), unit);
}
