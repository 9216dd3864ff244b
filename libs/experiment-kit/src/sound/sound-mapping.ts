import type { Session } from '../run/session.js';

/** Readout for sonification with the values of the lowest and the highest tone, if the experiment has one. */
export function soundMappingOf({ definition: { sound, readouts } }: Session) {
  const readout = readouts.find(({ key }) => key === sound?.key);
  return sound && readout ? { readout, low: sound.low, high: sound.high } : undefined;
}
