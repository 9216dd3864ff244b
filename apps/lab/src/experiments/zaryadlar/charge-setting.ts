import type { Values } from '@zarra/experiment-kit';
import type { PointCharge, Vector } from '@zarra/physics/charges';
import { sayNumber } from '../../say-number.js';
import { PLACES, type FieldName, type Place } from './parameters.js';

/** All numbers, in SI units. */
export type Si = Values<FieldName>;

/** The charges are drawn as balls of this radius, m; lines begin and flights end at them. */
export const RADIUS = 0.1;

/** A charge that is there, and the number of its place. */
export interface PlacedCharge extends PointCharge {
  readonly place: Place;
}

/** A coordinate of the grid without the noise of binary fractions: what lies at one place has one place. */
const clean = (coordinate: number): number => Math.round(coordinate * 1e6) / 1e6;

/** Where the field is measured, m. */
export const probeOf = ({ probeX, probeY }: Si): Vector => [clean(probeX), clean(probeY), 0];

let last: { readonly si: Si; readonly charges: readonly PlacedCharge[] } | undefined;

/** The charges that are there. One array for as long as they stay as they are, so that pictures can be kept by it. */
export function chargesOf(si: Si): readonly PlacedCharge[] {
  if (last?.si === si) return last.charges;
  const charges = PLACES.flatMap((place): PlacedCharge[] => {
    const charge = si[`q${place}`];
    return charge === 0 ? [] : [{ place, charge, at: [clean(si[`x${place}`]), clean(si[`y${place}`]), 0] }];
  });
  last = { si, charges: last && isSame(last.charges, charges) ? last.charges : charges };
  return last.charges;
}

const isSame = (one: readonly PlacedCharge[], other: readonly PlacedCharge[]): boolean =>
  one.length === other.length &&
  one.every(({ place, charge, at }, index) => {
    const twin = other[index];
    return twin?.place === place && twin.charge === charge && twin.at[0] === at[0] && twin.at[1] === at[1];
  });

/** "+1,5" of a charge in µC. */
export const sayCharge = (charge: number): string => `${charge > 0 ? '+' : ''}${sayNumber(charge, 1)}`;

/** The place that is chosen. */
export const chosenOf = ({ chosen }: Values<FieldName>): Place => PLACES[chosen - 1] ?? 1;

/** Works something out once for the charges that are there. */
export function onceFor<T>(
  make: (charges: readonly PlacedCharge[]) => T,
): (charges: readonly PlacedCharge[]) => T {
  let known: { readonly charges: readonly PlacedCharge[]; readonly made: T } | undefined;
  return (charges) => {
    if (known?.charges !== charges) known = { charges, made: make(charges) };
    return known.made;
  };
}
