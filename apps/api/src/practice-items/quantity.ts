import { readMeasure } from './units.js';

/** A number with a unit, for calculations. */
export interface Quantity {
  /** In base units of the SI. */
  readonly value: number;
  /** Powers of the base units; missing ones are 0. */
  readonly powers: readonly number[];
}

/** Quantities that cannot be added or compared, such as 2 m and 3 s. */
export class QuantityError extends Error {
  override readonly name = 'QuantityError';
}

export const pureNumber = (value: number): Quantity => ({ value, powers: [] });

/** The quantity of a number with a unit as texts write it; undefined for an unknown unit. An empty unit is a pure number. */
export function quantityOf(value: number, unit: string): Quantity | undefined {
  if (unit === '') return pureNumber(value);
  const measure = readMeasure(unit);
  return measure && { value: value * measure.size, powers: measure.powers };
}

export const isPureNumber = ({ powers }: Quantity): boolean => powers.every((power) => power === 0);

export const isSameDimension = (one: Quantity, other: Quantity): boolean =>
  Array.from({ length: Math.max(one.powers.length, other.powers.length) }).every(
    (_, n) => Math.abs((one.powers[n] ?? 0) - (other.powers[n] ?? 0)) < 1e-9,
  );

/** @throws QuantityError for quantities of different dimensions */
export function add(one: Quantity, other: Quantity, sign: 1 | -1 = 1): Quantity {
  if (!isSameDimension(one, other)) throw new QuantityError('different quantities are added');
  return { value: one.value + sign * other.value, powers: one.powers };
}

export const multiply = (one: Quantity, other: Quantity, sign: 1 | -1 = 1): Quantity => ({
  value: one.value * other.value ** sign,
  powers: Array.from(
    { length: Math.max(one.powers.length, other.powers.length) },
    (_, n) => (one.powers[n] ?? 0) + sign * (other.powers[n] ?? 0),
  ),
});

/** @throws QuantityError for an exponent with a unit */
export function raise(base: Quantity, exponent: Quantity): Quantity {
  if (!isPureNumber(exponent)) throw new QuantityError('an exponent has a unit');
  return {
    value: base.value ** exponent.value,
    powers: base.powers.map((power) => power * exponent.value),
  };
}
