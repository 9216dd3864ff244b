import { dopri5 } from '../integrate/dormand-prince.js';
import { simulate } from '../simulate/simulate.js';
import { fittedOrder } from '../testing/fitted-order.js';
import { pendulum, type PendulumParams } from './pendulum.js';
import { pendulumPeriod, exactPendulum } from './exact-pendulum.js';

const FROM_TWO: PendulumParams = { length: 1, gravity: 9.81, angle: 2, speed: 0, damping: 0 };
const energy = pendulum.invariants?.[0];
const energyOf = (state: Float64Array, p: PendulumParams): number => energy?.value(state, p) ?? Number.NaN;
const observed = (key: string, state: Float64Array, p: PendulumParams): number =>
  pendulum.observables.find((observable) => observable.key === key)?.value(0, state, p) ?? Number.NaN;

test('from 2 rad the angle equals theory for 100 s within 1e-10 rad, and the energy is conserved within 1e-11', () => {
  const run = simulate(pendulum, FROM_TWO);
  const start = energyOf(run.state, FROM_TWO);
  let [angleError, energyError] = [0, 0];
  while (run.steps < 100_000) {
    run.step();
    if (run.steps % 10 > 0) continue;
    angleError = Math.max(
      angleError,
      Math.abs((run.state[0] ?? 0) - (pendulum.exact?.(run.time, FROM_TWO)[0] ?? 0)),
    );
    energyError = Math.max(energyError, Math.abs(energyOf(run.state, FROM_TWO) / start - 1));
  }
  expect(angleError).toBeLessThan(1e-10);
  expect(energyError).toBeLessThan(1e-11);
});

test('for a pendulum of 10 cm the energy stays within its tolerance for a minute', () => {
  const p = { ...FROM_TWO, length: 0.1 };
  const run = simulate(pendulum, p);
  const start = energyOf(run.state, p);
  while (run.steps < 60_000) run.step();
  expect(Math.abs(energyOf(run.state, p) / start - 1)).toBeLessThan(energy?.tolerance ?? 0);
});

test.each([
  ['a small oscillation', { ...FROM_TWO, angle: 0.01 }],
  ['started at the lowest point', { ...FROM_TWO, angle: 0, speed: 5 }],
  ['started downwards from the left', { ...FROM_TWO, angle: -1, speed: -2 }],
  ['released near the top', { ...FROM_TWO, angle: 3.1 }],
  ['rotating', { ...FROM_TWO, angle: 0.5, speed: 8 }],
  ['rotating backwards, from another turn', { ...FROM_TWO, angle: 7, speed: -9 }],
  ['a long one on the Moon', { ...FROM_TWO, length: 20, gravity: 1.62, angle: 1.5 }],
  ['at rest', { ...FROM_TWO, angle: 0 }],
])('%s: angle and speed equal theory for 10 s within 1e-9', (_name, p) => {
  const run = simulate(pendulum, p);
  while (run.steps < 10_000) {
    run.step();
    if (run.steps % 100 > 0) continue;
    const [angle = 0, speed = 0] = pendulum.exact?.(run.time, p) ?? [];
    expect(Math.abs((run.state[0] ?? 0) - angle)).toBeLessThan(1e-9);
    expect(Math.abs((run.state[1] ?? 0) - speed)).toBeLessThan(1e-9);
  }
});

test('on the separatrix it approaches the top asymptotically: θ = 4 arctan e^(ωt) - π (Landau and Lifshitz), within 1e-12', () => {
  for (const sign of [1, -1])
    for (const t of [0, 0.5, 2, 4]) {
      const [angle] = exactPendulum(t, { length: 1, gravity: 4, angle: 0, speed: sign * 4 });
      expect(Math.abs(angle - sign * (4 * Math.atan(Math.exp(2 * t)) - Math.PI))).toBeLessThan(1e-12);
    }
});

test('theory equals Dormand-Prince at a tolerance of 1e-13 close to the separatrix, within 1e-9', () => {
  for (const [angle, speed] of [
    [Math.PI - 1e-4, 0],
    [0, 2 * Math.sqrt(9.81) - 1e-5],
    [0, 2 * Math.sqrt(9.81) + 1e-5],
  ] as const) {
    const state = Float64Array.of(angle, speed);
    const tolerance = { relative: 1e-13, absolute: 1e-13 };
    dopri5((_t, [q = 0, v = 0], out) => out.set([v, -9.81 * Math.sin(q)]), 2, tolerance)(0, state, 3);
    const [q, v] = exactPendulum(3, { length: 1, gravity: 9.81, angle, speed });
    expect(Math.abs((state[0] ?? 0) - q)).toBeLessThan(1e-9);
    expect(Math.abs((state[1] ?? 0) - v)).toBeLessThan(1e-9);
  }
});

describe('the period', () => {
  const UNIT = 2 * Math.PI * Math.sqrt(1 / 9.81);
  test.each([
    // Nelson and Olsson, Am. J. Phys. 54, 112 (1986), and tables of K(k).
    [10, 1.001_91],
    [30, 1.017_41],
    [60, 1.073_18],
    [90, 1.180_34],
    [120, 1.372_88],
    [150, 1.762_20],
    [170, 2.439_36],
  ])('at %d degrees is %d times that of small oscillations (tables of K), within 5e-6', (degrees, ratio) => {
    const period = pendulumPeriod({ ...FROM_TWO, angle: (degrees * Math.PI) / 180 });
    expect(Math.abs(period / UNIT - ratio)).toBeLessThan(5.1e-6);
  });

  test('from 2 rad at 1 m and 9.81 m/s² is 2.665871 s (mpmath: 2.66587094283492593), within 1e-14 s', () => {
    expect(Math.abs(pendulumPeriod(FROM_TWO) - 2.665_870_942_834_925_93)).toBeLessThan(1e-14);
  });

  test('of a simulation equals theory within 1e-9 s: half a period between turning points and between lowest points', () => {
    const run = simulate(pendulum, FROM_TWO);
    const times: Record<string, number[]> = { turned: [], lowest: [] };
    while (run.steps < 30_000) for (const { key, time } of run.step()) times[key]?.push(time);
    const half = pendulumPeriod(FROM_TWO) / 2;
    expect(times['turned']).toHaveLength(Math.floor(30 / half));
    times['turned']?.forEach((time, i) => expect(Math.abs(time - (i + 1) * half)).toBeLessThan(1e-9));
    times['lowest']?.forEach((time, i) => expect(Math.abs(time - (i + 0.5) * half)).toBeLessThan(1e-9));
  });

  test('of a rotating pendulum is the time between two passages of the lowest point, within 1e-9 s', () => {
    const p = { ...FROM_TWO, angle: 0, speed: 9 };
    const run = simulate(pendulum, p);
    const lowest: number[] = [];
    while (run.steps < 5000) lowest.push(...run.step().map(({ time }) => time));
    expect(lowest.length).toBeGreaterThan(3);
    lowest.forEach((time, i) => expect(Math.abs(time - (i + 1) * pendulumPeriod(p))).toBeLessThan(1e-9));
  });

  test('is the same from every state of a motion, and infinite on the separatrix', () => {
    for (const t of [0.1, 0.9, 1.7]) {
      const [angle, speed] = exactPendulum(t, FROM_TWO);
      expect(pendulumPeriod({ ...FROM_TWO, angle, speed })).toBeCloseTo(pendulumPeriod(FROM_TWO), 13);
    }
    expect(pendulumPeriod({ length: 1, gravity: 4, angle: 0, speed: 4 })).toBe(Infinity);
  });

  test('doubles with four times the length and halves with four times the gravity, within 1e-15', () => {
    const one = pendulumPeriod(FROM_TWO);
    expect(pendulumPeriod({ ...FROM_TWO, length: 4 }) / one).toBeCloseTo(2, 15);
    expect(pendulumPeriod({ ...FROM_TWO, gravity: 4 * 9.81 }) / one).toBeCloseTo(0.5, 15);
  });
});

test('the model has order 4 within 0.15', () => {
  const advance = pendulum.solver(FROM_TWO);
  const order = fittedOrder((h) => {
    const state = Float64Array.of(2, 0, 0);
    for (let step = 0; step < Math.round(3 / h); step++) advance(step * h, state, h);
    const [angle, speed] = exactPendulum(3, FROM_TWO);
    return Math.hypot((state[0] ?? 0) - angle, (state[1] ?? 0) - speed);
  }, 1 / 64);
  expect(Math.abs(order - 4)).toBeLessThan(0.15);
});

describe('with damping', () => {
  const damped = { ...FROM_TWO, damping: 0.4, mass: 3 };

  test('energy plus heat is conserved within 1e-11 for 60 s, and almost all energy becomes heat', () => {
    const run = simulate(pendulum, damped);
    const start = energyOf(run.state, damped);
    expect(start).toBeCloseTo(3 * 9.81 * (1 - Math.cos(2)), 12);
    let largest = 0;
    while (run.steps < 60_000) {
      run.step();
      largest = Math.max(largest, Math.abs(energyOf(run.state, damped) / start - 1));
    }
    expect(largest).toBeLessThan(1e-11);
    expect(run.state[2]).toBeGreaterThan(0.999 * start);
  });

  test('a small oscillation is e^(-γt/2) cos with √(g/L - γ²/4): within 1e-12 rad from 1e-4 rad', () => {
    const p = { ...damped, angle: 1e-4 };
    const run = simulate(pendulum, p);
    const rate = Math.sqrt(9.81 - 0.04);
    let largest = 0;
    while (run.steps < 10_000) {
      run.step();
      const [t, decay] = [run.time, 1e-4 * Math.exp(-0.2 * run.time)];
      const theory = decay * (Math.cos(rate * t) + (0.2 / rate) * Math.sin(rate * t));
      largest = Math.max(largest, Math.abs((run.state[0] ?? 0) - theory));
    }
    expect(largest).toBeLessThan(1e-12);
  });

  test('there is no closed form: the result is NaN', () => {
    expect(pendulum.exact?.(1, damped).every(Number.isNaN)).toBe(true);
  });
});

test('the tension is m (g + L θ′²) at the lowest point: m g (3 - 2 cos 2) from 2 rad, within 1e-9', () => {
  const heavy = { ...FROM_TWO, mass: 2, angle: 0, speed: Math.sqrt(2 * 9.81 * (1 - Math.cos(2))) };
  const state = Float64Array.of(heavy.angle, heavy.speed, 0);
  expect(observed('tension', state, heavy)).toBeCloseTo(2 * 9.81 * (3 - 2 * Math.cos(2)), 9);
});

test('mirror symmetry: the mirrored start gives the mirrored motion, to the last bit', () => {
  const p = { ...FROM_TWO, speed: 1, damping: 0.1 };
  const [one, other] = [simulate(pendulum, p), simulate(pendulum, { ...p, angle: -2, speed: -1 })];
  for (let step = 0; step < 1000; step++) {
    one.step();
    other.step();
  }
  expect(other.state[0]).toBe(-(one.state[0] ?? 0));
  expect(other.state[2]).toBe(one.state[2]);
});

test('the mass affects the energies, not the motion', () => {
  const [light, heavy] = [simulate(pendulum, FROM_TWO), simulate(pendulum, { ...FROM_TWO, mass: 7 })];
  for (let step = 0; step < 100; step++) {
    light.step();
    heavy.step();
  }
  expect(heavy.state[0]).toBe(light.state[0]);
  expect(observed('kineticEnergy', heavy.state, { ...FROM_TWO, mass: 7 })).toBeCloseTo(
    7 * observed('kineticEnergy', light.state, FROM_TWO),
    10,
  );
});

test('time reversal: 10 s forward and back within 1e-10', () => {
  const advance = pendulum.solver(FROM_TWO);
  const state = Float64Array.of(2, 0, 0);
  for (let step = 0; step < 10_000; step++) advance(0, state, 1e-3);
  for (let step = 0; step < 10_000; step++) advance(0, state, -1e-3);
  expect(Math.abs((state[0] ?? 0) - 2)).toBeLessThan(1e-10);
  expect(Math.abs(state[1] ?? 0)).toBeLessThan(1e-10);
});

test('the layout names every number of the state', () => {
  expect(pendulum.layout(FROM_TWO)).toHaveLength(simulate(pendulum, FROM_TWO).state.length);
});
