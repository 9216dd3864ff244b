import { logarithmicTicks, tickDecimals, ticks } from './ticks.js';

test.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [-0.13, 0.17, 3, [-0.1, 0, 0.1]],
  [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
  [9.81, 9.83, 4, [9.81, 9.815, 9.82, 9.825, 9.83]],
  [-1e6, 1e6, 4, [-1e6, -500000, 0, 500000, 1e6]],
])('from %d to %d about %d parts', (from, to, about, expected) => {
  expect(ticks(from, to, about)).toEqual(expected);
});

test.each([
  [1, 1],
  [2, 1],
  [NaN, 1],
  [0, Infinity],
])('a range from %d to %d has no ticks', (from, to) => {
  expect(ticks(from, to, 5)).toEqual([]);
});

test('any range has between a third and three times the requested number of parts, all within it', () => {
  for (let seed = 1; seed < 400; seed++) {
    const from = Math.sin(seed) * 10 ** (seed % 7);
    const to = from + Math.abs(Math.cos(seed * 1.7)) * 10 ** ((seed % 13) - 6) + 1e-9;
    const marks = ticks(from, to, 5);
    expect(marks.length).toBeGreaterThanOrEqual(2);
    expect(marks.length).toBeLessThanOrEqual(15);
    for (const mark of marks) {
      expect(mark).toBeGreaterThanOrEqual(from - (to - from) * 1e-6 - Math.abs(from) * 1e-11);
      expect(mark).toBeLessThanOrEqual(to + (to - from) * 1e-6 + Math.abs(to) * 1e-11);
    }
  }
});

test('powers of ten are thinned to the maximum', () => {
  expect(logarithmicTicks(0.02, 300, 9)).toEqual([0.1, 1, 10, 100]);
  expect(logarithmicTicks(1e-12, 1, 5)).toEqual([1e-12, 1e-9, 1e-6, 1e-3, 1]);
  expect(logarithmicTicks(0, 1, 5)).toEqual([]);
});

test.each([
  [1, 0],
  [0.5, 1],
  [0.02, 2],
  [1000, 0],
])('steps of %d need %d decimals', (step, decimals) => {
  expect(tickDecimals(step)).toBe(decimals);
});
