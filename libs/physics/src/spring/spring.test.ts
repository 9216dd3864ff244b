import { dopri5 } from '../integrate/dormand-prince.js';
import { simulate } from '../simulate/simulate.js';
import { fittedOrder } from '../testing/fitted-order.js';
import { resonance, type SpringParams, steadyState } from './driven-oscillator.js';
import { spring } from './spring.js';

const DRIVEN: SpringParams = {
  mass: 1,
  damping: 0.4,
  stiffness: 10,
  force: 2,
  drive: 2.5,
  position: 0.3,
  velocity: -1,
};
const FREE = { ...DRIVEN, force: 0 };
const CRITICAL = 2 * Math.sqrt(10);
const exactOf = (t: number, p: SpringParams): Float64Array => spring.exact?.(t, p) ?? new Float64Array(0);
const runFor = (p: SpringParams, duration: number) => {
  const run = simulate(spring, p);
  while (run.steps < 1000 * duration) run.step();
  return run;
};

test.each([
  ['free without damping', { ...FREE, damping: 0 }],
  ['free, weakly damped', FREE],
  ['free, critically damped', { ...FREE, damping: CRITICAL }],
  ['free, close to critical', { ...FREE, damping: CRITICAL * (1 + 1e-9) }],
  ['free, strongly damped', { ...FREE, damping: 30 }],
  ['driven, weakly damped', DRIVEN],
  ['driven, critically damped', { ...DRIVEN, damping: CRITICAL }],
  ['driven, strongly damped', { ...DRIVEN, damping: 30 }],
  ['driven without damping', { ...DRIVEN, damping: 0 }],
  ['driven without damping at resonance', { ...DRIVEN, damping: 0, drive: Math.sqrt(10) }],
  ['driven without damping close to resonance', { ...DRIVEN, damping: 0, drive: Math.sqrt(10) + 1e-7 }],
  ['under a constant force', { ...DRIVEN, drive: 0 }],
  ['from rest', { ...DRIVEN, position: 0, velocity: 0 }],
  ['heavy and stiff', { ...DRIVEN, mass: 40, stiffness: 9000, damping: 60, force: 500, drive: 14 }],
])(
  '%s: position, velocity, work and heat equal theory for 20 s, within 1e-8 of the largest value',
  (_name, p) => {
    const run = simulate(spring, p);
    const largest = [0, 0, 0, 0];
    const errors = [0, 0, 0, 0];
    while (run.steps < 20_000) {
      run.step();
      if (run.steps % 50 > 0) continue;
      exactOf(run.time, p).forEach((value, i) => {
        largest[i] = Math.max(largest[i] ?? 0, Math.abs(value));
        errors[i] = Math.max(errors[i] ?? 0, Math.abs(value - (run.state[i] ?? 0)));
      });
    }
    errors.forEach((error, i) => expect(error).toBeLessThan(1e-8 * (largest[i] ?? 0) + 1e-14));
  },
);

test('theory equals the initial state for every damping, within 1e-14', () => {
  for (const damping of [0, 0.4, CRITICAL, 30])
    [0.3, -1, 0, 0].forEach((value, i) =>
      expect(Math.abs((exactOf(0, { ...DRIVEN, damping })[i] ?? 0) - value)).toBeLessThan(1e-14),
    );
});

test('theory is finite after 1000 s of strong damping, where a hyperbolic cosine would overflow', () => {
  const { amplitude, phase } = steadyState({ ...DRIVEN, damping: 30 });
  const [x = 0, , work = 0, heat = 0] = exactOf(1000, { ...DRIVEN, damping: 30 });
  expect(Math.abs(x - amplitude * Math.cos(2500 - phase))).toBeLessThan(1e-13);
  expect(work).toBeGreaterThan(0);
  expect(heat).toBeGreaterThan(0);
});

test.each([
  [1, 25, 5],
  [2, 10, Math.sqrt(10 / 2)],
  [0.3, 7, Math.sqrt(7 / 0.3)],
])(
  'undamped resonance (m %d, k %d, w %d) has no steady amplitude and lags by π/2',
  (mass, stiffness, drive) => {
    const p = { ...DRIVEN, mass, stiffness, drive, damping: 0, position: 0, velocity: 0 };
    expect(steadyState(p)).toEqual({ amplitude: Infinity, phase: Math.PI / 2, power: NaN });
    // F t sin wt / (2 m w), the growing oscillation that lags by π/2.
    const [x = 0] = exactOf(20, p);
    expect(x).toBeCloseTo(((2 * 20) / (2 * mass * drive)) * Math.sin(drive * 20), 9);
    expect(steadyState({ ...p, force: 0 }).amplitude).toBe(0);
  },
);

test('the free motion is x = e^(-bt) (x0 cos + (v0 + b x0) / w1 sin), w1² = w0² - b², within 1e-14', () => {
  const [b, t] = [0.2, 3.7];
  const rate = Math.sqrt(10 - b * b);
  const theory = Math.exp(-b * t) * (0.3 * Math.cos(rate * t) + ((-1 + b * 0.3) / rate) * Math.sin(rate * t));
  expect(Math.abs((exactOf(t, FREE)[0] ?? 0) - theory)).toBeLessThan(1e-14);
});

describe('in the steady state', () => {
  test.each([
    ['below resonance', 1],
    ['at resonance', Math.sqrt(10)],
    ['above resonance', 6],
  ])(
    '%s, the amplitude is F / √((k - m w²)² + (c w)²) and the lag is the phase: within 1e-6',
    (_name, drive) => {
      const p = { ...DRIVEN, drive };
      const run = runFor(p, 100);
      const turned: { time: number; x: number }[] = [];
      while (turned.length < 8 && run.steps < 200_000)
        for (const { key, time } of run.step())
          if (key === 'turned') turned.push({ time, x: run.state[0] ?? 0 });
      expect(turned).toHaveLength(8);
      const amplitude = 2 / Math.hypot(10 - drive ** 2, 0.4 * drive);
      for (const { time, x } of turned) {
        // Sampled up to a step after the turning point: the error is of second order.
        expect(Math.abs(Math.abs(x) / amplitude - 1)).toBeLessThan(2e-5);
        const { phase } = steadyState(p);
        const cycles = (drive * time - phase) / Math.PI;
        expect(Math.abs(cycles - Math.round(cycles))).toBeLessThan(1e-6);
      }
      const { phase } = steadyState(p);
      let largestError = 0;
      for (let step = 0; step < 1000; step++) {
        run.step();
        const theory = Math.cos(drive * run.time - phase);
        largestError = Math.max(largestError, Math.abs((run.state[0] ?? 0) / amplitude - theory));
      }
      expect(largestError).toBeLessThan(1e-6);
    },
  );

  test('supplied and dissipated energy per period equal the power of theory, within 1e-9', () => {
    // A period of 1 s is 1000 steps.
    const p = { ...DRIVEN, drive: 2 * Math.PI };
    const run = runFor(p, 120);
    const [, , work = 0, heat = 0] = run.state.slice();
    while (run.steps < 121_000) run.step();
    const { power } = steadyState(p);
    expect(Math.abs(((run.state[2] ?? 0) - work) / power - 1)).toBeLessThan(1e-9);
    expect(Math.abs(((run.state[3] ?? 0) - heat) / power - 1)).toBeLessThan(1e-9);
    // ½ F w A sin φ of the force is ½ c w² A² of the damping.
    const { amplitude, phase } = steadyState(p);
    expect(Math.abs((2 * p.drive * amplitude * Math.sin(phase)) / 2 / power - 1)).toBeLessThan(1e-13);
  });
});

describe('resonance', () => {
  const { natural, peak, quality } = resonance(DRIVEN);
  const amplitudeAt = (drive: number): number => steadyState({ ...DRIVEN, drive }).amplitude;
  const powerAt = (drive: number): number => steadyState({ ...DRIVEN, drive }).power;

  test('the amplitude is largest at √(w0² - 2 b²), b = c / 2m, within 1e-6 rad/s', () => {
    expect(peak).toBeCloseTo(Math.sqrt(10 - 2 * 0.2 ** 2), 14);
    let best = 0;
    for (let drive = peak - 0.01; drive < peak + 0.01; drive += 1e-6)
      if (amplitudeAt(drive) > amplitudeAt(best)) best = drive;
    expect(Math.abs(best - peak)).toBeLessThan(2e-6);
  });

  test('the phase is a quarter of a turn at w0, where the power is largest', () => {
    expect(steadyState({ ...DRIVEN, drive: natural }).phase).toBeCloseTo(Math.PI / 2, 14);
    expect(powerAt(natural)).toBeGreaterThan(powerAt(natural + 1e-4));
    expect(powerAt(natural)).toBeGreaterThan(powerAt(natural - 1e-4));
  });

  test('the half-power bandwidth is w0 / Q, within 1e-12', () => {
    const width = natural / quality;
    const low = Math.sqrt(natural ** 2 + width ** 2 / 4) - width / 2;
    expect(powerAt(low) / powerAt(natural)).toBeCloseTo(0.5, 12);
    expect(powerAt(low + width) / powerAt(natural)).toBeCloseTo(0.5, 12);
    expect(width).toBeCloseTo(0.4, 14);
  });

  test('Q is 2π times the energy over the loss in a period of free oscillation, within 5 % at Q = 79', () => {
    const weak = { ...FREE, damping: 0.04, velocity: 0 };
    const period = (2 * Math.PI) / Math.sqrt(10 - 0.02 ** 2);
    const [, , , heat = 0] = exactOf(period, weak);
    const energy = (10 * 0.3 ** 2) / 2;
    expect(Math.abs((2 * Math.PI * energy) / heat / resonance(weak).quality - 1)).toBeLessThan(0.05);
    expect(resonance(weak).quality).toBeCloseTo(Math.sqrt(10) / 0.04, 10);
  });

  test('with strong damping the amplitude is largest at zero frequency', () => {
    expect(resonance({ ...DRIVEN, damping: 5 }).peak).toBe(0);
    expect(amplitudeAt(0)).toBe(0.2);
  });
});

test('the energy balance is conserved within 1e-8 for a minute, driven, damped or from rest', () => {
  const balance = spring.invariants?.[0];
  for (const p of [DRIVEN, { ...DRIVEN, position: 0, velocity: 0 }, FREE, { ...DRIVEN, damping: 15 }]) {
    const run = simulate(spring, p);
    const start = balance?.value(run.state, p) ?? 0;
    let largestError = 0;
    while (run.steps < 60_000) {
      run.step();
      largestError = Math.max(largestError, Math.abs((balance?.value(run.state, p) ?? 0) / start - 1));
    }
    expect(largestError).toBeLessThan(balance?.tolerance ?? 0);
  }
});

test('the observed powers are the derivatives of work and heat, within 1e-6', () => {
  const run = runFor(DRIVEN, 2);
  const observed = (key: string): number =>
    spring.observables.find((observable) => observable.key === key)?.value(run.time, run.state, DRIVEN) ?? 0;
  const [drivePower, dissipatedPower] = [observed('drivePower'), observed('dissipatedPower')];
  const before = exactOf(run.time - 1e-4, DRIVEN);
  const after = exactOf(run.time + 1e-4, DRIVEN);
  const slope = (i: number): number => ((after[i] ?? 0) - (before[i] ?? 0)) / 2e-4;
  expect(Math.abs(slope(2) - drivePower)).toBeLessThan(1e-6);
  expect(Math.abs(slope(3) - dissipatedPower)).toBeLessThan(1e-6);
});

test('theory equals Dormand-Prince at a tolerance of 1e-13, including work and heat, within 1e-10', () => {
  const state = Float64Array.of(0.3, -1, 0, 0);
  dopri5(
    (t, [x = 0, v = 0], out) => {
      const force = 2 * Math.cos(2.5 * t);
      out.set([v, force - 0.4 * v - 10 * x, force * v, 0.4 * v * v]);
    },
    4,
    { relative: 1e-13, absolute: 1e-13 },
  )(0, state, 13);
  exactOf(13, DRIVEN).forEach((value, i) => expect(Math.abs(value - (state[i] ?? 0))).toBeLessThan(1e-10));
});

test('the model has order 4 within 0.15', () => {
  const advance = spring.solver(DRIVEN);
  const exact = exactOf(5, DRIVEN);
  const order = fittedOrder((h) => {
    const state = Float64Array.of(0.3, -1, 0, 0);
    for (let step = 0; step < Math.round(5 / h); step++) advance(step * h, state, h);
    return Math.hypot(...state.map((value, i) => value - (exact[i] ?? 0)));
  }, 1 / 32);
  expect(Math.abs(order - 4)).toBeLessThan(0.15);
});

test('linearity: three times the initial state and force give three times the motion, within 1e-13', () => {
  const [one, three] = [runFor(DRIVEN, 3), runFor({ ...DRIVEN, force: 6, position: 0.9, velocity: -3 }, 3)];
  expect(Math.abs((three.state[0] ?? 0) - 3 * (one.state[0] ?? 0))).toBeLessThan(1e-13);
  expect(Math.abs((three.state[3] ?? 0) - 9 * (one.state[3] ?? 0))).toBeLessThan(1e-12);
});

test('turning points and zero crossings of a free oscillation are half a period apart, within 1e-9 s', () => {
  const run = simulate(spring, { ...FREE, velocity: 0 });
  const times: Record<string, number[]> = { turned: [], middle: [] };
  while (run.steps < 10_000) for (const { key, time } of run.step()) times[key]?.push(time);
  const half = Math.PI / Math.sqrt(10 - 0.04);
  times['turned']?.forEach((time, i) => expect(Math.abs(time - (i + 1) * half)).toBeLessThan(1e-9));
  const [first = 0] = times['middle'] ?? [];
  expect(times['middle']?.length).toBeGreaterThan(8);
  times['middle']?.forEach((time, i) => expect(Math.abs(time - first - i * half)).toBeLessThan(1e-9));
});

test('the layout names every number of the state', () => {
  expect(spring.layout(DRIVEN)).toHaveLength(simulate(spring, DRIVEN).state.length);
});
