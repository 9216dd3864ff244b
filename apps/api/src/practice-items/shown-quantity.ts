import { plainFormula } from './plain-formula.js';
import { quantityOf, type Quantity } from './quantity.js';

/** A number with a unit as a text shows it. */
export interface ShownQuantity {
  readonly quantity: Quantity;
  /** Greatest difference to the exact value, in base units: half of the last digit. */
  readonly rounding: number;
}

const SUPERSCRIPTS = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹';
const NUMBER =
  /^(≈|taxminan)?\s*([−-]?)\s*(\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?:\s*·\s*10(?:\^\(?(-?\d+)\)?|([⁻⁰¹²³⁴-⁹]+)))?\s*(.*)$/u;
/** Words after a pure number. */
const COUNT_WORD = /^(?:marta|ta|martaga)$/i;

const readPower = (power: string | undefined, superscript: string | undefined): number =>
  Number(
    power ??
      (superscript ?? '').replace(/./gu, (sign) => {
        const at = SUPERSCRIPTS.indexOf(sign);
        return at === 0 ? '-' : String(at - 1);
      }),
  );

/**
 * Reads a text that is a number with a unit and nothing else: `4,5 Ω`, `≈ 3,3 m/s`, `$2 \cdot 10^{3}$ Pa`, `2 marta`.
 * @returns undefined for any other text; `unit` when the unit is not known
 */
export function readShownQuantity(text: string): ShownQuantity | undefined {
  const [, about, sign = '', digits, power, superscript, rest = ''] =
    NUMBER.exec(plainFormula(text).trim()) ?? [];
  if (digits === undefined) return undefined;
  const unit = COUNT_WORD.test(rest) ? '' : rest.trim();
  const written = digits.replace(/[\s\u00A0\u202F]/g, '');
  const scale = 10 ** readPower(power, superscript);
  const value = Number(written.replace(',', '.')) * scale;
  const quantity = quantityOf(sign === '' ? value : -value, unit);
  const one = quantityOf(1, unit);
  if (!quantity || !one) return undefined;
  const [, fraction = ''] = written.split(',');
  const halfDigit = (10 ** -fraction.length / 2) * scale;
  // A number of one digit is exact unless it is marked as rounded.
  const isRounded = about !== undefined || written.replace(',', '').replace(/^0+/, '').length > 1;
  const zeros = about !== undefined && fraction === '' ? 10 ** (/0*$/.exec(written)?.[0].length ?? 0) : 1;
  return {
    quantity,
    rounding: isRounded ? halfDigit * zeros * Math.abs(one.value) : 0,
  };
}
