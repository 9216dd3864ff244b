import {
  decimalsOf,
  fromGrid,
  gridSteps,
  initialValues,
  inSi,
  snap,
  toGrid,
  type Parameter,
} from './parameter.js';

const parameter = (min: number, max: number, step: number): Parameter => ({
  label: '',
  unit: '',
  min,
  max,
  step,
  initial: min,
});

test.each([
  [0.1, 2, 0.1],
  [-5, 5, 0.05],
  [0, 90, 1],
  [1e-9, 5e-9, 1e-11],
  [100, 1e6, 100],
])('from %d to %d by %d: every grid index converts to a value and back', (min, max, step) => {
  const one = parameter(min, max, step);
  expect(fromGrid(one, 0)).toBe(min);
  expect(fromGrid(one, gridSteps(one))).toBe(max);
  for (let place = 0; place <= gridSteps(one); place += 7)
    expect(toGrid(one, fromGrid(one, place))).toBe(place);
});

test('values have no binary rounding noise', () => {
  expect(fromGrid(parameter(0, 1, 0.1), 3)).toBe(0.3);
  expect(fromGrid(parameter(-1.9, 1.9, 0.01), 190)).toBe(0);
});

test.each([
  [0.34, 0.3],
  [-7, 0],
  [7, 1],
  [NaN, 0],
  [Infinity, 0],
])('%d snaps to %d', (value, taken) => {
  expect(snap(parameter(0, 1, 0.1), value)).toBe(taken);
});

test.each([
  [0, 0.05, 2],
  [0, 1, 0],
  [0.125, 1, 3],
  [0, 1e-7, 7],
  [0, 100, 0],
])('numbers from %d by %d need %d decimals', (min, step, decimals) => {
  expect(decimalsOf(parameter(min, min + 10 * step, step))).toBe(decimals);
});

test('models receive SI units', () => {
  const parameters = { angle: { ...parameter(0, 90, 1), initial: 90, si: Math.PI / 180 } };
  expect(inSi(parameters, initialValues(parameters)).angle).toBeCloseTo(Math.PI / 2, 15);
});
