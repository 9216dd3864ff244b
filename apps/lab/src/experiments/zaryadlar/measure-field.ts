import {
  electricField,
  electricPotential,
  fluxThroughSphere,
  forceOn,
  type PointCharge,
  type Vector,
} from '@zarra/physics/charges';
import { VACUUM_PERMITTIVITY } from '@zarra/physics/constants';
import { chargesOf, chosenOf, probeOf, RADIUS, type Si } from './charge-setting.js';

/** A sum that is this small a part of its terms is rounding: the terms cancel. */
const ROUNDING = 1e-12;
/** The part to which a minute's flight keeps its energy. */
export const CONSERVED = 1e-6;

const distance = ({ at }: PointCharge, [x, y, z]: Vector): number =>
  Math.hypot(at[0] - x, at[1] - y, at[2] - z);
const size = (vector: Vector): number => Math.hypot(...vector);

/** Zero where the parts of a sum cancel to rounding. */
const cancelled = (whole: Vector, parts: readonly Vector[]): Vector =>
  size(whole) <= ROUNDING * parts.reduce((sum, part) => sum + size(part), 0) ? [0, 0, 0] : whole;

/** The field at the probe, V/m; on a charge itself it has none. */
export function fieldAtProbe(si: Si): Vector | undefined {
  const [charges, probe] = [chargesOf(si), probeOf(si)];
  if (charges.some((charge) => distance(charge, probe) === 0)) return undefined;
  return cancelled(
    electricField(charges, probe),
    charges.map((charge) => electricField([charge], probe)),
  );
}

/** The potential of each charge at a place, V; undefined on a charge, where its own has no value. */
function potentialsAt(charges: readonly PointCharge[], at: Vector): readonly number[] | undefined {
  if (charges.some((charge) => distance(charge, at) === 0)) return undefined;
  return charges.map((charge) => electricPotential([charge], at));
}

/** A sum; zero where its terms cancel to a part of them. */
const sumOf = (terms: readonly number[], part = ROUNDING): number => {
  const sum = terms.reduce((whole, term) => whole + term, 0);
  return Math.abs(sum) <= part * terms.reduce((whole, term) => whole + Math.abs(term), 0) ? 0 : sum;
};

/** The potential at the probe, V. */
export function potentialAtProbe(si: Si): number {
  const potentials = potentialsAt(chargesOf(si), probeOf(si));
  return potentials ? sumOf(potentials) : NaN;
}

/** The parts of the test charge's energy, J: kinetic, and that in the field of each charge. On a charge it has no value there. */
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
  readonly whole: number;
}

/** The energies of the test charge as they are shown. */
export function energyOf(state: Float64Array, si: Si): Energy {
  const parts = energiesOf(state, si);
  const [kinetic = 0, ...inFields] = parts;
  return { kinetic, potential: sumOf(inFields), whole: sumOf(parts, CONSERVED) };
}

/** The force on the chosen charge, N; undefined where it is not there, or where another lies on it. */
export function forceOnChosen(si: Si): Vector | undefined {
  const charges = chargesOf(si);
  const index = charges.findIndex(({ place }) => place === chosenOf(si));
  const own = charges[index];
  if (!own || charges.some((other) => other !== own && distance(other, own.at) === 0)) return undefined;
  return cancelled(
    forceOn(charges, index),
    charges.flatMap((other) => (other === own ? [] : [forceOn([own, other], 0)])),
  );
}

/** From the probe to the chosen charge, m. */
export function distanceToChosen(si: Si): number {
  const own = chargesOf(si).find(({ place }) => place === chosenOf(si));
  return own ? distance(own, probeOf(si)) : NaN;
}

/** Flux out of the sphere round the probe, and the charge in it over ε₀, V·m. */
export interface Flux {
  readonly through: number;
  readonly enclosed: number;
}

function workOutFlux(si: Si): Flux {
  const [charges, probe] = [chargesOf(si), probeOf(si)];
  const away = charges.map((charge) => distance(charge, probe));
  // A ball that is cut by the surface is neither inside nor outside.
  if (si.radius === 0 || away.some((gap) => Math.abs(gap - si.radius) < RADIUS))
    return { through: NaN, enclosed: NaN };
  const inside = charges.reduce(
    (sum, { charge }, index) => sum + ((away[index] ?? 0) < si.radius ? charge : 0),
    0,
  );
  const all = charges.reduce((sum, { charge }) => sum + Math.abs(charge), 0) / VACUUM_PERMITTIVITY;
  const through = fluxThroughSphere(charges, probe, si.radius);
  // The sum over the surface is good to 1e-6.
  const rounded = (flux: number): number => (Math.abs(flux) <= 1e-6 * all ? 0 : flux);
  return { through: rounded(through), enclosed: rounded(inside / VACUUM_PERMITTIVITY) };
}

let last: { readonly si: Si; readonly flux: Flux } | undefined;

/** Adding up over a sphere takes thousands of points: once for each set of values. */
export function fluxOf(si: Si): Flux {
  if (last?.si !== si) last = { si, flux: workOutFlux(si) };
  return last.flux;
}
