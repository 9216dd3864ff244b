// What the tests of the charges share: sessions with charges put in place.
import { createSession } from '@zarra/experiment-kit';
import { lab } from './lab.js';
import { PLACES, type FieldName } from './parameters.js';
import { presets } from './presets.js';

/** Coulomb's constant by CODATA 2022, apart from the library. */
export const K = 8.9875517862e9;

/** The experiment with some values set. */
export const sessionOf = (values: Partial<Record<FieldName, number>> = {}) => {
  const session = createSession(lab);
  session.set(values);
  return session;
};
/** A session with charges there and no others: x and y in m, charge in µC. */
export const sceneOf = (
  charges: readonly (readonly [number, number, number])[],
  more: Partial<Record<FieldName, number>> = {},
) => {
  const values: Partial<Record<FieldName, number>> = {};
  for (const place of PLACES) {
    const [x = 0, y = 0, charge = 0] = charges[place - 1] ?? [];
    Object.assign(values, { [`x${place}`]: x, [`y${place}`]: y, [`q${place}`]: charge });
  }
  return sessionOf({ ...values, ...more });
};
/** One of the sets of charges worth looking at. */
export const presetOf = (name: string) => sessionOf(presets.find((preset) => preset.name === name)?.values);
