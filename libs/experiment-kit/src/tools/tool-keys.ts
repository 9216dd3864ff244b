import type { State } from '@zarra/physics';
import type { Lab } from '../experiment/experiment.js';

/** A measuring tool. */
export type ToolKey = 'stopwatch' | 'ruler' | 'protractor';

/** The tools that measure something true in an experiment. */
export function toolsOf<K extends string, S extends State, V extends string>({
  length,
}: Lab<K, S, V>): readonly ToolKey[] {
  if (!length) return ['stopwatch'];
  // An angle wants both directions of one measure.
  return length.along === 'x' ? ['stopwatch', 'ruler'] : ['stopwatch', 'ruler', 'protractor'];
}
