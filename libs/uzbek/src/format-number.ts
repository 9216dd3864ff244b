/** Narrow no-break space between groups of digits. */
const GROUP_SPACE = '\u202F';
const MINUS = '\u2212';

/** Number of digits that a double holds exactly. */
const MAX_DIGITS = 15;

/**
 * Writes a number as Uzbek textbooks do: a decimal comma, digits in groups of three.
 * Not `Intl`: Chromium has no data for Uzbek.
 * @param fractionDigits maximum of digits after the comma (0–15); trailing zeros are omitted
 * @returns digits, with `−` for negative numbers
 * @throws RangeError for NaN, infinities and numbers of 22 or more digits
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) throw new RangeError(`Cannot format ${value}`);
  const [whole = '', fraction = ''] = Math.abs(value)
    .toFixed(Math.min(fractionDigits, MAX_DIGITS))
    .split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SPACE);
  const rest = fraction.replace(/0+$/, '');
  const digits = rest === '' ? grouped : `${grouped},${rest}`;
  return value < 0 && digits !== '0' ? MINUS + digits : digits;
}
