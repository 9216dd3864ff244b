import type { ExperimentDefinition, Readout } from '../experiment/experiment.js';

const MAX_CARDS = 3;

/** Readouts shown as cards, in the order of the definition's `keyReadouts`. Throws for an unknown key. */
export function keyReadoutsOf({ slug, readouts, keyReadouts }: ExperimentDefinition): readonly Readout[] {
  if (!keyReadouts) return readouts.slice(0, MAX_CARDS);
  return keyReadouts.map((key) => {
    const readout = readouts.find((one) => one.key === key);
    if (!readout) throw new Error(`${slug} has no readout ${key}`);
    return readout;
  });
}
