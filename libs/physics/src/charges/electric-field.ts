import { VACUUM_PERMITTIVITY } from '../constants/index.js';

/** A place, m, or a vector there. */
export type Vector = readonly [x: number, y: number, z: number];

/** A point charge at rest. */
export interface PointCharge {
  /** m */
  readonly at: Vector;
  /** C */
  readonly charge: number;
}

/** Coulomb's constant 1 / (4π ε₀), N·m²/C² (CODATA 2022: 8.987 551 786 2e9). */
export const COULOMB = 1 / (4 * Math.PI * VACUUM_PERMITTIVITY);

/**
 * The field of point charges at rest (Coulomb's law in three dimensions, in vacuum), V/m. On a charge itself it has no
 * value: there that charge is left out, which is the field that acts on it.
 */
export function electricField(charges: readonly PointCharge[], [x, y, z]: Vector): Vector {
  let [ex, ey, ez] = [0, 0, 0];
  for (const { at, charge } of charges) {
    const dx = x - at[0];
    const dy = y - at[1];
    const dz = z - at[2];
    const square = dx * dx + dy * dy + dz * dz;
    if (square === 0) continue;
    const share = (COULOMB * charge) / (square * Math.sqrt(square));
    ex += share * dx;
    ey += share * dy;
    ez += share * dz;
  }
  return [ex, ey, ez];
}

/** The potential, zero far away, V. On a charge itself that charge is left out. */
export function electricPotential(charges: readonly PointCharge[], [x, y, z]: Vector): number {
  return charges.reduce((sum, { at, charge }) => {
    const distance = Math.hypot(x - at[0], y - at[1], z - at[2]);
    return distance === 0 ? sum : sum + (COULOMB * charge) / distance;
  }, 0);
}

/** The force of all others on one of the charges, N. */
export function forceOn(charges: readonly PointCharge[], index: number): Vector {
  const own = charges[index];
  if (!own) throw new RangeError('No such charge');
  const [ex, ey, ez] = electricField(
    charges.filter((_, other) => other !== index),
    own.at,
  );
  return [ex * own.charge, ey * own.charge, ez * own.charge];
}

/**
 * The place on the line of two charges where their field is zero, or undefined: two equal charges of opposite sign have
 * none. It lies between charges of the same sign, and beyond the weaker one of two that differ in sign.
 */
export function neutralPoint(one: PointCharge, other: PointCharge): Vector | undefined {
  if (one.charge === 0 || other.charge === 0 || one.charge === -other.charge) return undefined;
  const root = Math.sqrt(Math.abs(other.charge / one.charge));
  const part = 1 / (1 + Math.sign(one.charge * other.charge) * root);
  const [x, y, z] = one.at;
  return [x + part * (other.at[0] - x), y + part * (other.at[1] - y), z + part * (other.at[2] - z)];
}
