// Shared by the tests of the charges: sessions with placed charges.
import { createSession } from '@zarra/experiment-kit';
import { definition } from '../experiments/zaryadlar/definition.js';
import { PLACES, type FieldKey } from '../experiments/zaryadlar/parameters.js';
import { presets } from '../experiments/zaryadlar/presets.js';

/** Coulomb's constant by CODATA 2022, independent of the library. */
export const K = 8.9875517862e9;

/** Session with some values set. */
export const sessionWith = (values: Partial<Record<FieldKey, number>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
/** Session with exactly these charges: x and y in m, charge in µC. */
export const sessionWithCharges = (
  charges: readonly (readonly [number, number, number])[],
  more: Partial<Record<FieldKey, number>> = {},
) => {
  const values: Partial<Record<FieldKey, number>> = {};
  for (const place of PLACES) {
    const [x = 0, y = 0, charge = 0] = charges[place - 1] ?? [];
    Object.assign(values, { [`x${place}`]: x, [`y${place}`]: y, [`q${place}`]: charge });
  }
  return sessionWith({ ...values, ...more });
};
/** Session of a preset. */
export const sessionWithPreset = (name: string) =>
  sessionWith(presets.find((preset) => preset.name === name)?.values);
