import { parseNumber } from '@zarra/uzbek';
import { readUnit, type PracticeUnit } from './units.js';

/** Why a text cannot be compared with the right answer. */
export type QuantityIssue = 'noNumber' | 'noUnit' | 'unknownUnit' | 'otherQuantity' | 'needlessUnit';

/** A number with spaces between groups, a power of ten, and the unit. */
const QUANTITY =
  /^([-−–+]?\s*[\d.,][\d.,\s]*(?:e[-−+]?\d+)?)\s*(?:[·•*×xх]\s*10\s*\^?\s*([-−⁻]?[\d⁰¹²³⁴-⁹]+))?\s*(.*)$/iu;
/** Spaces stand between groups of three digits: "4 5" is a slip, not 45. */
const MISPLACED_SPACE = /\d\s+\d{0,2}(?!\d)|\d{4,}\s+\d/;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Words after a pure number. */
const COUNT_WORD = /^(?:marta|ta|martaga)$/i;

const readPower = (text: string): number =>
  Number(text.replace(/[−⁻]/, '-').replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit))));

/** The number of a text such as `4 000`, `0,5` or `1,2·10³`; undefined without one. */
function readNumber(digits: string, power = '0'): number | undefined {
  const text = digits.trim().replace(/^[–−+]\s*/, (sign) => (sign.startsWith('+') ? '' : '-'));
  if (MISPLACED_SPACE.test(text)) return undefined;
  const number = parseNumber(text);
  const value = number === undefined ? NaN : number * 10 ** readPower(power);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Reads a typed quantity as a value in the target unit.
 * @param chosenUnit unit chosen beside the field; the typed unit comes first
 * @param target unit of the right answer; absent for a pure number
 */
export function readQuantity(
  text: string,
  chosenUnit: string | undefined,
  target: PracticeUnit | undefined,
): { readonly value: number } | { readonly issue: QuantityIssue } {
  const [, digits, power, typedUnit = ''] = QUANTITY.exec(text.trim()) ?? [];
  const value = digits === undefined ? undefined : readNumber(digits, power);
  if (value === undefined) return { issue: 'noNumber' };
  const unitText = typedUnit.trim() || (chosenUnit ?? '').trim();
  if (!target) {
    return unitText === '' || COUNT_WORD.test(unitText) ? { value } : { issue: 'needlessUnit' };
  }
  if (unitText === '') return { issue: 'noUnit' };
  const unit = readUnit(unitText);
  if (!unit) return { issue: 'unknownUnit' };
  return unit.isSameQuantity(target) ? { value: unit.convert(value, target) } : { issue: 'otherQuantity' };
}
