import { toLatin } from '@zarra/uzbek';
import { create, createUnitDependencies, unitDependencies, type Unit } from 'mathjs';
import { unitsBySymbol, type Factors } from './unit-symbols.js';

const math = create({ ...unitDependencies, ...createUnitDependencies });
// A share is a quantity of its own: 40 and 40 % are different answers.
math.createUnit('percent');
math.createUnit('quintal', '100 kg');
math.createUnit('dalton', '1.66053906892e-27 kg');
// The angle keeps lumen and candela apart.
math.createUnit('lumen', '1 cd rad^2');
math.createUnit('lux', '1 cd rad^2 m^-2');
math.createUnit('becquerel', '1 s^-1');

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
function readFactors(text: string): Factors | undefined {
  const factors: (readonly [name: string, power: number])[] = [];
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
    for (const [factor, own] of name) factors.push([factor, own * Number(power) * sign]);
  }
  return factors;
}

const CELSIUS = /^°C$/i;

function toUnit(text: string): Unit | undefined {
  // Without factors a temperature has a zero point of its own; in J/(kg·°C) it is a difference.
  if (CELSIUS.test(text)) return math.unit('degC');
  const factors = readFactors(text) ?? [];
  return factors.length === 0
    ? undefined
    : math.unit(factors.map(([name, power]) => `${name}^${power}`).join(' '));
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

/** The size of a unit in base units of the SI, and the powers of these base units. */
export interface UnitMeasure {
  readonly size: number;
  readonly powers: readonly number[];
}

/** In calculations a share is a number, and angles have no dimension: ω in rad/s is a number over seconds. */
const NUMBERS: Readonly<Record<string, number>> = { percent: 0.01, deg: 1, rad: 1 };
const angle = measureOfOne('rad').powers.findIndex((power) => power !== 0);

function measureOfOne(name: string): UnitMeasure {
  // The types of mathjs do not have these fields.
  const { value, dimensions } = math.unit(1, name) as unknown as {
    readonly value: number;
    readonly dimensions: readonly number[];
  };
  return { size: value, powers: dimensions };
}

/**
 * The measure of a unit for calculations with quantities; a temperature is a difference.
 * @returns undefined for an unknown unit
 */
export function readMeasure(text: string): UnitMeasure | undefined {
  const factors = readFactors(normalize(text));
  if (!factors) return undefined;
  return factors.reduce<UnitMeasure>(
    ({ size, powers }, [name, power]) => {
      const number = NUMBERS[name];
      if (number !== undefined) return { size: size * number ** power, powers };
      const one = measureOfOne(name);
      return {
        size: size * one.size ** power,
        powers: one.powers.map((own, n) => (powers[n] ?? 0) + (n === angle ? 0 : own * power)),
      };
    },
    { size: 1, powers: [] },
  );
}
