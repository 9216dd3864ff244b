import { toLatin } from '@zarra/uzbek';
import { create, createUnitDependencies, unitDependencies, type Unit } from 'mathjs';
import { unitsBySymbol } from './unit-symbols.js';

const math = create({ ...unitDependencies, ...createUnitDependencies });
// A share is a quantity of its own: 40 and 40 % are different answers.
math.createUnit('percent');
math.createUnit('quintal', '100 kg');

/** A unit of measurement that a text names. */
export interface PracticeUnit {
  /** Whether it measures the same quantity. */
  readonly isSameQuantity: (other: PracticeUnit) => boolean;
  /** Converts a value in this unit to another unit of the same quantity. */
  readonly convert: (value: number, target: PracticeUnit) => number;
  /** The least value that has a sense: 0 of amounts such as mass and time, −273.15 °C; −Infinity of all others. */
  readonly minimum: number;
  readonly one: Unit;
}

/** Quantities that are never negative. */
const amounts = ['kg', 'm', 'm^2', 'm^3', 's', 'Hz', 'kg m^-3', 'ohm', 'mol'].map((name) => math.unit(name));
const kelvin = math.unit('K');

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One form for each notation: Latin letters, `^2` for powers, no words for "square" and "cubic". */
const normalize = (text: string): string =>
  toLatin(
    text
      .replace(/[°º˚]\s*[CСcс](?!\p{L})/gu, '°C')
      .replace(/[⁰¹²³⁴-⁹]/g, (digit) => `^${SUPERSCRIPTS.indexOf(digit)}`)
      .replace(/⁻\^?/g, '^-'),
  )
    .replace(/mm\s*(?:sim(?:ob)?\.?\s*ust(?:uni)?\.?|Hg)/i, 'mmHg')
    .replace(/(?:kv\.\s*|kv\s+|kvadrat\s+)(\p{L}+)/giu, '$1^2')
    .replace(/(?:kub\.\s*|kub\s+)(\p{L}+)/giu, '$1^3')
    .trim()
    .replace(/^1(?=\s*[/:])/, '');

/** A symbol with its power, or an operator. */
const TOKEN = /\s*(?:([\p{L}°%'ʻʼ]+)\.?(?:\s*\^?\s*\(?(-?[1-4])\)?)?|([·•*×/:()]))\s*/uy;

/**
 * Finds the factors of a unit text. As on the blackboard, everything after a slash divides: J/kg·°C is J/(kg·°C).
 * @returns undefined for an unknown symbol
 */
function toMathName(text: string): string | undefined {
  const factors: string[] = [];
  let sign = 1;
  if (/[·•*×/:(]$/.test(text)) return undefined;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) return undefined;
    const [, symbol, power = '1', operator] = found;
    if (operator === '/' || operator === ':') sign = -1;
    if (symbol === undefined) continue;
    const name = unitsBySymbol(symbol);
    if (name === undefined) return undefined;
    for (const [factor, own] of name) factors.push(`${factor}^${own * Number(power) * sign}`);
  }
  return factors.length === 0 ? undefined : factors.join(' ');
}

const CELSIUS = /^°C$/i;

function toUnit(text: string): Unit | undefined {
  // Without factors a temperature has a zero point of its own; in J/(kg·°C) it is a difference.
  if (CELSIUS.test(text)) return math.unit('degC');
  const name = toMathName(text);
  return name === undefined ? undefined : math.unit(name);
}

/**
 * Reads a unit in Uzbek and international notation: "kN", "m/s²", "km/soat", "sm", "kVt·soat", "°C", "%".
 * @returns undefined for an unknown unit
 */
export function readUnit(text: string): PracticeUnit | undefined {
  const one = toUnit(normalize(text));
  if (!one) return undefined;
  const minimum = one.equalBase(kelvin)
    ? math.unit(0, 'K').toNumber(one.formatUnits())
    : amounts.some((amount) => amount.equalBase(one))
      ? 0
      : -Infinity;
  return {
    one,
    minimum,
    isSameQuantity: (other) => one.equalBase(other.one),
    convert: (value, target) => math.unit(value, one.formatUnits()).toNumber(target.one.formatUnits()),
  };
}
