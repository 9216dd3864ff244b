import { ASTRONOMICAL_UNIT, DAY, EARTH_GM, SUN_GM } from '../astronomy/astronomical.js';
import { GRAVITATION } from '../codata/codata.js';
import { simulate } from '../simulate/simulate.js';
import type { GravityParams } from './bodies.js';
import { createGravity } from './gravity.js';
import { twoBodies } from './two-bodies.js';

const SUN = SUN_GM / GRAVITATION;
const EARTH = EARTH_GM / GRAVITATION;

test('at escape velocity the energy is almost zero, and conserved to its tolerance relative to its scale', () => {
  const mu = GRAVITATION * (SUN + EARTH);
  const speed = Math.sqrt((2 * mu) / ASTRONOMICAL_UNIT);
  const p: GravityParams = {
    bodies: twoBodies(SUN, EARTH, ASTRONOMICAL_UNIT, speed),
    method: 'yoshida4',
  };
  const model = createGravity(DAY / 24);
  const energy = model.invariants?.[0];
  const run = simulate(model, p);
  const start = energy?.value(run.state, p) ?? NaN;
  const scale = energy?.scale?.(run.state, p) ?? NaN;
  expect(Math.abs(start)).toBeLessThan(1e-9 * scale);
  while (run.steps < 2000) run.step();
  const change = Math.abs((energy?.value(run.state, p) ?? NaN) - start);
  expect(change).toBeLessThan((energy?.tolerance ?? 0) * scale);
});
