import { linearScale, logarithmicScale, rangeFor } from './scale.js';
import { ticks } from '../stage/ticks.js';

const scaleFor = (low: number, high: number, pixels: number, options: Parameters<typeof rangeFor>[2] = {}) =>
  (options.logarithmic ? logarithmicScale : linearScale)(rangeFor(low, high, options), pixels);

test('all values lie on the axis, with a margin at both ends', () => {
  const scale = scaleFor(-2, 8, 200);
  expect(scale.toPixel(-2)).toBeGreaterThan(5);
  expect(scale.toPixel(8)).toBeLessThan(195);
  expect(scale.toPixel(3)).toBeCloseTo(100, 10);
});

test('the start of a run, time 0 only, has rounded ticks', () => {
  const { from, to } = scaleFor(0, 0, 300, { minRange: 0.04 });
  expect([from, to]).toEqual([-1, 1]);
  expect(ticks(from, to, 4)).toEqual([-1, -0.5, 0, 0.5, 1]);
});

test('rounding errors of a constant are not enlarged to a curve', () => {
  const { from, to } = scaleFor(300, 300 + 1e-10, 200, { minRange: 0.4 });
  expect([from, to].map((end) => Math.round(end * 10) / 10)).toEqual([299.8, 300.2]);
  expect(new Set(ticks(from, to, 4)).size).toBeLessThan(7);
  const alone = scaleFor(1e12, 1e12 + 1e-4, 200);
  expect(alone.to - alone.from).toBeGreaterThan(100);
});

test('a range above the minimum has only its margins', () => {
  const { from, to } = scaleFor(0, 10, 200, { minRange: 4 });
  expect([from, to]).toEqual([-0.5, 10.5]);
});

test.each([5, 0, -3e9, 1e-20])('a single number, %d, lies in the middle', (value) => {
  expect(scaleFor(value, value, 200).toPixel(value)).toBeCloseTo(100, 6);
});

test('an axis without values starts at zero', () => {
  const { from, to } = scaleFor(Infinity, -Infinity, 200);
  expect([from, to]).toEqual([0, 1]);
});

test('a logarithmic axis spans whole decades of equal length', () => {
  const scale = scaleFor(3e-6, 0.5, 600, { logarithmic: true });
  expect([scale.from, scale.to]).toEqual([1e-6, 1]);
  expect(scale.toPixel(1e-3) - scale.toPixel(1e-4)).toBeCloseTo(100, 6);
  expect(scale.toPixel(0)).toBe(0);
});

test('a logarithmic axis accepts values that are not positive', () => {
  for (const [low, high] of [
    [0, 0],
    [-5, -1],
    [NaN, NaN],
    [0, 10],
  ] as const) {
    const scale = scaleFor(low, high, 100, { logarithmic: true });
    expect(Number.isFinite(scale.toPixel(1))).toBe(true);
    expect(scale.to).toBeGreaterThan(scale.from);
  }
});

test('values below the window of an enlarged logarithmic axis lie below it', () => {
  const scale = logarithmicScale([0.01, 0.1], 100, 1e-3);
  expect(scale.toPixel(0.01)).toBeCloseTo(0, 9);
  expect(scale.toPixel(1e-3)).toBeCloseTo(-100, 9);
  expect(scale.toPixel(0)).toBeCloseTo(-100, 9);
});
