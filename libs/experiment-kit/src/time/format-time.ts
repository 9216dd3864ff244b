import type { ExperimentDefinition, DisplayUnit } from '../experiment/experiment.js';
import { formatValue, withUnit } from '../readouts/format-value.js';

const SECONDS: DisplayUnit = { unit: 's', si: 1, decimals: 2 };

/** Display unit of an experiment's time. */
export const timeUnitOf = (definition: ExperimentDefinition): DisplayUnit => definition.timeUnit ?? SECONDS;

/** Formats a model time: "1,50 s", "0,342 yil". @param time s */
export function formatTime(definition: ExperimentDefinition, time: number): string {
  const { unit, si, decimals } = timeUnitOf(definition);
  return withUnit(formatValue(time / si, decimals), unit);
}
