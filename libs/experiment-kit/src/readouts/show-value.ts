import { kitStrings } from '../kit-strings.js';

const GROUP_SPACE = '\u202F';
/** From here on a number is a power of ten: its zeros cannot be counted at a glance. */
const LARGEST = 1e7;

/**
 * A measured number as a table shows it: always the same decimals, a decimal comma, a dash where there is none. What is
 * below half of the last decimal is zero, and a zero has no sign: the rounding errors of a sum are not a measurement.
 * @param powers whether the number spans decades: small ones are then powers of ten
 */
export function showValue(value: number, decimals: number, powers = false): string {
  if (!Number.isFinite(value)) return kitStrings.readouts.none;
  const size = Math.abs(value);
  if (size >= LARGEST || (powers && size > 0 && size < 10 ** -decimals / 2)) return showPower(value);
  const digits = size.toFixed(decimals);
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SPACE) : whole;
  return (
    (value < 0 && Number(digits) > 0 ? '−' : '') + grouped + (fraction === undefined ? '' : `,${fraction}`)
  );
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/**
 * A number as a power of ten: "1,50 · 10⁻⁹".
 * @param decimals of its first factor
 */
export function showPower(value: number, decimals = 2): string {
  const [digits = '', power = ''] = Math.abs(value).toExponential(decimals).split('e');
  const raised = power.replace(/[+-]/, '').replace(/\d/g, (digit) => RAISED[Number(digit)] ?? '');
  return `${value < 0 ? '−' : ''}${digits.replace('.', ',')}\u00A0·\u00A010${power.startsWith('-') ? '⁻' : ''}${raised}`;
}
