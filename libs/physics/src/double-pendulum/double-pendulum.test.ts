import { dopri5 } from '../integrate/dormand-prince.js';
import { rk4 } from '../integrate/rk4.js';
import { exactPendulum } from '../pendulum/exact-pendulum.js';
import { createRandom } from '../random/create-random.js';
import { simulate } from '../simulate/simulate.js';
import { fittedOrder } from '../testing/fitted-order.js';
import { doublePendulum } from './double-pendulum.js';
import { doublePendulumRates, type DoublePendulumParams } from './double-pendulum-rates.js';
import { lyapunovTime } from './lyapunov-time.js';
import { normalModes } from './normal-modes.js';

const CHAOTIC: DoublePendulumParams = {
  mass1: 1,
  mass2: 1,
  length1: 1,
  length2: 1,
  gravity: 9.81,
  angle1: Math.PI / 2,
  angle2: Math.PI / 2,
  speed1: 0,
  speed2: 0,
  copies: 1,
  angleStep: 1e-6,
};
const UNEVEN = { ...CHAOTIC, mass1: 0.7, mass2: 2.3, length1: 1.4, length2: 0.6 };
const energy = doublePendulum.invariants?.[0];
/** The larger error of the two angles. */
const angleError = ([one = 0, two = 0]: Float64Array, [first, second]: readonly [number, number]): number =>
  Math.max(Math.abs(one - first), Math.abs(two - second));
const measured = (key: string, state: Float64Array, p: DoublePendulumParams): number =>
  doublePendulum.observables.find((observable) => observable.key === key)?.value(0, state, p) ?? Number.NaN;

test('predicts the motion from (π/2, π/2) for 27 s: both angles are within 0.1 rad of a run at 1/24000 s', () => {
  const run = simulate(doublePendulum, CHAOTIC);
  const reference = run.state.slice();
  const advance = rk4(doublePendulumRates(CHAOTIC), 4);
  let worst = 0;
  while (run.time < 27) {
    run.step();
    for (let part = 0; part < 25; part++) advance(0, reference, 1 / 24_000);
    worst = Math.max(worst, angleError(run.state, [reference[0] ?? 0, reference[1] ?? 0]));
  }
  expect(worst).toBeLessThan(0.1);
});

test.each([
  ['(π/2, π/2)', CHAOTIC],
  ['other masses and lengths', UNEVEN],
  ['a light upper mass on a long rod', { ...UNEVEN, mass1: 0.2, mass2: 1.3, length2: 0.4 }],
])('%s: the energy is conserved within 1e-8 for 60 s', (_name, p) => {
  const run = simulate({ ...doublePendulum, events: [] }, p);
  const start = energy?.value(run.state, p) ?? 0;
  let worst = 0;
  while (run.steps < 57_600) {
    run.step();
    worst = Math.max(worst, Math.abs((energy?.value(run.state, p) ?? 0) / start - 1));
  }
  expect(worst).toBeLessThan(1e-8);
});

test("Lagrange's accelerations equal Newton's with the forces of the rods, in 100 random states, within 1e-12", () => {
  const random = createRandom(5);
  const between = (low: number, high: number): number => low + (high - low) * random.uniform();
  const out = new Float64Array(4);
  for (let round = 0; round < 100; round++) {
    const p = {
      ...CHAOTIC,
      mass1: between(0.2, 5),
      mass2: between(0.2, 5),
      length1: between(0.3, 3),
      length2: between(0.3, 3),
    };
    const { mass1, mass2, length1, length2, gravity } = p;
    const [a, b, u, w] = [between(-4, 4), between(-4, 4), between(-6, 6), between(-6, 6)];
    doublePendulumRates(p)(0, Float64Array.of(a, b, u, w), out);
    const [, , alpha = 0, beta = 0] = out;
    // Accelerations of both masses, x to the right and y upwards.
    const x1 = length1 * (alpha * Math.cos(a) - u * u * Math.sin(a));
    const y1 = length1 * (alpha * Math.sin(a) + u * u * Math.cos(a));
    const x2 = x1 + length2 * (beta * Math.cos(b) - w * w * Math.sin(b));
    const y2 = y1 + length2 * (beta * Math.sin(b) + w * w * Math.cos(b));
    // Mass times acceleration minus the weight is the force of the rods, along them: none across the lower rod,
    const across = x2 * Math.cos(b) + (y2 + gravity) * Math.sin(b);
    expect(Math.abs(across) / Math.hypot(x2, y2)).toBeLessThan(1e-12);
    // and none across the upper one in total.
    const fx = mass1 * x1 + mass2 * x2;
    const fy = mass1 * (y1 + gravity) + mass2 * (y2 + gravity);
    const size = mass1 * Math.hypot(x1, y1) + mass2 * Math.hypot(x2, y2);
    expect(Math.abs(fx * Math.cos(a) + fy * Math.sin(a)) / size).toBeLessThan(1e-12);
  }
});

test('with a negligible lower mass the upper one is a simple pendulum: for 5 s within 1e-8 rad', () => {
  const run = simulate(doublePendulum, { ...CHAOTIC, mass2: 1e-12, angle1: 2 });
  let worst = 0;
  while (run.time < 5) {
    run.step();
    const [angle] = exactPendulum(run.time, { length: 1, gravity: 9.81, angle: 2, speed: 0 });
    worst = Math.max(worst, Math.abs((run.state[0] ?? 0) - angle));
  }
  expect(worst).toBeLessThan(1e-8);
});

test('without gravity the angular momentum about the pivot is conserved, within 1e-10 for 20 s', () => {
  const p = { ...UNEVEN, gravity: 0, speed1: 2, speed2: -3 };
  const momentum = ([a = 0, b = 0, u = 0, w = 0]: Float64Array): number => {
    const [v1, v2] = [p.length1 * u, p.length2 * w];
    const mixed = Math.cos(a - b);
    return (
      p.mass1 * p.length1 * v1 + p.mass2 * (p.length1 * (v1 + v2 * mixed) + p.length2 * (v2 + v1 * mixed))
    );
  };
  const run = simulate(doublePendulum, p);
  const start = momentum(run.state);
  let worst = 0;
  while (run.time < 20) {
    run.step();
    worst = Math.max(worst, Math.abs(momentum(run.state) / start - 1));
  }
  expect(worst).toBeLessThan(1e-10);
});

describe('small oscillations', () => {
  test('of equal pendulums have w² = (g/L)(2 ∓ √2) and go as 1 : ±√2 (Landau and Lifshitz, § 23), within 1e-14', () => {
    const [slow, fast] = normalModes({ ...CHAOTIC, length1: 2, length2: 2 });
    expect(slow.frequency ** 2 / (4.905 * (2 - Math.SQRT2))).toBeCloseTo(1, 14);
    expect(fast.frequency ** 2 / (4.905 * (2 + Math.SQRT2))).toBeCloseTo(1, 14);
    expect(slow.ratio).toBeCloseTo(Math.SQRT2, 13);
    expect(fast.ratio).toBeCloseTo(-Math.SQRT2, 13);
  });

  test.each([
    ['equal, slow', CHAOTIC, 0],
    ['equal, fast', CHAOTIC, 1],
    ['uneven, slow', UNEVEN, 0],
    ['uneven, fast', UNEVEN, 1],
  ] as const)(
    '%s: started in a mode of 1e-5 rad the motion stays in it for 10 s, within 1e-11 rad',
    (_name, sizes, which) => {
      const mode = normalModes(sizes)[which];
      const run = simulate(doublePendulum, { ...sizes, angle1: 1e-5, angle2: 1e-5 * mode.ratio });
      let worst = 0;
      while (run.time < 10) {
        run.step();
        const angle = 1e-5 * Math.cos(mode.frequency * run.time);
        worst = Math.max(worst, angleError(run.state, [angle, mode.ratio * angle]));
      }
      expect(worst).toBeLessThan(1e-11);
    },
  );
});

test('Dormand-Prince at a tolerance of 1e-13 gives the same motion for 10 s: within 1e-5 rad', () => {
  const run = simulate(doublePendulum, CHAOTIC);
  while (run.time < 10) run.step();
  const state = Float64Array.of(Math.PI / 2, Math.PI / 2, 0, 0);
  dopri5(doublePendulumRates(CHAOTIC), 4, { relative: 1e-13, absolute: 1e-13 })(0, state, 10);
  expect(Math.abs((run.state[0] ?? 0) - (state[0] ?? 0))).toBeLessThan(1e-5);
  expect(Math.abs((run.state[1] ?? 0) - (state[1] ?? 0))).toBeLessThan(1e-5);
});

test('the model has order 4 within 0.15', () => {
  const advance = doublePendulum.solver(UNEVEN);
  const reference = Float64Array.of(Math.PI / 2, Math.PI / 2, 0, 0);
  dopri5(doublePendulumRates(UNEVEN), 4, { relative: 1e-13, absolute: 1e-13 })(0, reference, 2);
  const order = fittedOrder((h) => {
    const state = Float64Array.of(Math.PI / 2, Math.PI / 2, 0, 0);
    for (let step = 0; step < Math.round(2 / h); step++) advance(0, state, h);
    return Math.hypot((state[0] ?? 0) - (reference[0] ?? 0), (state[1] ?? 0) - (reference[1] ?? 0));
  }, 1 / 128);
  expect(Math.abs(order - 4)).toBeLessThan(0.15);
});

test('time reversal: 5 s forward and back within 1e-7 rad', () => {
  const advance = doublePendulum.solver(CHAOTIC);
  const state = Float64Array.of(Math.PI / 2, Math.PI / 2, 0, 0);
  for (let step = 0; step < 4800; step++) advance(0, state, 1 / 960);
  for (let step = 0; step < 4800; step++) advance(0, state, -1 / 960);
  expect(Math.abs((state[0] ?? 0) - Math.PI / 2)).toBeLessThan(1e-7);
  expect(Math.abs((state[1] ?? 0) - Math.PI / 2)).toBeLessThan(1e-7);
});

test('mirror symmetry is exact, to the last bit', () => {
  const mirrored = { ...CHAOTIC, angle1: -CHAOTIC.angle1, angle2: -CHAOTIC.angle2 };
  const [one, other] = [simulate(doublePendulum, CHAOTIC), simulate(doublePendulum, mirrored)];
  while (one.time < 10) {
    one.step();
    other.step();
  }
  one.state.forEach((value, i) => expect(other.state[i]).toBe(-value));
});

test('copies are independent: each of twenty is bit-identical to a single run', () => {
  const run = simulate(doublePendulum, { ...CHAOTIC, copies: 20 });
  expect(doublePendulum.layout({ ...CHAOTIC, copies: 20 })).toHaveLength(80);
  while (run.time < 3) run.step();
  for (const copy of [0, 7, 19]) {
    const alone = simulate(doublePendulum, { ...CHAOTIC, angle1: CHAOTIC.angle1 + copy * 1e-6 });
    while (alone.time < 3) alone.step();
    alone.state.forEach((value, i) => expect(run.state[4 * copy + i]).toBe(value));
  }
});

test('the separation is between the first and the last copy: 19e-6 rad at the start', () => {
  const p = { ...CHAOTIC, copies: 20 };
  const { state } = simulate(doublePendulum, p);
  expect(measured('separation', state, p)).toBeCloseTo(19e-6, 12);
  expect(measured('separation', simulate(doublePendulum, CHAOTIC).state, CHAOTIC)).toBe(0);
});

describe('the Lyapunov time', () => {
  const time = lyapunovTime(CHAOTIC, 60);

  test('of (π/2, π/2) is that of the growing separation of two copies, within a factor of 1.6', () => {
    const p = { ...CHAOTIC, copies: 2, angleStep: 1e-9 };
    const run = simulate({ ...doublePendulum, events: [] }, p);
    while (measured('separation', run.state, p) < 1e-2 && run.time < 100) run.step();
    const grown = run.time / Math.log(1e-2 / 1e-9);
    expect(time / grown).toBeGreaterThan(1 / 1.6);
    expect(time / grown).toBeLessThan(1.6);
  });

  test('of a small oscillation, which is regular, is more than ten times as long', () => {
    expect(lyapunovTime({ ...CHAOTIC, angle1: 0.1, angle2: 0.1 }, 60)).toBeGreaterThan(10 * time);
  });
});

test('each passage over the top is one event: the angle passes an odd multiple of π', () => {
  const run = simulate(doublePendulum, CHAOTIC);
  let [events, passages] = [0, 0];
  let before = Math.floor((CHAOTIC.angle2 + Math.PI) / (2 * Math.PI));
  while (run.time < 20) {
    events += run.step().filter(({ key }) => key === 'lowerOver').length;
    const turn = Math.floor(((run.state[1] ?? 0) + Math.PI) / (2 * Math.PI));
    passages += Math.abs(turn - before);
    before = turn;
  }
  expect(passages).toBeGreaterThan(3);
  expect(events).toBe(passages);
});
