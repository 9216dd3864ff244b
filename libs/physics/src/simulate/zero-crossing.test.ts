import { zeroCrossing } from './zero-crossing.js';

test.each([
  ['a root of cos', Math.cos, 0, 3, Math.PI / 2],
  ['a falling line', (x: number) => 3 - x, 0, 100, 3],
  ['a triple root', (x: number) => (x - 0.3) ** 3, 0, 1, 0.3],
  ['a step', (x: number) => (x < 0.7 ? -1 : 1), 0, 1, 0.7],
  ['a root at an end', (x: number) => x - 1, 0, 1, 1],
  ['a steep curve', (x: number) => Math.exp(50 * x) - Math.exp(5), 0, 1, 0.1],
])('%s is found to its tolerance', (name, value, from, to, root) => {
  let calls = 0;
  const counted = (x: number): number => {
    calls++;
    return value(x);
  };
  const crossing = zeroCrossing(counted, from, to, 1e-13);
  expect(Math.abs(crossing - root)).toBeLessThan(name === 'a triple root' ? 1e-5 : 3e-13);
  // Bisection alone needs log2(1 / 2e-13) + 1 = 44 calls, and 2 for the ends.
  expect(calls).toBeLessThanOrEqual(54);
});

test('a smooth crossing takes few evaluations', () => {
  let calls = 0;
  zeroCrossing(
    (x) => {
      calls++;
      return Math.sin(x) - 0.5;
    },
    0,
    1,
    1e-12,
  );
  expect(calls).toBeLessThan(14);
});
