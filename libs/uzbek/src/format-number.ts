/** Between groups of digits: narrow, and never a line's end. */
const GROUP_SPACE = '\u202F';
const MINUS = '\u2212';

/** At most as many digits as a double holds exactly. */
const MAX_DIGITS = 15;

/**
 * Writes a number as Uzbek textbooks do: a decimal comma, digits in groups of three.
 * Not `Intl`: Chromium has no data for Uzbek.
 * @param fractionDigits digits after the comma at most (0–15); zeros at the end are left out
 * @returns `−` and digits; the words of JavaScript for NaN and Infinity never appear: they throw
 * @throws RangeError for a number that is not finite, or has 22 digits and more
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) throw new RangeError(`No number to show: ${value}`);
  const [whole = '', fraction = ''] = Math.abs(value)
    .toFixed(Math.min(fractionDigits, MAX_DIGITS))
    .split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SPACE);
  const rest = fraction.replace(/0+$/, '');
  const digits = rest === '' ? grouped : `${grouped},${rest}`;
  return value < 0 && digits !== '0' ? MINUS + digits : digits;
}
