import {
  electricField,
  electricPotential,
  fluxThroughSphere,
  forceOn,
  type PointCharge,
  type Vector,
} from '@zarra/physics/charges';
import { VACUUM_PERMITTIVITY } from '@zarra/physics/codata';
import { memoize } from '../../memoize.js';
import { chargesOf, selectedPlaceOf, probeOf, RADIUS, type Si } from './charges.js';

/** Relative size below which a sum of cancelling terms is rounding error. */
const ROUNDING = 1e-12;
/** Relative energy error of a flight of one minute. */
export const ENERGY_TOLERANCE = 1e-6;

const distance = ({ at }: PointCharge, [x, y, z]: Vector): number =>
  Math.hypot(at[0] - x, at[1] - y, at[2] - z);
const size = (vector: Vector): number => Math.hypot(...vector);

/** Returns zero when the parts of a vector sum cancel to rounding. */
const withoutRounding = (total: Vector, parts: readonly Vector[]): Vector =>
  size(total) <= ROUNDING * parts.reduce((sum, part) => sum + size(part), 0) ? [0, 0, 0] : total;

/** Field at the probe, V/m; undefined on a charge. */
export function fieldAtProbe(si: Si): Vector | undefined {
  const [charges, probe] = [chargesOf(si), probeOf(si)];
  if (charges.some((charge) => distance(charge, probe) === 0)) return undefined;
  return withoutRounding(
    electricField(charges, probe),
    charges.map((charge) => electricField([charge], probe)),
  );
}

/** Potential of each charge at a point, V; undefined on a charge. */
function potentialsAt(charges: readonly PointCharge[], at: Vector): readonly number[] | undefined {
  if (charges.some((charge) => distance(charge, at) === 0)) return undefined;
  return charges.map((charge) => electricPotential([charge], at));
}

/** Sum of terms; zero when they cancel to a relative tolerance. */
const sumWithoutRounding = (terms: readonly number[], part = ROUNDING): number => {
  const sum = terms.reduce((total, term) => total + term, 0);
  return Math.abs(sum) <= part * terms.reduce((total, term) => total + Math.abs(term), 0) ? 0 : sum;
};

/** Potential at the probe, V. */
export function potentialAtProbe(si: Si): number {
  const potentials = potentialsAt(chargesOf(si), probeOf(si));
  return potentials ? sumWithoutRounding(potentials) : NaN;
}

/**
 * Energy terms of the test charge, J: kinetic, and potential in the field of each charge; NaN on a charge.
 */
export function energiesOf(
  [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0]: Float64Array,
  si: Si,
): readonly number[] {
  const kinetic = (si.mass / 2) * (vx * vx + vy * vy + vz * vz);
  const potentials = potentialsAt(chargesOf(si), [x, y, z]) ?? [NaN];
  return [kinetic, ...potentials.map((potential) => si.testCharge * potential)];
}

/** Energies of the test charge, J. */
export interface Energy {
  readonly kinetic: number;
  readonly potential: number;
  readonly total: number;
}

/** Displayed energies of the test charge. */
export function energyOf(state: Float64Array, si: Si): Energy {
  const parts = energiesOf(state, si);
  const [kinetic = 0, ...inFields] = parts;
  return {
    kinetic,
    potential: sumWithoutRounding(inFields),
    total: sumWithoutRounding(parts, ENERGY_TOLERANCE),
  };
}

/** Force on the selected charge, N; undefined for an empty place or coinciding charges. */
export function forceOnChosen(si: Si): Vector | undefined {
  const charges = chargesOf(si);
  const index = charges.findIndex(({ place }) => place === selectedPlaceOf(si));
  const chosenCharge = charges[index];
  if (
    !chosenCharge ||
    charges.some((other) => other !== chosenCharge && distance(other, chosenCharge.at) === 0)
  )
    return undefined;
  return withoutRounding(
    forceOn(charges, index),
    charges.flatMap((other) => (other === chosenCharge ? [] : [forceOn([chosenCharge, other], 0)])),
  );
}

/** Distance from the probe to the selected charge, m. */
export function distanceToChosen(si: Si): number {
  const chosenCharge = chargesOf(si).find(({ place }) => place === selectedPlaceOf(si));
  return chosenCharge ? distance(chosenCharge, probeOf(si)) : NaN;
}

/** Flux through the sphere around the probe, and the enclosed charge over ε₀, V·m. */
export interface Flux {
  readonly through: number;
  readonly enclosed: number;
}

/** Flux of the current values: the surface integral uses thousands of points. */
export const fluxOf = memoize((si: Si): Flux => {
  const [charges, probe] = [chargesOf(si), probeOf(si)];
  const away = charges.map((charge) => distance(charge, probe));
  // A charge's ball cut by the surface is neither inside nor outside.
  if (si.radius === 0 || away.some((gap) => Math.abs(gap - si.radius) < RADIUS))
    return { through: NaN, enclosed: NaN };
  const inside = charges.reduce(
    (sum, { charge }, index) => sum + ((away[index] ?? 0) < si.radius ? charge : 0),
    0,
  );
  const all = charges.reduce((sum, { charge }) => sum + Math.abs(charge), 0) / VACUUM_PERMITTIVITY;
  const through = fluxThroughSphere(charges, probe, si.radius);
  // Accuracy of the surface integral: 1e-6.
  const rounded = (flux: number): number => (Math.abs(flux) <= 1e-6 * all ? 0 : flux);
  return { through: rounded(through), enclosed: rounded(inside / VACUUM_PERMITTIVITY) };
});
