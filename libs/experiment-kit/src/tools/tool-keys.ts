import type { State } from '@zarra/physics';
import type { Lab } from '../experiment/experiment.js';

/** A measuring tool. */
export type ToolKey = 'stopwatch' | 'ruler' | 'protractor';

/** The tools that measure something true in an experiment. */
export function toolsOf<K extends string, S extends State, V extends string>({
  still = false,
  length,
}: Lab<K, S, V>): readonly ToolKey[] {
  const isThere: Readonly<Record<ToolKey, boolean>> = {
    stopwatch: !still,
    ruler: length !== undefined,
    // An angle wants both directions of one measure.
    protractor: length !== undefined && length.along !== 'x',
  };
  return (Object.keys(isThere) as ToolKey[]).filter((key) => isThere[key]);
}
