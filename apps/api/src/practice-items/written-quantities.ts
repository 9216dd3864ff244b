import { plainFormula } from './plain-formula.js';
import { isPureNumber, isSameDimension, type Quantity } from './quantity.js';
import { readShownQuantity } from './shown-quantity.js';

/** A number with a unit in a text, such as `F = 20 sm`. */
export interface WrittenQuantity {
  /** Symbol before the sign of equality, with `_` before an index. */
  readonly symbol: string | undefined;
  /** The number without its unit. */
  readonly number: number;
  readonly quantity: Quantity;
  /** Greatest difference to the exact value, in base units. */
  readonly rounding: number;
  readonly shown: string;
}

const PATTERN =
  /(?:(?<![\p{L}\d_/·*^(])(\p{L}[\p{L}\d_₀-₉]{0,8})\s*[=≈]\s*)?((?:≈\s*)?(?<![\p{L}\d,._])[−-]?\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:,\d+)?|(?:≈\s*)?(?<![\p{L}\d,._])[−-]?\d+(?:,\d+)?)[ \u00A0\u202F]*([\p{L}°%][^\s,;:!?]*)/gu;
/** What follows a number that is only a part of a calculation. */
const OPERATOR = /^\s*(?:[·*×/+^]|[−-]\s|\s:\s)/;

/** Words for units in texts without symbols, as in `15 voltli manba`, without their endings. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ volt: 'V', om: 'Ω', amper: 'A', vatt: 'W', joul: 'J', nyuton: 'N', paskal: 'Pa', gers: 'Hz' },
  ...{ metr: 'm', santimetr: 'cm', millimetr: 'mm', kilometr: 'km', kilogramm: 'kg', gramm: 'g' },
  ...{ sekund: 's', minut: 'min', soat: 'h', litr: 'l', kilopaskal: 'kPa', kilojoul: 'kJ' },
};
const ENDING = /(?:li|lik|lar|ga|da|dan|ni|ning|gacha|cha)*$/u;

/** Without the signs of the sentence after it. */
const symbolOfUnit = (unit: string): string => unit.replace(/[.”"»]+$/u, '').replace(/^([^(]*)\)+$/u, '$1');

function quantityWithUnit(number: string, unit: string) {
  const symbol = symbolOfUnit(unit);
  const word = symbol.toLowerCase().replace(ENDING, '');
  const known = WORDS[word];
  return readShownQuantity(`${number} ${symbol}`) ?? (known && readShownQuantity(`${number} ${known}`));
}

const symbolOf = (text: string | undefined): string | undefined =>
  text
    ?.replace(/[₀-₉]+/gu, (digits) => `_${digits.replace(/./gu, (one) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(one)))}`)
    .replace(/_+/g, '_');

/** The numbers with a known unit of a text with formulas; without those that are parts of a calculation. */
export function writtenQuantities(text: string): WrittenQuantity[] {
  const plain = plainFormula(text);
  return [...plain.matchAll(PATTERN)].flatMap((found) => {
    const [all, symbol, number = '', unit = ''] = found;
    const read = quantityWithUnit(number, unit);
    if (!read || isPureNumber(read.quantity)) return [];
    if (symbol !== undefined && OPERATOR.test(plain.slice(found.index + all.length))) return [];
    const digits = number
      .replace(/[^\d,−-]/g, '')
      .replace(',', '.')
      .replace('−', '-');
    return [
      {
        ...{ symbol: symbolOf(symbol), number: Number(digits), quantity: read.quantity },
        ...{ rounding: read.rounding, shown: `${number} ${symbolOfUnit(unit)}` },
      },
    ];
  });
}

/** Least difference, as a share, of numbers that are not equal. */
const LEAST_DIFFERENCE = 0.005;

/** Whether a number of a text is this quantity; undefined for another dimension. */
export function isWritten({ quantity, rounding }: WrittenQuantity, other: Quantity): boolean | undefined {
  if (!isSameDimension(quantity, other)) return undefined;
  return Math.abs(other.value - quantity.value) <= rounding + LEAST_DIFFERENCE * Math.abs(other.value);
}
