import type { Integrator } from '../model/model.js';
import { fittedOrder } from '../testing/fitted-order.js';
import { boris } from './boris.js';
import { denseOutput } from './dense-output.js';
import type { Acceleration, Derivative } from './derivative.js';
import { dopri5 } from './dormand-prince.js';
import { leapfrog } from './leapfrog.js';
import { rk4 } from './rk4.js';
import { yoshida4 } from './yoshida4.js';

/** Nonlinear and time-dependent, so that a wrong stage time fails too; the solution is q = cos t. */
const acceleration: Acceleration = (t, [q = 0], out) => {
  out[0] = -(q ** 3) + Math.cos(t) ** 3 - Math.cos(t);
};
const derivative: Derivative = (t, y, out) => {
  out[0] = y[1] ?? 0;
  acceleration(t, y, out.subarray(1));
};
const ANY = { relative: 0, absolute: Infinity };

function errorOf(advance: Integrator, h: number): number {
  const state = Float64Array.of(1, 0);
  const steps = Math.round(4 / h);
  for (let step = 0; step < steps; step++) advance(step * h, state, h);
  return Math.hypot((state[0] ?? 0) - Math.cos(4), (state[1] ?? 0) + Math.sin(4));
}

test.each([
  ['Runge-Kutta', 4, rk4(derivative, 2), 1 / 8],
  ['leapfrog', 2, leapfrog(acceleration, 1), 1 / 16],
  ['Yoshida', 4, yoshida4(acceleration, 1), 1 / 16],
  ['Dormand-Prince in single steps', 5, dopri5(derivative, 2, ANY), 1 / 16],
] as const)('%s has order %d within 0.15, for a time-dependent equation', (_name, order, advance, h) => {
  expect(Math.abs(fittedOrder((step) => errorOf(advance, step), h) - order)).toBeLessThan(0.15);
});

test('the interpolant of Dormand-Prince has order 4: its error within a step is of order h^5, within 0.15', () => {
  const order = fittedOrder((h) => {
    // Not from 0, where the solution is even and a term of the error is missing.
    const solution = denseOutput(derivative, Float64Array.of(Math.cos(1), -Math.sin(1)), 1, 1 + h, ANY);
    const state = new Float64Array(2);
    const t = 1 + 0.4 * h;
    solution(t, state);
    return Math.hypot((state[0] ?? 0) - Math.cos(t), (state[1] ?? 0) + Math.sin(t));
  }, 1 / 8);
  expect(Math.abs(order - 5)).toBeLessThan(0.15);
});

test('Boris has order 2 within 0.15 in fields that change in space and time', () => {
  const field = (t: number, [x = 0, y = 0, z = 0]: Float64Array, out: Float64Array): void => {
    out.set([0.3 - 0.2 * x, 0.1 * Math.cos(t), -0.3 * z, 0.2 * y, 0.1 * x, 1 + 0.3 * x]);
  };
  const start = Float64Array.of(1, 0, 0, 0, 1, 0.5);
  const charge = 1.5;
  const fields = new Float64Array(6);
  const reference = start.slice();
  dopri5(
    (t, y, out) => {
      field(t, y, fields);
      const [ex = 0, ey = 0, ez = 0, bx = 0, by = 0, bz = 0] = fields;
      const [, , , vx = 0, vy = 0, vz = 0] = y;
      const push = [ex + vy * bz - vz * by, ey + vz * bx - vx * bz, ez + vx * by - vy * bx];
      out.set([vx, vy, vz, ...push.map((a) => charge * a)]);
    },
    6,
    { relative: 1e-13, absolute: 1e-13 },
  )(0, reference, 4);
  const advance = boris(charge, field);
  const order = fittedOrder((h) => {
    const state = start.slice();
    for (let step = 0; step < Math.round(4 / h); step++) advance(step * h, state, h);
    return Math.hypot(...state.map((value, i) => value - (reference[i] ?? 0)));
  }, 1 / 16);
  expect(Math.abs(order - 2)).toBeLessThan(0.15);
});
