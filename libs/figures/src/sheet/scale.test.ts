import fc from 'fast-check';
import { linearScale, spread } from './scale.js';

test('a scale maps the ends of its ranges, and a range without length to its start', () => {
  const scale = linearScale([10, 30], [100, 60]);
  expect([10, 15, 30, 40].map(scale)).toEqual([100, 90, 60, 40]);
  expect(linearScale([5, 5], [20, 80])(5)).toBe(20);
});

test('positions far apart stay', () => {
  expect(spread([10, 30, 60], 10, 0, 100)).toEqual([10, 30, 60]);
});

test('close positions move apart around their mean', () => {
  expect(spread([49, 51], 10, 0, 100)).toEqual([45, 55]);
  expect(spread([10, 50, 50, 50], 10, 0, 100)).toEqual([10, 40, 50, 60]);
});

test('all stay within the bounds', () => {
  expect(spread([0, 1, 2], 10, 0, 100)).toEqual([0, 10, 20]);
  expect(spread([99, 100], 10, 0, 100)).toEqual([90, 100]);
});

test('any positions that fit keep their order and the gap', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 10 }), (wanted) => {
      const found = spread(
        [...wanted].sort((one, other) => one - other),
        10,
        0,
        100,
      );
      expect(found).toHaveLength(wanted.length);
      found.forEach((position, index) => {
        expect(position).toBeGreaterThanOrEqual(-1e-9);
        expect(position).toBeLessThanOrEqual(100 + 1e-9);
        if (index > 0) expect(position - found[index - 1]!).toBeGreaterThanOrEqual(10 - 1e-9);
      });
    }),
  );
});
