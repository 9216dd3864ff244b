import type {
  AskedNumber,
  ChoicePrediction,
  CurvePrediction,
  Quantities,
} from '../experiment/investigation.js';
import { checkNumber, curveDifference, isRightPrediction, rightOption } from './check.js';

const none: Quantities = () => NaN;

const asked = (changes: Partial<AskedNumber> = {}): AskedNumber => ({
  label: 'Davr, T',
  unit: 's',
  decimals: 2,
  tolerance: { relative: 0.02 },
  expected: () => 2,
  ...changes,
});

test.each([
  [2, 's', 'right'],
  [2.04, 's', 'right'],
  [2.05, 's', 'wrong'],
  [2000, 'ms', 'right'],
  [2 / 60, 'min', 'right'],
  [2, 'm', 'wrong-unit'],
  [2000, 's', 'wrong-unit'],
  [2, 'ms', 'wrong-unit'],
] as const)('a period of 2 s, answered with %d %s, is %s', (value, unit, verdict) => {
  expect(checkNumber(asked(), value, unit, none)).toBe(verdict);
});

test('an absolute tolerance is in the unit of the question, its limit is right', () => {
  const limited = asked({ unit: 'sm', tolerance: { absolute: 0.1 } });
  expect([1.9, 2.1].map((value) => checkNumber(limited, value, 'sm', none))).toEqual(['right', 'right']);
  expect(checkNumber(limited, 0.0205, 'm', none)).toBe('right');
  expect(checkNumber(limited, 2.11, 'sm', none)).toBe('wrong');
});

test('a unit that is not listed agrees with itself only, a pure number has none', () => {
  expect(checkNumber(asked({ unit: 'a.b.' }), 2, 'a.b.', none)).toBe('right');
  expect(checkNumber(asked({ unit: 'a.b.' }), 2, 'km', none)).toBe('wrong-unit');
  expect(checkNumber(asked({ unit: '' }), 2, '', none)).toBe('right');
});

test('the expected value belongs to the set-up', () => {
  const byLength = asked({ expected: (quantities) => 2 * quantities('length') });
  expect(checkNumber(byLength, 3, 's', () => 1.5)).toBe('right');
});

test('the option with the nearest value is right', () => {
  const choice: ChoicePrediction = {
    kind: 'choice',
    question: '',
    options: [0.5, 1, 2].map((value) => ({ text: String(value), value })),
    expected: () => 1.9,
  };
  expect(rightOption(choice, none)).toBe(2);
  expect([0, 2].map((index) => isRightPrediction(choice, [index], none))).toEqual([false, true]);
});

test('a curve is right up to its mean difference, as a part of the axis', () => {
  const curve: CurvePrediction = {
    kind: 'curve',
    question: '',
    x: { label: 'x', unit: '', decimals: 0, from: 0, to: 4 },
    y: { label: 'y', unit: '', decimals: 1, from: 0, to: 10 },
    at: [0, 1, 2, 3, 4],
    expected: (x) => 2 * x,
    tolerance: 0.1,
    measure: () => ({ trials: [], answer: () => NaN }),
  };
  expect(curveDifference(curve, [1, 2, 4, 6, 12], none)).toBeCloseTo(0.1, 12);
  expect(isRightPrediction(curve, [0.9, 2.9, 4.9, 6.9, 8.9], none)).toBe(true);
  expect(isRightPrediction(curve, [5, 5, 5, 5, 5], none)).toBe(false);
});
