import type { Quantity } from '../model/model.js';
import { namedFields } from '../model/named-fields.js';
import { particleCount, type LennardJonesParams } from './lennard-jones-params.js';

/** First numbers of a state, in their order, with units. */
const FIELD_UNITS = {
  /** Height of the lid. */
  lid: 'm',
  /** Strength of the barrier, 0 to 1. */
  barrier: '1',
  /** Heat and work that the substance has received. */
  heat: 'J',
  work: 'J',
  /** Potential energy of all pairs, and of atoms at walls, at the barrier and by their weight. */
  pairEnergy: 'J',
  outerEnergy: 'J',
  /** Sum of force times distance over all pairs. */
  virial: 'J',
  /** Impulse on the four walls. */
  leftImpulse: 'N·s',
  rightImpulse: 'N·s',
  floorImpulse: 'N·s',
  lidImpulse: 'N·s',
} as const;

type Field = keyof typeof FIELD_UNITS;
const FIELDS = Object.keys(FIELD_UNITS) as Field[];

/** Numbers before the rows of the particles. */
const HEADER_LENGTH = FIELDS.length;

/** Named numbers of a state, in SI units. */
export const particleFields = namedFields(FIELDS);

/** Rows of a state: x, y, and the velocities. */
export interface ParticleRows {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
}

/** Views of the rows of `count` particles. */
export function particleRows(state: Float64Array, count: number): ParticleRows {
  const row = (index: number): Float64Array =>
    state.subarray(HEADER_LENGTH + index * count, HEADER_LENGTH + (index + 1) * count);
  return { x: row(0), y: row(1), vx: row(2), vy: row(3) };
}

/** Length of a state. */
export const particleStateLength = (count: number): number => HEADER_LENGTH + 4 * count;

/** Layout of a state: header, x, y, velocities. */
export function particleLayout(p: LennardJonesParams): readonly Quantity[] {
  const count = particleCount(p);
  const row = (key: string, unit: string): Quantity[] =>
    Array.from({ length: count }, (_, index) => ({ key: `${key}.${index}`, unit }));
  return [
    ...FIELDS.map((key) => ({ key, unit: FIELD_UNITS[key] })),
    ...row('x', 'm'),
    ...row('y', 'm'),
    ...row('vx', 'm/s'),
    ...row('vy', 'm/s'),
  ];
}
