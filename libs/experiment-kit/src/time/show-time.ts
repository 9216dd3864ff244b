import type { State } from '@zarra/physics';
import type { Lab, ShownUnit } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';

const SECONDS: ShownUnit = { unit: 's', si: 1, decimals: 2 };

/** The unit in which an experiment's time is shown. */
export const timeUnitOf = <K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
): ShownUnit => lab.timeUnit ?? SECONDS;

/**
 * A time of the model as the page shows it: "1,50 s", "0,342 yil".
 * @param time s
 */
export function showTime<K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
  time: number,
): string {
  const { unit, si, decimals } = timeUnitOf(lab);
  return kitStrings.withUnit(showValue(time / si, decimals), unit);
}
