import { createRandom } from '../random/create-random.js';
import { LinearSystem } from './linear-system.js';
import { CircuitError } from './netlist.js';

const solve = (rows: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const system = new LinearSystem(rows.length);
  rows.forEach((row, rowIndex) => {
    row.forEach((value, column) => {
      system.add(rowIndex, column, value);
    });
  });
  system.right.set(right);
  system.factor();
  system.solve();
  return [...system.solution];
};

test('tiny and zero pivots are avoided: x = 1, 1 to 1e-15', () => {
  for (const pivot of [1e-20, 0, -1e-300]) {
    const [x, y] = solve(
      [
        [pivot, 1],
        [1, 1],
      ],
      [1 + pivot, 2],
    );
    expect(x).toBeCloseTo(1, 15);
    expect(y).toBeCloseTo(1, 15);
  }
});

test('pivots are chosen relative to the scale of their row (1e-14)', () => {
  // Golub and Van Loan: without scaling the large row would be the pivot.
  const [x, y] = solve(
    [
      [10, 1e20],
      [1, 1],
    ],
    [1e20, 2],
  );
  expect(x).toBeCloseTo(1, 14);
  expect(y).toBeCloseTo(1, 14);
});

test.each([1, 5, 60])(
  '%p random equations leave a residual below 1e-13, also for a second right side',
  (n) => {
    const random = createRandom(n);
    const system = new LinearSystem(n);
    for (let index = 0; index < n * n; index++) system.matrix[index] = random.normal();
    system.factor();
    for (let side = 0; side < 2; side++) {
      for (let row = 0; row < n; row++) system.right[row] = random.normal();
      system.solve();
      const scale = Math.max(...system.solution.map(Math.abs));
      for (let row = 0; row < n; row++) {
        const sum = system.solution.reduce(
          (total, x, column) => total + system.matrix[row * n + column]! * x,
          0,
        );
        expect(Math.abs(sum - system.right[row]!)).toBeLessThan(1e-13 * Math.max(1, scale));
      }
    }
  },
);

test('twenty equations with 1e-12 on the diagonal are solved to 1e-12 by pivoting', () => {
  const random = createRandom(3);
  const rows = Array.from({ length: 20 }, (_, row) =>
    Array.from({ length: 20 }, (__, column) => (row === column ? 1e-12 : random.normal())),
  );
  const right = rows.map((row) => row.reduce((sum, value) => sum + value, 0));
  for (const x of solve(rows, right)) expect(Math.abs(x - 1)).toBeLessThan(1e-12);
});

test('singular equations and NaN throw a CircuitError', () => {
  const attempt = (rows: number[][]) => () => solve(rows, [1, 2]);
  const singular = new CircuitError('singular');
  expect(
    attempt([
      [0, 0],
      [0, 1],
    ]),
  ).toThrow(singular);
  expect(
    attempt([
      [1, 1],
      [1, 1],
    ]),
  ).toThrow(singular);
  expect(
    attempt([
      [NaN, 1],
      [1, 1],
    ]),
  ).toThrow(singular);
});
