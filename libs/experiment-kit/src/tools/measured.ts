import type { ShownUnit } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';

/** A number that was measured, and how far off it can be at most. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** A measured number in figures: as a teacher writes it, and as it is read aloud. */
export interface MeasuredWords {
  readonly shown: string;
  readonly spoken: string;
}

/** Rounding errors of a sum do not make the next larger digit. */
const HAIR = 1e-9;

/** Decimals at which the error has one digit. */
function decimalsFor(error: number, most: number): number {
  const wanted = Math.min(most, Math.max(0, -Math.floor(Math.log10(error) + HAIR)));
  // 0,096 is 0,1 when it is rounded up.
  const isTen = Math.ceil(error * 10 ** wanted - HAIR) >= 10;
  return isTen ? Math.max(0, wanted - 1) : wanted;
}

/**
 * Writes a measured number: its error with one digit, rounded up, and itself to the same decimal.
 * @param unit the numbers are in it; no more than its decimals are shown
 */
export function showMeasured({ value, error }: Measured, { unit, decimals }: ShownUnit): MeasuredWords {
  const { none } = kitStrings.readouts;
  if (!Number.isFinite(value) || !(error > 0) || !Number.isFinite(error))
    return { shown: none, spoken: none };
  const digits = decimalsFor(error, decimals);
  const number = showValue(value, digits);
  const off = showValue(Math.ceil(error * 10 ** digits - HAIR) / 10 ** digits, digits);
  const withUnit = (text: string): string => kitStrings.withUnit(text, unit);
  return {
    shown: unit === '°' ? `${number}° ± ${off}°` : withUnit(`(${number} ± ${off})`),
    spoken: kitStrings.tools.spoken(withUnit(number), withUnit(off)),
  };
}
