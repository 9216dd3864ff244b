import { denseOutput } from './dense-output.js';
import type { Derivative } from './derivative.js';
import { dopri5 } from './dormand-prince.js';

/** A comet of eccentricity 0.9: its speed changes by a factor of 19. Period 2π. */
const comet: Derivative = (_t, [x = 0, y = 0, vx = 0, vy = 0], out) => {
  const cube = Math.hypot(x, y) ** 3;
  out.set([vx, vy, -x / cube, -y / cube]);
};
const START = Float64Array.of(0.1, 0, 0, Math.sqrt(19));
const tolerance = (value: number) => ({ relative: value, absolute: value });

test.each([1e-6, 1e-8, 1e-10])(
  'after one period a comet is back at its start, within 3000 times the tolerance %d',
  (size) => {
    const state = START.slice();
    dopri5(comet, 4, tolerance(size))(0, state, 2 * Math.PI);
    expect(Math.hypot((state[0] ?? 0) - 0.1, state[1] ?? 0)).toBeLessThan(3000 * size);
  },
);

test('a looser tolerance takes fewer steps, and steps are short only where the motion is fast', () => {
  const evaluationTimes = (size: number): number[] => {
    const times: number[] = [];
    const counted: Derivative = (t, y, out) => {
      times.push(t);
      comet(t, y, out);
    };
    dopri5(counted, 4, tolerance(size))(0, START.slice(), 2 * Math.PI);
    return times;
  };
  const timesAtTightTolerance = evaluationTimes(1e-9);
  expect(evaluationTimes(1e-5).length).toBeLessThan(timesAtTightTolerance.length / 3);
  const fast = timesAtTightTolerance.filter((t) => t < 0.5 || t > 2 * Math.PI - 0.5);
  expect(fast.length).toBeGreaterThan(timesAtTightTolerance.length / 2);
});

test('reaches the end exactly: y = t is exact for any division into steps', () => {
  const clock = Float64Array.of(0, 0.1, 0, 0, Math.sqrt(19));
  const advance = dopri5(
    (t, y, out) => {
      out[0] = 1;
      comet(t, y.subarray(1), out.subarray(1));
    },
    5,
    tolerance(1e-9),
  );
  advance(0, clock, 3);
  expect(Math.abs((clock[0] ?? 0) - 3)).toBeLessThan(4e-15);
});

test('has no memory: the same step twice gives the same bits; time reversal within 1e-9', () => {
  const advance = dopri5(comet, 4, tolerance(1e-12));
  const [one, other] = [START.slice(), START.slice()];
  advance(0, one, 2);
  advance(5, Float64Array.of(1, 0, 0, 1), 7);
  advance(0, other, 2);
  expect(other).toEqual(one);
  advance(2, one, -2);
  START.forEach((value, i) => expect(Math.abs((one[i] ?? 0) - value)).toBeLessThan(1e-9));
});

test('numbers beyond `size` are not changed; a step of zero length changes nothing', () => {
  const state = Float64Array.of(1, 7);
  const advance = dopri5((_t, [y = 0], out) => void (out[0] = y), 1, tolerance(1e-10));
  advance(0, state, 0);
  expect(state).toEqual(Float64Array.of(1, 7));
  advance(0, state, 1);
  expect(state[0]).toBeCloseTo(Math.E, 8);
  expect(state[1]).toBe(7);
});

test('throws at a singularity instead of hanging: the solution of dy/dt = y² from 1 ends at t = 1', () => {
  const advance = dopri5((_t, [y = 0], out) => void (out[0] = y * y), 1, tolerance(1e-9));
  const before = Float64Array.of(1);
  advance(0, before, 0.99);
  expect(Math.abs((before[0] ?? 0) / 100 - 1)).toBeLessThan(1e-6);
  expect(() => advance(0, Float64Array.of(1), 2)).toThrow(RangeError);
});

describe('dense output', () => {
  const cosine: Derivative = (_t, [q = 0, v = 0], out) => out.set([v, -q]);
  const state = new Float64Array(2);

  test.each([
    [0, 20],
    [20, 0],
    [-3, 5],
  ])('from %d to %d has an error below 2e-8 state 999 times, for a tolerance of 1e-9', (from, to) => {
    const start = Float64Array.of(Math.cos(from), -Math.sin(from));
    const solution = denseOutput(cosine, start, from, to, tolerance(1e-9));
    for (let part = 1; part < 1000; part++) {
      const t = from + ((to - from) * part) / 1000;
      solution(t, state);
      expect(Math.abs((state[0] ?? 0) - Math.cos(t))).toBeLessThan(2e-8);
      expect(Math.abs((state[1] ?? 0) + Math.sin(t))).toBeLessThan(2e-8);
    }
  });

  test('ends where dopri5 ends, to 1e-15, and does not change its start', () => {
    const start = Float64Array.of(1, 0);
    const end = start.slice();
    dopri5(cosine, 2, tolerance(1e-9))(0, end, 7);
    const solution = denseOutput(cosine, start, 0, 7, tolerance(1e-9));
    solution(7, state);
    state.forEach((value, i) => expect(Math.abs(value - (end[i] ?? 0))).toBeLessThan(1e-15));
    solution(0, state);
    expect(state).toEqual(start);
    expect(start).toEqual(Float64Array.of(1, 0));
  });

  test('throws outside the interval; an empty interval has one time', () => {
    const solution = denseOutput(cosine, Float64Array.of(1, 0), 0, 1, tolerance(1e-9));
    expect(() => solution(1.001, state)).toThrow(RangeError);
    expect(() => solution(-0.001, state)).toThrow(RangeError);
    expect(() => solution(Number.NaN, state)).toThrow(RangeError);
    denseOutput(cosine, Float64Array.of(0.5, 2), 3, 3, tolerance(1e-9))(3, state);
    expect(state).toEqual(Float64Array.of(0.5, 2));
  });
});
