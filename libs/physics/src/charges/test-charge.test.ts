import { simulate } from '../index.js';
import { COULOMB, testCharge, type TestChargeParameters } from './index.js';

/** Speed on a circle of radius 1 m around a fixed charge: v² = k |qQ| / (m r). */
const speed = Math.sqrt(COULOMB * 1e-12);
const orbit = (factor: number): TestChargeParameters => ({
  charges: [{ at: [0, 0, 0], charge: 1e-6 }],
  charge: -1e-6,
  mass: 1,
  start: [1, 0, 0],
  velocity: [0, speed * factor, 0],
  radius: 0.001,
});
/** The model divides steps of any length. */
const longSteps = { ...testCharge, dt: 1 };

test.each([1, 0.6, 1.3])(
  'around an unlike charge with %p of the circular speed the ellipse is closed after Kepler’s period (1e-5 m)',
  (factor) => {
    const a = 1 / (2 - factor ** 2);
    const period = (2 * Math.PI * Math.sqrt(a ** 3)) / speed;
    const run = simulate({ ...testCharge, dt: period / 100 }, orbit(factor));
    while (run.steps < 50) run.step();
    // After half a period the particle is at the other end of the major axis.
    expect(Math.abs(run.state[0]! + (2 * a - 1))).toBeLessThan(1e-5);
    while (run.steps < 100) run.step();
    expect(Math.hypot(run.state[0]! - 1, run.state[1]!)).toBeLessThan(1e-5);
  },
);

test('energy is conserved within the stated 1e-8 over a minute, among four charges of both signs', () => {
  const p: TestChargeParameters = {
    charges: [
      { at: [1, 1, 0], charge: 1e-6 },
      { at: [-1, 1, 0], charge: 2e-6 },
      { at: [-1, -1, 0.5], charge: 1e-6 },
      { at: [0, 0, 3], charge: -5e-7 },
    ],
    charge: 1e-6,
    mass: 0.01,
    start: [0.2, 0.1, 0],
    velocity: [0, 0, 0.1],
    radius: 0.01,
  };
  const [energy] = testCharge.invariants!;
  const run = simulate({ ...testCharge, dt: 0.01 }, p);
  const before = energy!.value(run.state, p);
  while (run.time < 60) run.step();
  expect(Math.hypot(...run.state.subarray(3))).toBeGreaterThan(1);
  expect(Math.abs(energy!.value(run.state, p) / before - 1)).toBeLessThan(energy!.tolerance);
});

test('shot at a like charge it turns where its kinetic energy is zero (1e-6 m) and returns with the same speed (1e-7)', () => {
  const p: TestChargeParameters = { ...orbit(0), charge: 1e-6, start: [2, 0, 0], velocity: [-0.2, 0, 0] };
  const nearest = 1 / (1 / 2 + 0.02 / (COULOMB * 1e-12));
  const run = simulate({ ...testCharge, dt: 0.01 }, p);
  let closest = Infinity;
  while (run.state[3]! < 0 || run.state[0]! < 2) {
    run.step();
    closest = Math.min(closest, run.state[0]!);
    expect(run.time).toBeLessThan(60);
  }
  expect(closest / nearest - 1).toBeGreaterThan(-1e-6);
  expect(closest / nearest - 1).toBeLessThan(1e-4);
  const energyNow = run.state[3]! ** 2 / 2 + (COULOMB * 1e-12) / run.state[0]!;
  expect(Math.abs(energyNow / (0.02 + (COULOMB * 1e-12) / 2) - 1)).toBeLessThan(1e-7);
});

test('without charges it moves straight (1e-12)', () => {
  const run = simulate(longSteps, { ...orbit(1), charges: [] });
  for (let i = 0; i < 10; i++) run.step();
  expect(run.state[1]).toBeCloseTo(10 * speed, 12);
});

test('a fall onto an unlike charge ends at its surface, once: theory π/2 √(r³ m / 2kqQ) for the fall (1e-3)', () => {
  const run = simulate({ ...testCharge, dt: 0.1 }, orbit(0));
  const collisions = Array.from({ length: 400 }, () => run.step()).flat();
  expect(collisions.map(({ key }) => key)).toEqual(['collision']);
  expect(
    Math.abs(collisions[0]!.time / ((Math.PI / 2) * Math.sqrt(1 / (2 * COULOMB * 1e-12))) - 1),
  ).toBeLessThan(1e-3);
  expect(Math.hypot(...run.state.subarray(0, 3))).toBeCloseTo(0.001, 9);
  expect([...run.state.subarray(3)]).toEqual([0, 0, 0]);
});

test('time reversal: with its velocity reversed after 10 s it returns to its start within 1e-6 m', () => {
  const run = simulate({ ...testCharge, dt: 0.1 }, orbit(0.8));
  while (run.steps < 100) run.step();
  for (let index = 3; index < 6; index++) run.state[index] = -run.state[index]!;
  while (run.steps < 200) run.step();
  expect(Math.hypot(run.state[0]! - 1, run.state[1]!)).toBeLessThan(1e-6);
});

test('halfway between unlike charges the energy is zero and its scale is not', () => {
  const p: TestChargeParameters = {
    ...orbit(0),
    charges: [
      { at: [-1, 0, 0], charge: 1e-6 },
      { at: [1, 0, 0], charge: -1e-6 },
    ],
    start: [0, 0, 0],
  };
  const [energy] = testCharge.invariants!;
  const start = testCharge.start(p, { uniform: () => 0, normal: () => 0 });
  expect(energy!.value(start, p)).toBe(0);
  expect(energy!.scale?.(start, p)).toBeCloseTo(2 * COULOMB * 1e-12, 12);
});
