import type { Integrator } from '../model/model.js';
import { leapfrog } from './leapfrog.js';
import { rk4 } from './rk4.js';
import { yoshida4 } from './yoshida4.js';

/** A pendulum of 1 rad/s². */
const acceleration = (_t: number, [q = 0]: Float64Array, out: Float64Array): void => {
  out[0] = -Math.sin(q);
};
const energyOf = ([q = 0, v = 0]: Float64Array): number => (v * v) / 2 + 1 - Math.cos(q);
const STEP = 0.1;

function run(advance: Integrator, state: Float64Array, steps: number, h: number): number {
  const start = energyOf(state);
  let largest = 0;
  for (let step = 0; step < steps; step++) {
    advance(step * h, state, h);
    largest = Math.max(largest, Math.abs(energyOf(state) / start - 1));
  }
  return largest;
}

describe.each([
  ['leapfrog', leapfrog(acceleration, 1)],
  ['Yoshida', yoshida4(acceleration, 1)],
] as const)('%s', (_name, advance) => {
  test('time reversal: 1000 steps forward and back within 1e-12', () => {
    const state = Float64Array.of(2, 0.3);
    run(advance, state, 1000, STEP);
    expect(Math.abs((state[0] ?? 0) - 2)).toBeGreaterThan(0.01);
    run(advance, state, 1000, -STEP);
    expect(Math.abs((state[0] ?? 0) - 2)).toBeLessThan(1e-12);
    expect(Math.abs((state[1] ?? 0) - 0.3)).toBeLessThan(1e-12);
  });

  test('conserves the area of phase space: the determinant of a step is 1 within 1e-9', () => {
    const offset = 1e-5;
    const column = (dq: number, dv: number): readonly [number, number] => {
      const [up, down] = [Float64Array.of(2 + dq, 0.3 + dv), Float64Array.of(2 - dq, 0.3 - dv)];
      advance(0, up, 0.5);
      advance(0, down, 0.5);
      return [((up[0] ?? 0) - (down[0] ?? 0)) / (2 * offset), ((up[1] ?? 0) - (down[1] ?? 0)) / (2 * offset)];
    };
    const [[a, b], [c, d]] = [column(offset, 0), column(0, offset)];
    expect(Math.abs(a * d - b * c - 1)).toBeLessThan(1e-9);
  });

  test('the energy error does not grow: in 1000 periods it is at most 5 % larger than in the first ten', () => {
    const state = Float64Array.of(2, 0);
    const early = run(advance, state, 840, STEP);
    expect(run(advance, state, 84_000, STEP)).toBeLessThan(1.05 * early);
  });
});

test('Runge-Kutta, which is not symplectic, fails the same test', () => {
  const advance = rk4((t, y, out) => {
    out[0] = y[1] ?? 0;
    acceleration(t, y, out.subarray(1));
  }, 2);
  const state = Float64Array.of(2, 0);
  const early = run(advance, state, 840, STEP);
  expect(run(advance, state, 84_000, STEP)).toBeGreaterThan(10 * early);
});
