import type { DisplayUnit } from '../experiment/experiment.js';
import { formatValue, MISSING, withUnit } from '../format/format-value.js';

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
 * @param spoken joins value and error to a spoken text
 */
export function formatMeasurement(
  { value, error }: { readonly value: number; readonly error: number },
  { unit, decimals }: DisplayUnit,
  spoken: (value: string, error: string) => string,
): { readonly text: string; readonly spokenText: string } {
  if (!Number.isFinite(value) || !(error > 0) || !Number.isFinite(error))
    return { text: MISSING, spokenText: MISSING };
  const digits = decimalsFor(error, decimals);
  const number = formatValue(value, digits);
  const roundedError = formatValue(Math.ceil(error * 10 ** digits - EPSILON) / 10 ** digits, digits);
  return {
    text: unit === '°' ? `${number}° ± ${roundedError}°` : withUnit(`(${number} ± ${roundedError})`, unit),
    spokenText: spoken(withUnit(number, unit), withUnit(roundedError, unit)),
  };
}
