import { createRandom } from '../random/create-random.js';
import { fitCurve } from './fit-curve.js';
import { fitPolynomial } from './fit-polynomial.js';

/** NIST Statistical Reference Datasets, "Norris": calibration of ozone monitors, y and x. */
const NORRIS =
  '0.1 0.2 338.8 337.4 118.1 118.2 888.0 884.6 9.2 10.1 228.1 226.5 668.5 666.3 998.5 996.3 449.1 448.6 778.9 777.0 ' +
  '559.2 558.2 0.3 0.4 0.1 0.6 778.1 775.5 668.8 666.9 339.3 338.0 448.9 447.5 10.8 11.6 557.7 556.0 228.3 228.1 ' +
  '998.0 995.8 888.8 887.6 119.6 120.2 0.3 0.3 0.6 0.3 557.6 556.8 339.3 339.1 888.0 887.2 998.5 999.0 778.9 779.0 ' +
  '10.2 11.1 117.6 118.3 228.9 229.2 668.4 669.1 449.2 448.9 0.2 0.5';
/** NIST Statistical Reference Datasets, "Pontius": calibration of load cells, deflection at 150 000 to 3 000 000 lb, twice. */
const PONTIUS =
  '.11019 .21956 .32949 .43899 .54803 .65694 .76562 .87487 .98292 1.09146 1.20001 1.30822 1.41599 1.52399 1.63194 ' +
  '1.73947 1.84646 1.95392 2.06128 2.16844 .11052 .22018 .32939 .43886 .54798 .65739 .76596 .87474 .98300 1.09150 ' +
  '1.20004 1.30818 1.41613 1.52408 1.63159 1.73965 1.84696 1.95445 2.06177 2.16829';
const numbers = (text: string): number[] => text.split(' ').map(Number);

const norris = () => {
  const values = numbers(NORRIS);
  return Array.from({ length: values.length / 2 }, (_, row) => ({
    y: values[2 * row] ?? NaN,
    x: values[2 * row + 1] ?? NaN,
  }));
};
const relative = (value: number, certified: number): number => Math.abs(value / certified - 1);

test.each([
  [
    'Norris',
    norris(),
    1,
    [
      [-0.262323073774029, 0.232818234301152],
      [1.00211681802045, 0.429796848199937e-3],
    ],
    0.884796396144373,
  ],
  [
    'Pontius',
    numbers(PONTIUS).map((y, index) => ({ y, x: 150_000 * ((index % 20) + 1) })),
    2,
    [
      [0.673565789473684e-3, 0.107938612033077e-3],
      [0.732059160401003e-6, 0.157817399981659e-9],
      [-0.316081871345029e-14, 0.486652849992036e-16],
    ],
    0.205177424076185e-3,
  ],
] as const)(
  '%s: coefficients and errors have ten digits of the certified values',
  (_, points, degree, certified, residual) => {
    const fit = fitPolynomial(points, degree);
    expect(fit?.coefficients).toHaveLength(degree + 1);
    for (const [index, [value, error]] of certified.entries()) {
      expect(relative(fit?.coefficients[index]?.value ?? NaN, value)).toBeLessThan(1e-10);
      expect(relative(fit?.coefficients[index]?.error ?? NaN, error)).toBeLessThan(1e-10);
    }
    expect(relative(fit?.residual ?? NaN, residual)).toBeLessThan(1e-10);
  },
);

test('points on a curve give its coefficients, without error', () => {
  const at = (f: (x: number) => number) => [0.5, 1, 1.5, 2, 3, 4].map((x) => ({ x, y: f(x) }));
  const valuesOf = (fit: ReturnType<typeof fitCurve>) =>
    fit?.coefficients.map(({ value }) => Number(value.toFixed(9)));
  const line = fitCurve(
    at((x) => 2 - 3 * x),
    'line',
  );
  const power = fitCurve(
    at((x) => 4 * x ** 1.5),
    'power',
  );
  const parabola = fitCurve(
    at((x) => 1 + 2 * x - 5 * x * x),
    'parabola',
  );
  expect([valuesOf(line), valuesOf(power), valuesOf(parabola)]).toEqual([
    [2, -3],
    [4, 1.5],
    [1, 2, -5],
  ]);
  for (const fit of [line, power, parabola]) expect(fit?.residual).toBeLessThan(1e-12);
  expect(power?.valueAt(9)).toBeCloseTo(108, 9);
  expect(parabola?.valueAt(10)).toBeCloseTo(-479, 9);
});

test('two thirds of the fits of noisy points differ from the law by less than their error', () => {
  const random = createRandom(7);
  const ratios = Array.from({ length: 2000 }, () => {
    const points = Array.from({ length: 12 }, (_, index) => ({
      x: index,
      y: 3 + 2 * index + random.normal(),
    }));
    const slope = fitCurve(points, 'line')?.coefficients[1];
    return Math.abs((slope?.value ?? NaN) - 2) / (slope?.error ?? NaN);
  });
  const within = ratios.filter((ratio) => ratio < 1).length / ratios.length;
  // Student's t with ten degrees of freedom: 65.9 %; the standard error of 2000 trials is 1.1 %.
  expect(within).toBeGreaterThan(0.659 - 0.04);
  expect(within).toBeLessThan(0.659 + 0.04);
});

test('without enough points there is no curve, and without spare points no error', () => {
  expect(fitCurve([{ x: 1, y: 1 }], 'line')).toBeUndefined();
  expect(
    fitCurve(
      [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ],
      'line',
    ),
  ).toBeUndefined();
  expect(
    fitCurve(
      [
        { x: 1, y: 1 },
        { x: 2, y: NaN },
      ],
      'line',
    ),
  ).toBeUndefined();
  expect(
    fitCurve(
      [
        { x: -1, y: 1 },
        { x: 2, y: 3 },
      ],
      'power',
    ),
  ).toBeUndefined();
  const exact = fitCurve(
    [
      { x: 1, y: 1 },
      { x: 2, y: 3 },
    ],
    'line',
  );
  expect(exact?.valueAt(3)).toBeCloseTo(5, 12);
  expect(exact?.coefficients[1]?.error).toBeNaN();
});

test('points with uncertainties are weighted: the closed form of a line, and its errors', () => {
  const points = [
    { x: 0, y: 1, dy: 0.1 },
    { x: 1, y: 3.2, dy: 0.4 },
    { x: 2, y: 4.9, dy: 0.1 },
    { x: 3, y: 7.3, dy: 0.2 },
  ];
  // Bevington & Robinson, "Data Reduction and Error Analysis", 3rd ed., equations 6.12, 6.22, 6.23.
  const sum = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((total, point) => total + of(point) / point.dy ** 2, 0);
  const [s, sx, sy, sxx, sxy] = [
    sum(() => 1),
    sum(({ x }) => x),
    sum(({ y }) => y),
    sum(({ x }) => x * x),
    sum(({ x, y }) => x * y),
  ];
  const determinant = s * sxx - sx ** 2;
  const [a, b] = [(sxx * sy - sx * sxy) / determinant, (s * sxy - sx * sy) / determinant];
  const misfit = Math.sqrt(sum(({ x, y }) => (y - a - b * x) ** 2) / 2);
  const fit = fitCurve(points, 'line');
  expect(fit?.coefficients).toEqual([
    {
      value: expect.closeTo(a, 12),
      error: expect.closeTo(Math.max(1, misfit) * Math.sqrt(sxx / determinant), 12),
    },
    {
      value: expect.closeTo(b, 12),
      error: expect.closeTo(Math.max(1, misfit) * Math.sqrt(s / determinant), 12),
    },
  ]);
});

test('the errors cover the true line in two of three repeated measurements, also with errors of x', () => {
  const random = createRandom(3);
  let covered = 0;
  const repeats = 400;
  for (let repeat = 0; repeat < repeats; repeat++) {
    const points = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => ({
      x: x + 0.1 * random.normal(),
      y: 2 + 3 * x + 0.2 * random.normal(),
      dx: 0.1,
      dy: 0.2,
    }));
    const slope = fitCurve(points, 'line')?.coefficients[1];
    if (slope && Math.abs(slope.value - 3) <= slope.error) covered++;
  }
  // 68 % without the scale factor, a little more with it; four deviations of the share.
  expect(covered / repeats).toBeGreaterThan(0.62);
  expect(covered / repeats).toBeLessThan(0.84);
});
