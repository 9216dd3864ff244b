import type { DisplayUnit } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { formatValue } from '../readouts/format-value.js';

/** Measured value with its maximum error. */
export interface Measurement {
  readonly value: number;
  readonly error: number;
}

/** Measured value as displayed and as spoken. */
export interface FormattedMeasurement {
  readonly text: string;
  readonly spokenText: string;
}

/** Tolerance: rounding errors do not add a digit. */
const EPSILON = 1e-9;

/** Decimals at which the error has one digit. */
function decimalsFor(error: number, maxDecimals: number): number {
  const needed = Math.min(maxDecimals, Math.max(0, -Math.floor(Math.log10(error) + EPSILON)));
  // 0,096 rounds up to 0,1.
  const roundsToTen = Math.ceil(error * 10 ** needed - EPSILON) >= 10;
  return roundsToTen ? Math.max(0, needed - 1) : needed;
}

/**
 * Formats a measured value: the error with one digit, rounded up, and the value to the same decimal.
 * @param unit unit of the numbers; its decimals are the maximum
 */
export function formatMeasurement(
  { value, error }: Measurement,
  { unit, decimals }: DisplayUnit,
): FormattedMeasurement {
  const { missing } = kitStrings.readouts;
  if (!Number.isFinite(value) || !(error > 0) || !Number.isFinite(error))
    return { text: missing, spokenText: missing };
  const digits = decimalsFor(error, decimals);
  const number = formatValue(value, digits);
  const roundedError = formatValue(Math.ceil(error * 10 ** digits - EPSILON) / 10 ** digits, digits);
  const withUnit = (text: string): string => kitStrings.withUnit(text, unit);
  return {
    text: unit === '°' ? `${number}° ± ${roundedError}°` : withUnit(`(${number} ± ${roundedError})`),
    spokenText: kitStrings.tools.spoken(withUnit(number), withUnit(roundedError)),
  };
}
