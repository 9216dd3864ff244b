import { VACUUM_PERMITTIVITY } from '../codata/codata.js';
import { addScaled, subtract, type Vector } from '../vectors/vectors.js';

/** A point charge at rest. */
export interface PointCharge {
  /** Position, m. */
  readonly at: Vector;
  /** C */
  readonly charge: number;
}

/** Coulomb's constant 1 / (4π ε₀), N·m²/C² (CODATA 2022: 8.987 551 786 2e9). */
export const COULOMB = 1 / (4 * Math.PI * VACUUM_PERMITTIVITY);

/**
 * Field of point charges at rest (Coulomb's law in three dimensions, in vacuum), V/m. At the position of a charge that
 * charge is skipped: the result is the field that acts on it.
 */
export function electricField(charges: readonly PointCharge[], [x, y, z]: Vector): Vector {
  let [ex, ey, ez] = [0, 0, 0];
  for (const { at, charge } of charges) {
    const dx = x - at[0];
    const dy = y - at[1];
    const dz = z - at[2];
    const square = dx * dx + dy * dy + dz * dz;
    if (square === 0) continue;
    const factor = (COULOMB * charge) / (square * Math.sqrt(square));
    ex += factor * dx;
    ey += factor * dy;
    ez += factor * dz;
  }
  return [ex, ey, ez];
}

/** Potential, V; zero at infinity. At the position of a charge that charge is skipped. */
export function electricPotential(charges: readonly PointCharge[], [x, y, z]: Vector): number {
  return charges.reduce((sum, { at, charge }) => {
    const distance = Math.hypot(x - at[0], y - at[1], z - at[2]);
    return distance === 0 ? sum : sum + (COULOMB * charge) / distance;
  }, 0);
}

/** Force on one charge by all others, N. */
export function forceOn(charges: readonly PointCharge[], index: number): Vector {
  const target = charges[index];
  if (!target) throw new RangeError('No such charge');
  const others = charges.filter((_, other) => other !== index);
  const [ex, ey, ez] = electricField(others, target.at);
  return [ex * target.charge, ey * target.charge, ez * target.charge];
}

/**
 * Point on the line through two charges where their field is zero: between charges of the same sign, beyond the weaker
 * one otherwise. Undefined for equal charges of opposite sign, which have no such point.
 */
export function neutralPoint(one: PointCharge, other: PointCharge): Vector | undefined {
  if (one.charge === 0 || other.charge === 0 || one.charge === -other.charge) return undefined;
  const ratio = Math.sqrt(Math.abs(other.charge / one.charge));
  const fraction = 1 / (1 + Math.sign(one.charge * other.charge) * ratio);
  return addScaled(one.at, fraction, subtract(other.at, one.at));
}
