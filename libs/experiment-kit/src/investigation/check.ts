import type {
  AskedNumber,
  ChoicePrediction,
  CurvePrediction,
  Prediction,
  Quantities,
} from '../experiment/investigation.js';
import { convert, relatedUnits } from './units.js';

/** Result of checking a number: `wrong-unit` also for a number that is right in another unit of its dimension. */
export type Verdict = 'right' | 'wrong' | 'wrong-unit';

/** Difference within which binary rounding of a typed number is ignored, relative to the tolerance. */
const ROUNDING = 1 + 1e-9;

const isNear = ({ tolerance }: AskedNumber, value: number, expected: number): boolean =>
  Math.abs(value - expected) <=
  ROUNDING * ('relative' in tolerance ? tolerance.relative * Math.abs(expected) : tolerance.absolute);

/** Checks a number with its unit. @param quantities those of the set-up */
export function checkNumber(
  asked: AskedNumber,
  value: number,
  unit: string,
  quantities: Quantities,
): Verdict {
  const converted = convert(value, unit, asked.unit);
  if (converted === undefined) return 'wrong-unit';
  const expected = asked.expected(quantities);
  if (isNear(asked, converted, expected)) return 'right';
  const isRightElsewhere = relatedUnits(asked.unit).some((other) =>
    isNear(asked, convert(value, other, asked.unit) ?? NaN, expected),
  );
  return isRightElsewhere ? 'wrong-unit' : 'wrong';
}

/** Index of the right option: the one whose value is nearest. */
export function rightOption({ options, expected }: ChoicePrediction, quantities: Quantities): number {
  const distances = options.map(({ value }) => Math.abs(value - expected(quantities)));
  return distances.indexOf(Math.min(...distances));
}

/** Mean difference of a predicted curve from the right one, as a part of the y-axis. */
export function curveDifference(
  { at, expected, y }: CurvePrediction,
  ordinates: readonly number[],
  quantities: Quantities,
): number {
  const differences = at.map((x, index) => Math.abs((ordinates[index] ?? NaN) - expected(x, quantities)));
  return differences.reduce((sum, one) => sum + one, 0) / at.length / (y.to - y.from);
}

/**
 * Whether a prediction is right.
 * @param given index of the option, the number in its unit, or the ordinates of the curve
 */
export function isRightPrediction(
  prediction: Prediction,
  given: readonly number[],
  quantities: Quantities,
): boolean {
  switch (prediction.kind) {
    case 'choice':
      return given[0] === rightOption(prediction, quantities);
    case 'number': {
      const { answer } = prediction;
      return checkNumber(answer, given[0] ?? NaN, answer.unit, quantities) === 'right';
    }
    case 'curve':
      return curveDifference(prediction, given, quantities) <= prediction.tolerance;
  }
}
