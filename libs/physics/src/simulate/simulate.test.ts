import type { Model } from '../model/model.js';
import { simulate } from './simulate.js';
import { stateHash } from './state-hash.js';

const GRAVITY = 9.81;
/** A ball that falls and bounces without loss: solved exactly, so that every fault is that of the events. */
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
const FALL_S = Math.sqrt(2 / GRAVITY);

test('every landing and every top of a bouncing ball is found where theory has it, to 1e-8 s over a minute', () => {
  const run = simulate(ball, { height: 1 });
  const happened = Array.from({ length: 6000 }, () => run.step()).flat();
  expect(happened.length).toBeGreaterThan(100);
  happened.forEach(({ key, time }, index) => {
    expect(key).toBe(index % 2 ? 'top' : 'landed');
    expect(Math.abs(time - (index + 1) * FALL_S)).toBeLessThan(1e-8);
  });
});

test('the state between events is that of theory', () => {
  const run = simulate(ball, { height: 1 });
  while (run.steps < 100) run.step();
  const sinceTop = run.time - 2 * FALL_S;
  expect(run.time).toBe(1);
  expect(run.state[0]).toBeCloseTo(1 - (GRAVITY * sinceTop ** 2) / 2, 12);
});

test('an event that changes nothing does not cut the step: the bits stay the same without it', () => {
  const silent = { ...ball, events: ball.events?.filter(({ apply }) => apply) ?? [] };
  const [one, other] = [simulate(ball, { height: 1 }), simulate(silent, { height: 1 })];
  for (let step = 0; step < 1000; step++) {
    one.step();
    other.step();
  }
  expect(stateHash(one.state)).toBe(stateHash(other.state));
});

test('whoever keeps a state can go back to it and gets the same bits again', () => {
  const run = simulate(ball, { height: 2 });
  while (run.steps < 50) run.step();
  const kept = run.state.slice();
  while (run.steps < 400) run.step();
  const hash = stateHash(run.state);
  run.restore(50, kept);
  expect(run.time).toBe(0.5);
  while (run.steps < 400) run.step();
  expect(stateHash(run.state)).toBe(hash);
});

test('a ball that bounces endlessly within a step does not hang the page', () => {
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

test('other parameters count from the next step on', () => {
  const drag: Model<{ rate: number }> = {
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
  const run = simulate(drag, { rate: 1 });
  run.step();
  run.change({ rate: 10 });
  run.step();
  expect(run.state[0]).toBe(12);
});
