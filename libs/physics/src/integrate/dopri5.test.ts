import { denseSolution } from './dense-solution.js';
import type { Derivative } from './derivative.js';
import { dopri5 } from './dopri5.js';

/** A comet of eccentricity 0.9: its pace changes by a factor of 19. Period 2π. */
const comet: Derivative = (_t, [x = 0, y = 0, vx = 0, vy = 0], out) => {
  const cube = Math.hypot(x, y) ** 3;
  out.set([vx, vy, -x / cube, -y / cube]);
};
const START = Float64Array.of(0.1, 0, 0, Math.sqrt(19));
const both = (size: number) => ({ relative: size, absolute: size });

test.each([1e-6, 1e-8, 1e-10])(
  'after a period a comet is back, within 3000 times the tolerance %d',
  (size) => {
    const state = START.slice();
    dopri5(comet, 4, both(size))(0, state, 2 * Math.PI);
    expect(Math.hypot((state[0] ?? 0) - 0.1, state[1] ?? 0)).toBeLessThan(3000 * size);
  },
);

test('a looser tolerance takes fewer steps, and the steps are short only where the pace is fast', () => {
  const looks = (size: number): number[] => {
    const at: number[] = [];
    const counted: Derivative = (t, y, out) => {
      at.push(t);
      comet(t, y, out);
    };
    dopri5(counted, 4, both(size))(0, START.slice(), 2 * Math.PI);
    return at;
  };
  const fine = looks(1e-9);
  expect(looks(1e-5).length).toBeLessThan(fine.length / 3);
  const fast = fine.filter((t) => t < 0.5 || t > 2 * Math.PI - 0.5);
  expect(fast.length).toBeGreaterThan(fine.length / 2);
});

test('reaches the end exactly: y = t keeps its last bit however the way is cut', () => {
  const clock = Float64Array.of(0, 0.1, 0, 0, Math.sqrt(19));
  const advance = dopri5(
    (t, y, out) => {
      out[0] = 1;
      comet(t, y.subarray(1), out.subarray(1));
    },
    5,
    both(1e-9),
  );
  advance(0, clock, 3);
  expect(Math.abs((clock[0] ?? 0) - 3)).toBeLessThan(4e-15);
});

test('remembers nothing: the same step twice gives the same bits, and time can be turned round within 1e-9', () => {
  const advance = dopri5(comet, 4, both(1e-12));
  const [one, other] = [START.slice(), START.slice()];
  advance(0, one, 2);
  advance(5, Float64Array.of(1, 0, 0, 1), 7);
  advance(0, other, 2);
  expect(other).toEqual(one);
  advance(2, one, -2);
  START.forEach((value, i) => expect(Math.abs((one[i] ?? 0) - value)).toBeLessThan(1e-9));
});

test('numbers of the state beyond the size stay as they are; a step of nothing changes nothing', () => {
  const state = Float64Array.of(1, 7);
  const advance = dopri5((_t, [y = 0], out) => void (out[0] = y), 1, both(1e-10));
  advance(0, state, 0);
  expect(state).toEqual(Float64Array.of(1, 7));
  advance(0, state, 1);
  expect(state[0]).toBeCloseTo(Math.E, 8);
  expect(state[1]).toBe(7);
});

test('says that a solution ends instead of hanging: y = y² from 1 has no value at 1 and later', () => {
  const advance = dopri5((_t, [y = 0], out) => void (out[0] = y * y), 1, both(1e-9));
  const before = Float64Array.of(1);
  advance(0, before, 0.99);
  expect(Math.abs((before[0] ?? 0) / 100 - 1)).toBeLessThan(1e-6);
  expect(() => advance(0, Float64Array.of(1), 2)).toThrow(RangeError);
});

describe('the dense solution', () => {
  const cosine: Derivative = (_t, [q = 0, v = 0], out) => out.set([v, -q]);
  const at = new Float64Array(2);

  test.each([
    [0, 20],
    [20, 0],
    [-3, 5],
  ])('from %d to %d is off by less than 2e-8 at 999 moments, for a tolerance of 1e-9', (from, to) => {
    const start = Float64Array.of(Math.cos(from), -Math.sin(from));
    const solution = denseSolution(cosine, start, from, to, both(1e-9));
    for (let part = 1; part < 1000; part++) {
      const t = from + ((to - from) * part) / 1000;
      solution(t, at);
      expect(Math.abs((at[0] ?? 0) - Math.cos(t))).toBeLessThan(2e-8);
      expect(Math.abs((at[1] ?? 0) + Math.sin(t))).toBeLessThan(2e-8);
    }
  });

  test('ends where the march ends, to the last bit, and does not change its start', () => {
    const start = Float64Array.of(1, 0);
    const end = start.slice();
    dopri5(cosine, 2, both(1e-9))(0, end, 7);
    const solution = denseSolution(cosine, start, 0, 7, both(1e-9));
    solution(7, at);
    at.forEach((value, i) => expect(Math.abs(value - (end[i] ?? 0))).toBeLessThan(1e-15));
    solution(0, at);
    expect(at).toEqual(start);
    expect(start).toEqual(Float64Array.of(1, 0));
  });

  test('knows nothing outside, and has one moment when it begins where it ends', () => {
    const solution = denseSolution(cosine, Float64Array.of(1, 0), 0, 1, both(1e-9));
    expect(() => solution(1.001, at)).toThrow(RangeError);
    expect(() => solution(-0.001, at)).toThrow(RangeError);
    expect(() => solution(Number.NaN, at)).toThrow(RangeError);
    denseSolution(cosine, Float64Array.of(0.5, 2), 3, 3, both(1e-9))(3, at);
    expect(at).toEqual(Float64Array.of(0.5, 2));
  });
});
