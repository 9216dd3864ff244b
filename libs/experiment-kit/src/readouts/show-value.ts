import { kitStrings } from '../kit-strings.js';

const GROUP_SPACE = '\u202F';

/** A measured number as a table shows it: always the same decimals, a decimal comma, a dash where there is none. */
export function showValue(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return kitStrings.readouts.none;
  const size = Math.abs(value);
  if (size >= 1e7 || (size > 0 && size < 10 ** -decimals / 2)) return showPower(value);
  const [whole = '', fraction] = size.toFixed(decimals).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SPACE) : whole;
  return (value < 0 ? '−' : '') + grouped + (fraction === undefined ? '' : `,${fraction}`);
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** Three digits and a power of ten: "1,50 · 10⁻⁹". */
function showPower(value: number): string {
  const [digits = '', power = ''] = Math.abs(value).toExponential(2).split('e');
  const raised = power.replace(/[+-]/, '').replace(/\d/g, (digit) => RAISED[Number(digit)] ?? '');
  return `${value < 0 ? '−' : ''}${digits.replace('.', ',')}\u00A0·\u00A010${power.startsWith('-') ? '⁻' : ''}${raised}`;
}
