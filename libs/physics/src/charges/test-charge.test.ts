import { simulate } from '../index.js';
import { COULOMB, testCharge, type TestChargeParameters } from './index.js';

/** A circle of radius 1 m round a held charge: v² = k |qQ| / (m r). */
const speed = Math.sqrt(COULOMB * 1e-12);
const orbit = (factor: number): TestChargeParameters => ({
  charges: [{ at: [0, 0, 0], charge: 1e-6 }],
  charge: -1e-6,
  mass: 1,
  start: [1, 0, 0],
  velocity: [0, speed * factor, 0],
  radius: 0.001,
});
/** As long steps as the model allows: it cuts them itself. */
const slow = { ...testCharge, dt: 1 };

test.each([1, 0.6, 1.3])(
  'round an unlike charge with %p of the circular speed it closes its ellipse by Kepler (1e-5 m)',
  (factor) => {
    const a = 1 / (2 - factor ** 2);
    const period = (2 * Math.PI * Math.sqrt(a ** 3)) / speed;
    const run = simulate({ ...testCharge, dt: period / 100 }, orbit(factor));
    while (run.steps < 50) run.step();
    // Half a period later it is at the other end of the long axis.
    expect(Math.abs(run.state[0]! + (2 * a - 1))).toBeLessThan(1e-5);
    while (run.steps < 100) run.step();
    expect(Math.hypot(run.state[0]! - 1, run.state[1]!)).toBeLessThan(1e-5);
  },
);

test('energy is kept within the stated 1e-8 over a minute, among four charges of both signs', () => {
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

test('shot at a like charge it turns where its kinetic energy is spent (1e-6 m) and comes back as fast (1e-7)', () => {
  const p: TestChargeParameters = { ...orbit(0), charge: 1e-6, start: [2, 0, 0], velocity: [-0.2, 0, 0] };
  const nearest = 1 / (1 / 2 + 0.02 / (COULOMB * 1e-12));
  const run = simulate({ ...testCharge, dt: 0.01 }, p);
  let least = Infinity;
  while (run.state[3]! < 0 || run.state[0]! < 2) {
    run.step();
    least = Math.min(least, run.state[0]!);
    expect(run.time).toBeLessThan(60);
  }
  expect(least / nearest - 1).toBeGreaterThan(-1e-6);
  expect(least / nearest - 1).toBeLessThan(1e-4);
  const energyNow = run.state[3]! ** 2 / 2 + (COULOMB * 1e-12) / run.state[0]!;
  expect(Math.abs(energyNow / (0.02 + (COULOMB * 1e-12) / 2) - 1)).toBeLessThan(1e-7);
});

test('among no charges it flies straight (1e-12)', () => {
  const run = simulate(slow, { ...orbit(1), charges: [] });
  for (let i = 0; i < 10; i++) run.step();
  expect(run.state[1]).toBeCloseTo(10 * speed, 12);
});

test('an unlike charge that it falls upon stops it at its surface, once: theory π/2 √(r³ m / 2kqQ) for the fall (1e-3)', () => {
  const run = simulate({ ...testCharge, dt: 0.1 }, orbit(0));
  const met = Array.from({ length: 400 }, () => run.step()).flat();
  expect(met.map(({ key }) => key)).toEqual(['met']);
  expect(Math.abs(met[0]!.time / ((Math.PI / 2) * Math.sqrt(1 / (2 * COULOMB * 1e-12))) - 1)).toBeLessThan(
    1e-3,
  );
  expect(Math.hypot(...run.state.subarray(0, 3))).toBeCloseTo(0.001, 9);
  expect([...run.state.subarray(3)]).toEqual([0, 0, 0]);
});

test('time reversal: turned round after 10 s it is back at its start within 1e-6 m after 10 s more', () => {
  const run = simulate({ ...testCharge, dt: 0.1 }, orbit(0.8));
  while (run.steps < 100) run.step();
  for (let slot = 3; slot < 6; slot++) run.state[slot] = -run.state[slot]!;
  while (run.steps < 200) run.step();
  expect(Math.hypot(run.state[0]! - 1, run.state[1]!)).toBeLessThan(1e-6);
});

test('halfway between unlike charges the energy is zero, its scale is not', () => {
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
