import { fitCurve } from '@zarra/physics/fitting';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import {
  axisTexts,
  axisUncertainty,
  axisValueOf,
  formatOf,
  parameterQuantity,
  uncertaintyOf,
  valueOf,
} from './axis.js';
import { fitOf, limitingInstrument } from './fit-points.js';
import { fitTexts } from './fit-texts.js';
import { formatUncertainty } from './format-uncertainty.js';
import { createPoints, MAX_POINTS } from './points.js';
import { variantValues } from './variant.js';

beforeEach(() => sessionStorage.clear());

/** A body that oscillates with the angular frequency of its length in s⁻¹; it passes the middle twice per period. */
const definition = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  model: {
    ...typedTestDefinition.model,
    dt: 0.01,
    start: () => Float64Array.of(1, 0),
    solver:
      ({ length }) =>
      (t, state, h) =>
        state.set([Math.cos(length * (t + h)), 0]),
    events: [{ key: 'middle', direction: 0, value: (_t, [x = 0]) => x }],
  },
  intervals: [{ key: 'period', event: 'middle', count: 2, label: 'Davr, T', unit: 's', decimals: 3 }],
});
const start = () => {
  const session = createSession(definition);
  const points = createPoints(session);
  points.start();
  return { session, points };
};
const periodOf = ({ points }: ReturnType<typeof start>) => {
  points.record();
  const [last] = points.store.getState().slice(-1);
  return last ? valueOf(definition, 'period', last) : undefined;
};

test('a period is measured between events, not before the third, and again after a change or a restart', () => {
  const experiment = start();
  const { session } = experiment;
  session.stepBy(300);
  expect(periodOf(experiment)).toBeNaN();
  session.stepBy(600);
  expect(periodOf(experiment)).toBeCloseTo(2 * Math.PI, 3);
  session.seek(200);
  session.stepBy(1000);
  expect(periodOf(experiment)).toBeCloseTo(2 * Math.PI, 3);
  session.set({ length: 2 });
  expect(periodOf(experiment)).toBeNaN();
  session.stepBy(900);
  expect(periodOf(experiment)).toBeCloseTo(Math.PI, 3);
});

test('points survive a reload, but not those of another version', () => {
  const { session, points } = start();
  session.stepBy(50);
  points.record();
  points.record({ period: 6.3 });
  points.remove(1);
  const [saved] = createPoints(createSession(definition)).store.getState();
  expect(saved).toMatchObject({ id: 2, time: 0.5, entered: { period: 6.3 } });
  expect(saved && valueOf(definition, 'period', saved)).toBe(6.3);
  // What was not measured is not zero.
  expect(saved?.readings.at(-1)).toBeNaN();
  const other = { ...definition, intervals: [] };
  expect(createPoints(createSession(other)).store.getState()).toEqual([]);
});

test('damaged storage gives no points, and a full list refuses further ones', () => {
  sessionStorage.setItem(`experiment-points:${definition.slug}`, '[{"id":1}, 5, null');
  const { points } = start();
  expect(points.store.getState()).toEqual([]);
  for (let count = 0; count < MAX_POINTS; count++) points.record();
  expect(points.record()).toBeUndefined();
  expect(points.store.getState()).toHaveLength(MAX_POINTS);
});

test('every event gives a point with the state at its time', () => {
  const { session, points } = start();
  const stop = points.recordEvents();
  session.stepBy(500);
  stop();
  session.stepBy(500);
  const times = points.store.getState().map(({ time }) => time);
  expect(times).toHaveLength(2);
  expect(times[0]).toBeCloseTo(Math.PI / 2, 9);
});

test('an axis has the power of its quantity, its symbol and unit, and the uncertainty by the derivative', () => {
  const { session, points } = start();
  session.set({ length: 1.5 });
  points.record({ period: 4.2 });
  const [point] = points.store.getState();
  if (!point) throw new Error('No point');
  expect(axisValueOf(definition, { quantity: 'period', power: 2 }, point)).toBeCloseTo(17.64, 9);
  expect(axisValueOf(definition, { quantity: parameterQuantity('length'), power: 0.5 }, point)).toBeCloseTo(
    1.2247,
    4,
  );
  const period = formatOf(definition, 'Vaqt', 'period');
  expect(period.uncertainty).toBeCloseTo(0.001, 12);
  expect(axisUncertainty(4.2, period.uncertainty, 2)).toBeCloseTo(0.0084, 12);
  expect(axisTexts(period, 2)).toEqual({ symbol: 'T²', unit: 's²', label: 'T², s²' });
  expect(axisTexts(period, 0.5).label).toBe('√T, √s');
  expect(axisTexts({ ...period, label: 'Tezlik, v', unit: 'm/s' }, -1).label).toBe('1/v, 1/(m/s)');
  expect(axisTexts(period).label).toBe('Davr, T, s');
});

test.each([
  [9.8312, 0.0412, 'm/s²', '9,83\u00A0±\u00A00,04\u00A0m/s²'],
  [9.8312, 0.0162, '', '9,831\u00A0±\u00A00,016'],
  [-12.34, 3.2, 'V', '−12\u00A0±\u00A03\u00A0V'],
  [1234.4, 51, 'm', '1234\u00A0±\u00A051\u00A0m'],
  [4.2e-7, 3e-9, 'm', '(4,20\u00A0±\u00A00,03)\u00A0·\u00A010⁻⁷\u00A0m'],
  [2.0064, NaN, 's', '2,006\u00A0s'],
  [2, 0, '', '2,000'],
  [NaN, 1, 's', '—'],
])('%d with the error %d %s is written "%s"', (value, error, unit, text) => {
  expect(formatUncertainty(value, error, unit)).toBe(text);
});

test('a fitted line is written with letters, and its coefficients with their units', () => {
  const fit = fitCurve(
    [
      { x: 0.5, y: 2.1 },
      { x: 1, y: 4.0 },
      { x: 1.5, y: 6.1 },
    ],
    'line',
  );
  if (!fit) throw new Error('No fit');
  const texts = fitTexts(fit, { symbol: 'L', unit: 'm' }, { symbol: 'T²', unit: 's²' });
  expect(texts.equation).toBe('T² = a + b·L');
  expect(texts.coefficients).toEqual([
    'a = 0,07\u00A0±\u00A00,12\u00A0s²',
    'b = 4,00\u00A0±\u00A00,12\u00A0s²/m',
  ]);
});

test('a variant is the same on every device, on the grid and within its range; neighbours differ', () => {
  const { parameters } = definition;
  const variant = { length: [0.5, 1.5] } as const;
  const lengths = [1, 2, 3, 999].map((number) => variantValues(parameters, variant, number)['length'] ?? NaN);
  expect(lengths).toEqual(
    [1, 2, 3, 999].map((number) => variantValues(parameters, variant, number)['length']),
  );
  expect(new Set(lengths).size).toBeGreaterThan(2);
  for (const length of lengths) {
    expect(length).toBeGreaterThanOrEqual(0.5);
    expect(length).toBeLessThanOrEqual(1.5);
  }
});

describe('instruments', () => {
  const stopwatch = { name: 'sekundomer', resolution: 0.1, scatter: 0.15, calibration: 0.2 };
  const measured = { ...definition, intervals: [{ ...definition.intervals![0]!, instrument: stopwatch }] };
  /** Many readings of the same period of 2π. */
  function readings(seed: number): number[] {
    sessionStorage.clear();
    const session = createSession(measured);
    const points = createPoints(session);
    points.start();
    session.stepBy(1000);
    for (let count = 0; count < MAX_POINTS; count++) points.record(undefined, seed);
    return points.store.getState().map((point) => valueOf(measured, 'period', point));
  }
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test('readings lie on the divisions and scatter; the same seed gives the same ones', () => {
    const first = readings(5);
    expect(first).toEqual(readings(5));
    for (const value of first) expect(value / 0.1).toBeCloseTo(Math.round(value / 0.1), 9);
    const mean = meanOf(first);
    const deviation = Math.sqrt(meanOf(first.map((value) => (value - mean) ** 2)));
    // Scatter and rounding: √(0.15² + 0.1²/12); five standard errors of 200 readings.
    expect(deviation).toBeGreaterThan(0.153 * (1 - 5 / Math.sqrt(400)));
    expect(deviation).toBeLessThan(0.153 * (1 + 5 / Math.sqrt(400)));
  });

  test('each pupil has an instrument with its own error of calibration, within its limit', () => {
    const shifts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => meanOf(readings(seed)) - 2 * Math.PI);
    for (const shift of shifts)
      expect(Math.abs(shift)).toBeLessThan(0.2 + 5 * (0.153 / Math.sqrt(MAX_POINTS)));
    expect(Math.max(...shifts) - Math.min(...shifts)).toBeGreaterThan(0.1);
  });

  test('points carry the uncertainty of the instrument, and the report names what limits the result', () => {
    sessionStorage.clear();
    const session = createSession(measured);
    const points = createPoints(session);
    points.start();
    for (const length of [0.5, 1, 1.5]) {
      session.set({ length });
      session.stepBy(3000);
      points.record(undefined, 7);
    }
    points.record({ period: 6.2, [parameterQuantity('length')]: 1 }, 7);
    const all = points.store.getState();
    const format = formatOf(measured, 'Vaqt', 'period');
    // GUM 4.3.7: a limit divided by the square root of three.
    const expected = Math.hypot(0.1 / Math.sqrt(12), 0.15, 0.2 / Math.sqrt(3));
    expect(uncertaintyOf(format, 'period', all[0]!)).toBeCloseTo(expected, 12);
    // What the learner has typed is not that of the instrument.
    expect(uncertaintyOf(format, 'period', all[3]!)).toBeCloseTo(0.001, 12);
    const choice = {
      x: { quantity: parameterQuantity('length'), power: -1 },
      y: { quantity: 'period' },
      shape: 'line',
      isTheoryShown: false,
    } as const;
    const { fit } = fitOf(measured, all.slice(0, 3), choice, 'Vaqt')!;
    const slope = fit.coefficients[1]!;
    expect(Math.abs(slope.value - 2 * Math.PI)).toBeLessThan(3 * slope.error);
    expect(slope.error).toBeGreaterThan(0.05);
    expect(limitingInstrument(measured, all, choice, 'Vaqt', fit)).toBe('sekundomer');
  });
});
