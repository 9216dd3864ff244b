import type { Model } from '../model/model.js';
import { simulate } from './simulate.js';
import { stateHash } from './state-hash.js';

const GRAVITY = 9.81;
/** A ball that falls and bounces without loss: its integrator is exact, so every error is one of event detection. */
const ball: Model<{ height: number }> = {
  dt: 0.01,
  layout: () => [
    { key: 'height', unit: 'm' },
    { key: 'velocity', unit: 'm/s' },
  ],
  start: ({ height }) => Float64Array.of(height, 0),
  solver: () => (_t, state, h) => {
    const [y = 0, v = 0] = state;
    state[0] = y + v * h - (GRAVITY * h * h) / 2;
    state[1] = v - GRAVITY * h;
  },
  events: [
    {
      key: 'landed',
      direction: -1,
      value: (_t, [y = 0]) => y,
      apply: (_t, state) => {
        state[0] = 0;
        state[1] = -(state[1] ?? 0);
      },
    },
    { key: 'top', direction: -1, value: (_t, [, v = 0]) => v },
  ],
  observables: [],
};
const FALL_TIME = Math.sqrt(2 / GRAVITY);

test('landings and tops of a bouncing ball match theory to 1e-8 s over a minute', () => {
  const run = simulate(ball, { height: 1 });
  const events = Array.from({ length: 6000 }, () => run.step()).flat();
  expect(events.length).toBeGreaterThan(100);
  events.forEach(({ key, time }, index) => {
    expect(key).toBe(index % 2 ? 'top' : 'landed');
    expect(Math.abs(time - (index + 1) * FALL_TIME)).toBeLessThan(1e-8);
  });
});

test('an event has a copy of the state at its time, after its effect', () => {
  const run = simulate(ball, { height: 1 });
  const events = Array.from({ length: 200 }, () => run.step()).flat();
  const speed = GRAVITY * FALL_TIME;
  expect(events.length).toBeGreaterThan(3);
  for (const { key, state } of events) {
    const [height, velocity] = key === 'top' ? [1, 0] : [0, speed];
    expect(Math.abs((state[0] ?? NaN) - height)).toBeLessThan(1e-9);
    expect(Math.abs((state[1] ?? NaN) - velocity)).toBeLessThan(1e-9);
  }
});

test('the state between events matches theory', () => {
  const run = simulate(ball, { height: 1 });
  while (run.steps < 100) run.step();
  const sinceTop = run.time - 2 * FALL_TIME;
  expect(run.time).toBe(1);
  expect(run.state[0]).toBeCloseTo(1 - (GRAVITY * sinceTop ** 2) / 2, 12);
});

test('an event without `apply` does not split the step: the state is bit-identical without it', () => {
  const withoutTop = { ...ball, events: ball.events?.filter(({ apply }) => apply) ?? [] };
  const [one, other] = [simulate(ball, { height: 1 }), simulate(withoutTop, { height: 1 })];
  for (let step = 0; step < 1000; step++) {
    one.step();
    other.step();
  }
  expect(stateHash(one.state)).toBe(stateHash(other.state));
});

test('a restored state gives bit-identical results', () => {
  const run = simulate(ball, { height: 2 });
  while (run.steps < 50) run.step();
  const saved = run.state.slice();
  while (run.steps < 400) run.step();
  const hash = stateHash(run.state);
  run.restore(50, saved);
  expect(run.time).toBe(0.5);
  while (run.steps < 400) run.step();
  expect(stateHash(run.state)).toBe(hash);
});

test('a ball that bounces infinitely often within a step does not hang', () => {
  const damped: typeof ball = {
    ...ball,
    events: [
      {
        key: 'landed',
        direction: -1,
        value: (_t, [y = 0]) => y,
        apply: (_t, state) => {
          state[0] = 0;
          state[1] = -(state[1] ?? 0) / 10;
        },
      },
    ],
  };
  const run = simulate(damped, { height: 1e-6 });
  expect(run.step().length).toBeLessThanOrEqual(16);
});

test('new parameters apply from the next step', () => {
  const growth: Model<{ rate: number }> = {
    dt: 1,
    layout: () => [{ key: 'amount', unit: '1' }],
    start: () => Float64Array.of(1),
    solver:
      ({ rate }) =>
      (_t, state, h) => {
        state[0] = (state[0] ?? 0) + rate * h;
      },
    observables: [],
  };
  const run = simulate(growth, { rate: 1 });
  run.step();
  run.setParameters({ rate: 10 });
  run.step();
  expect(run.state[0]).toBe(12);
});

test('a step factor shortens the steps of a run by its first parameters, and time agrees with the state', () => {
  const clock: Model<{ speed: number }> = {
    dt: 0.5,
    stepFactor: ({ speed }) => 1 / speed,
    layout: () => [{ key: 'time', unit: 's' }],
    start: () => new Float64Array(1),
    solver: () => (t, state, h) => {
      state[0] = t + h;
    },
    observables: [],
  };
  const run = simulate(clock, { speed: 5 });
  expect(run.dt).toBeCloseTo(0.1, 15);
  for (let step = 0; step < 7; step++) run.step();
  run.setParameters({ speed: 1 });
  run.step();
  expect([run.time, run.state[0]]).toEqual([expect.closeTo(0.8, 12), expect.closeTo(0.8, 12)]);
});
