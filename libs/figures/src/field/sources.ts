import { electricField, electricPotential, type PointCharge } from '@zarra/physics/charges';
import { VACUUM_PERMEABILITY } from '@zarra/physics/codata';
import type { Point } from '../sheet/geometry.js';
import type { Field } from './field-schema.js';

const CENTIMETRE = 0.01;
const NANO = 1e-9;
/** Half of the length and width of a magnet, cm. */
export const MAGNET = { half: 1.6, side: 0.5 } as const;

/** Charges of the field in SI units. A magnet has one pole near each end: outside of it its lines are close to theirs. */
export function chargesOf({ charges = [], magnets = [] }: Field): PointCharge[] {
  const poles = magnets.flatMap(({ at: [x, y], angle = 0 }) =>
    [1, -1].map((sign) => {
      const reach = sign * (MAGNET.half - 0.15);
      const turn = (angle * Math.PI) / 180;
      return { at: [x + reach * Math.cos(turn), y + reach * Math.sin(turn)] as const, q: sign };
    }),
  );
  return [...charges, ...poles].map(({ at: [x, y], q }) => ({
    at: [x * CENTIMETRE, y * CENTIMETRE, 0],
    charge: q * NANO,
  }));
}

/** Potential of the charges at a point in cm, V. */
export const potentialAt = (field: Field, [x, y]: Point): number =>
  electricPotential(chargesOf(field), [x * CENTIMETRE, y * CENTIMETRE, 0]);

/** Field vector at a point in cm: V/m of charges, T of wires (B = μ₀ I / 2πr around each). */
export function fieldAt(field: Field, [x, y]: Point): [x: number, y: number] {
  if (!field.wires) {
    const [ex, ey] = electricField(chargesOf(field), [x * CENTIMETRE, y * CENTIMETRE, 0]);
    return [ex, ey];
  }
  return field.wires.reduce<[number, number]>(
    ([bx, by], { at, I }) => {
      const [dx, dy] = [(x - at[0]) * CENTIMETRE, (y - at[1]) * CENTIMETRE];
      const factor = (VACUUM_PERMEABILITY * I) / (2 * Math.PI * (dx * dx + dy * dy));
      return [bx - factor * dy, by + factor * dx];
    },
    [0, 0],
  );
}

/** Component of the vector potential across the plane at a point in cm, up to a constant: constant on a line of B. */
export const vectorPotentialAt = ({ wires = [] }: Field, [x, y]: Point): number =>
  -wires.reduce((sum, { at, I }) => sum + (I / 2) * Math.log((x - at[0]) ** 2 + (y - at[1]) ** 2), 0);
