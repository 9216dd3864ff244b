import { timeUnitOf, type ExperimentDefinition } from '../experiment/experiment.js';

/** Shown instead of a value that does not exist. */
export const MISSING = '—';

/** Joins a number and its unit; without a unit there is no space. */
export const withUnit = (number: string, unit: string): string =>
  unit === '' || number === MISSING ? number : unit === '°' ? `${number}°` : `${number}\u00A0${unit}`;

/** Label of a quantity with its unit, for axes and table headers: "Siljish, sm". */
export const labelWithUnit = ({ label, unit }: { readonly label: string; readonly unit: string }): string =>
  unit === '' ? label : `${label}, ${unit}`;

const GROUP_SPACE = '\u202F';
/** Limit of plain notation: larger numbers use powers of ten. */
const MAX_PLAIN = 1e7;

/**
 * Formats a measured number: fixed decimals, a decimal comma, a dash for invalid values. Values below half of
 * the last decimal are zero without a sign, which hides rounding errors.
 * @param scientific formats values of fewer than two significant digits as powers of ten, for quantities that span
 * decades
 */
export function formatValue(value: number, decimals: number, scientific = false): string {
  if (!Number.isFinite(value)) return MISSING;
  const size = Math.abs(value);
  if (size >= MAX_PLAIN || (scientific && size > 0 && size < 10 ** (1 - decimals)))
    return formatScientific(value);
  const digits = size.toFixed(decimals);
  const [integer = '', fraction] = digits.split('.');
  const grouped = integer.length > 4 ? integer.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SPACE) : integer;
  return (
    (value < 0 && Number(digits) > 0 ? '−' : '') + grouped + (fraction === undefined ? '' : `,${fraction}`)
  );
}

/** Formats a number that a text calculates: at most four significant digits, a decimal comma, no trailing zeros. */
export const formatCalculated = (value: number): string =>
  String(Number(value.toPrecision(4)) + 0)
    .replace('.', ',')
    .replace('-', '−');

const SUPERSCRIPTS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** Formats a number in scientific notation: "1,50 · 10⁻⁹". @param decimals of the mantissa */
export function formatScientific(value: number, decimals = 2): string {
  const [digits = '', power = ''] = Math.abs(value).toExponential(decimals).split('e');
  const exponent = power.replace(/[+-]/, '').replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');
  return `${value < 0 ? '−' : ''}${digits.replace('.', ',')}\u00A0·\u00A010${power.startsWith('-') ? '⁻' : ''}${exponent}`;
}

/** Formats a model time: "1,50 s", "0,342 yil". @param time s */
export function formatTime(definition: ExperimentDefinition, time: number): string {
  const { unit, si, decimals } = timeUnitOf(definition);
  return withUnit(formatValue(time / si, decimals), unit);
}
