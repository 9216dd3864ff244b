import { bounceSpeed } from '../contact/bounce.js';
import type { Model } from '../model/model.js';
import { simulate } from './simulate.js';
import { stateHash } from './state-hash.js';

interface BallParams {
  readonly gravity: number;
  readonly height: number;
  readonly restitution: number;
}

const CONTACT = 2;

/** A ball that bounces until it stays on the floor; negative gravity lifts it again. Its integrator is exact. */
const ball: Model<BallParams> = {
  dt: 0.001,
  layout: () => ['height', 'velocity', 'contact'].map((key) => ({ key, unit: '1' })),
  start: ({ height }) => Float64Array.of(height, 0, height === 0 ? 1 : 0),
  solver:
    ({ gravity }) =>
    (_t, state, h) => {
      if (state[CONTACT] === 1) return;
      const [y = 0, v = 0] = state;
      state[0] = y + v * h - (gravity * h * h) / 2;
      state[1] = v - gravity * h;
    },
  events: [
    {
      key: 'landed',
      direction: -1,
      isLimit: true,
      value: (_t, [y = 0]) => y,
      apply: (_t, state, { restitution }) => {
        state[0] = 0;
        state[1] = bounceSpeed(state[1] ?? 0, restitution);
        if (state[1] === 0) state[CONTACT] = 1;
      },
    },
    {
      key: 'lifted',
      direction: 1,
      isLimit: true,
      value: (_t, state, { gravity }) => (state[CONTACT] === 1 ? -gravity : -1),
      apply: (_t, state) => {
        state[CONTACT] = 0;
      },
    },
  ],
  observables: [],
};

test.each([0, 0.1, 0.3, 0.5, 0.8, 0.9])(
  'restitution %d: the ball comes to rest at (v0 / g)(1 + e) / (1 - e) within 1e-9 s, then stays at 0 for 10,000 steps',
  (restitution) => {
    const run = simulate(ball, { gravity: 9.81, height: 0.3, restitution });
    let last = Number.NaN;
    while (run.state[CONTACT] === 0)
      for (const { time, state } of run.step()) {
        last = time;
        expect(state[0]).toBe(0);
      }
    const impact = Math.sqrt(2 * 9.81 * 0.3);
    expect(Math.abs(last - ((impact / 9.81) * (1 + restitution)) / (1 - restitution))).toBeLessThan(1e-9);
    const end = run.steps + 10_000;
    while (run.steps < end) {
      expect(run.step()).toEqual([]);
      expect(run.state[0]).toBe(0);
    }
  },
);

test('a ball never penetrates the floor, also when it bounces more often in a step than the limit of splits', () => {
  const run = simulate(ball, { gravity: 9.81, height: 1e-6, restitution: 0.998 });
  let lowest = 0;
  while (run.steps < 2000) {
    run.step();
    lowest = Math.min(lowest, run.state[0] ?? NaN);
  }
  expect(lowest).toBe(0);
  expect(run.state[CONTACT]).toBe(1);
});

test('an `apply` that never ends the state beyond its limit holds the state, and the run goes on', () => {
  const stubborn = { ...ball, events: ball.events!.map((event) => ({ ...event, apply: () => undefined })) };
  const run = simulate(stubborn, { gravity: 9.81, height: 1, restitution: 0.5 });
  while (run.steps < 460) run.step();
  const held = stateHash(run.state);
  expect(Math.abs(run.state[0] ?? NaN)).toBeLessThan(1e-9);
  while (run.steps < 470) run.step();
  expect(stateHash(run.state)).toBe(held);
});

test('a change of parameters releases the ball at the start of the next step', () => {
  const run = simulate(ball, { gravity: 9.81, height: 0, restitution: 0 });
  while (run.steps < 10) run.step();
  run.setParameters({ gravity: -2, height: 0, restitution: 0 });
  expect(run.step().map(({ key, time }) => [key, time])).toEqual([['lifted', 0.01]]);
  while (run.steps < 1010) run.step();
  expect(run.state[0]).toBeCloseTo((2 * 1 ** 2) / 2, 12);
});

test('a saved state at rest is restored bit for bit', () => {
  const p = { gravity: 9.81, height: 0.3, restitution: 0.5 };
  const run = simulate(ball, p);
  while (run.steps < 700) run.step();
  const saved = run.state.slice();
  while (run.steps < 1500) run.step();
  const hash = stateHash(run.state);
  const other = simulate(ball, p);
  other.restore(700, saved);
  while (other.steps < 1500) other.step();
  expect(stateHash(other.state)).toBe(hash);
});
