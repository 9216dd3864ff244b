import type { Values } from '@zarra/experiment-kit/parameters';
import type { PointCharge, Vector } from '@zarra/physics/charges';
import { formatNumber } from '../../numbers.js';
import { PLACES, type FieldKey, type Place } from './parameters.js';

/** Parameter values in SI units. */
export type Si = Values<FieldKey>;

/** Radius of the drawn charges, m; field lines start and flights end there. */
export const RADIUS = 0.1;

/** Existing charge with the number of its place. */
export interface PlacedCharge extends PointCharge {
  readonly place: Place;
}

/** Coordinate without binary rounding noise: coinciding points compare equal. */
const roundCoordinate = (coordinate: number): number => Math.round(coordinate * 1e6) / 1e6;

/** Position of the probe, m. */
export const probeOf = ({ probeX, probeY }: Si): Vector => [
  roundCoordinate(probeX),
  roundCoordinate(probeY),
  0,
];

let last: { readonly si: Si; readonly charges: readonly PlacedCharge[] } | undefined;

/** Existing charges. The array is reused while they are unchanged: it is a cache key for drawings. */
export function chargesOf(si: Si): readonly PlacedCharge[] {
  if (last?.si === si) return last.charges;
  const charges = PLACES.flatMap((place): PlacedCharge[] => {
    const charge = si[`q${place}`];
    return charge === 0
      ? []
      : [{ place, charge, at: [roundCoordinate(si[`x${place}`]), roundCoordinate(si[`y${place}`]), 0] }];
  });
  last = { si, charges: last && isSame(last.charges, charges) ? last.charges : charges };
  return last.charges;
}

const isSame = (one: readonly PlacedCharge[], other: readonly PlacedCharge[]): boolean =>
  one.length === other.length &&
  one.every(({ place, charge, at }, index) => {
    const counterpart = other[index];
    return (
      counterpart?.place === place &&
      counterpart.charge === charge &&
      counterpart.at[0] === at[0] &&
      counterpart.at[1] === at[1]
    );
  });

/** Formats a charge in µC: "+1,5". */
export const formatCharge = (charge: number): string => `${charge > 0 ? '+' : ''}${formatNumber(charge, 1)}`;

/** Selected place. */
export const selectedPlaceOf = ({ chosen }: Values<FieldKey>): Place => PLACES[chosen - 1] ?? 1;
