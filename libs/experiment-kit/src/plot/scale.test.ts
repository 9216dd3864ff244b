import { scaleFor } from './scale.js';

test('all numbers lie on the axis, with room at both ends', () => {
  const scale = scaleFor(-2, 8, 200);
  expect(scale.toPixel(-2)).toBeGreaterThan(5);
  expect(scale.toPixel(8)).toBeLessThan(195);
  expect(scale.toPixel(3)).toBeCloseTo(100, 10);
});

test.each([5, 0, -3e9, 1e-20])('a single number, %d, lies in the middle', (value) => {
  expect(scaleFor(value, value, 200).toPixel(value)).toBeCloseTo(100, 6);
});

test('without numbers there is an axis all the same', () => {
  const scale = scaleFor(Infinity, -Infinity, 200);
  expect(Number.isFinite(scale.toPixel(1))).toBe(true);
});

test('a logarithmic axis runs over whole decades and shows each as long as the next', () => {
  const scale = scaleFor(3e-6, 0.5, 600, true);
  expect([scale.from, scale.to]).toEqual([1e-6, 1]);
  expect(scale.toPixel(1e-3) - scale.toPixel(1e-4)).toBeCloseTo(100, 6);
  expect(scale.toPixel(0)).toBe(0);
});

test('a logarithmic axis of numbers that are not positive does not break', () => {
  for (const [low, high] of [
    [0, 0],
    [-5, -1],
    [NaN, NaN],
    [0, 10],
  ] as const) {
    const scale = scaleFor(low, high, 100, true);
    expect(Number.isFinite(scale.toPixel(1))).toBe(true);
    expect(scale.to).toBeGreaterThan(scale.from);
  }
});
