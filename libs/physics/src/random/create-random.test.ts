import { createRandom } from './create-random.js';

const drawMany = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: number) => drawMany(100, createRandom(seed).uniform);
  expect(take(7)).toEqual(take(7));
  expect(take(8)).not.toEqual(take(7));
  expect(take(7 + 2 ** 32)).toEqual(take(7));
});

test('uniform numbers are uniform over [0, 1): chi-square of 100 bins, 99 degrees, below the 99.9 % point of 148.2', () => {
  const bins = new Float64Array(100);
  for (const x of drawMany(100_000, createRandom(1).uniform)) {
    expect(x >= 0 && x < 1).toBe(true);
    bins[Math.floor(x * 100)] = (bins[Math.floor(x * 100)] ?? 0) + 1;
  }
  const chiSquare = bins.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chiSquare).toBeLessThan(148.2);
});

test('successive numbers are uncorrelated: correlation of 100,000 pairs within 4 / sqrt(n)', () => {
  const numbers = drawMany(100_001, createRandom(2).uniform);
  const products = numbers.slice(1).map((x, index) => (x - 0.5) * ((numbers[index] ?? 0) - 0.5));
  expect(Math.abs(mean(products) * 12)).toBeLessThan(4 / Math.sqrt(100_000));
});

test('neighbouring seeds are uncorrelated', () => {
  const firsts = drawMany(
    10_000,
    (() => {
      let seed = 0;
      return () => createRandom(seed++).uniform();
    })(),
  );
  expect(Math.abs(mean(firsts) - 0.5)).toBeLessThan(4 / Math.sqrt(12 * 10_000));
});

test('normal numbers have the moments 0, 1, 0, 3 within five standard errors', () => {
  const n = 100_000;
  const numbers = drawMany(n, createRandom(3).normal);
  const moment = (order: number) => mean(numbers.map((x) => x ** order));
  expect(Math.abs(moment(1))).toBeLessThan(5 * Math.sqrt(1 / n));
  expect(Math.abs(moment(2) - 1)).toBeLessThan(5 * Math.sqrt(2 / n));
  expect(Math.abs(moment(3))).toBeLessThan(5 * Math.sqrt(15 / n));
  expect(Math.abs(moment(4) - 3)).toBeLessThan(5 * Math.sqrt(96 / n));
});
