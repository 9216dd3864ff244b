import type { Quantity } from '../model/model.js';
import { namedFields } from '../model/named-fields.js';
import { moleculeCount, type GasParameters } from './gas-parameters.js';

/** Number of blocks of the pressure gauge. */
export const GAUGE_BLOCKS = 20;

/** Offsets in the state array of a gas. */
export const OFFSET = {
  piston: 0,
  pistonVelocity: 1,
  pistonTarget: 2,
  seed: 3,
  randomDraws: 4,
  collisions: 5,
  pathLength: 6,
  work: 7,
  heat: 8,
  /** Impulse on six walls: x near, piston, y near, y far, z near, z far. */
  impulse: 9,
  blockTime: 15,
  blockCount: 16,
  blockImpulse: 17,
  blockAreaTime: 17 + GAUGE_BLOCKS,
  molecules: 17 + 2 * GAUGE_BLOCKS,
} as const;

/** Units of the first numbers of a state, in their order. */
const FIELD_UNITS = {
  piston: 'm',
  pistonVelocity: 'm/s',
  pistonTarget: 'm',
  seed: '1',
  randomDraws: '1',
  collisions: '1',
  pathLength: 'm',
  work: 'J',
  heat: 'J',
} as const;

const HEADER: readonly Quantity[] = [
  ...Object.entries(FIELD_UNITS).map(([key, unit]) => ({ key, unit })),
  ...['xNear', 'piston', 'yNear', 'yFar', 'zNear', 'zFar'].map((wall) => ({
    key: `impulse.${wall}`,
    unit: 'N·s',
  })),
  { key: 'blockTime', unit: 's' },
  { key: 'blockCount', unit: '1' },
];

/** Named numbers of a gas state, in SI units. */
export const gasFields = namedFields(Object.keys(FIELD_UNITS) as (keyof typeof FIELD_UNITS)[]);

/** Positions x, y, (z) of all molecules, then their velocities: one row of the number of molecules each. */
export const moleculesOf = (state: Float64Array): Float64Array => state.subarray(OFFSET.molecules);

/** Layout of a gas state: header, blocks of the gauge, positions x, y, (z), velocities. */
export function gasLayout(p: GasParameters): readonly Quantity[] {
  const row = (length: number, key: string, unit: string): Quantity[] =>
    Array.from({ length }, (_, index) => ({ key: `${key}.${index}`, unit }));
  const count = moleculeCount(p);
  const axes = p.dimensions === 2 ? ['x', 'y'] : ['x', 'y', 'z'];
  return [
    ...HEADER,
    ...row(GAUGE_BLOCKS, 'blockImpulse', 'N·s'),
    ...row(GAUGE_BLOCKS, 'blockAreaTime', 'm²·s'),
    ...axes.flatMap((axis) => row(count, axis, 'm')),
    ...axes.flatMap((axis) => row(count, `v${axis}`, 'm/s')),
  ];
}

/** Moves the piston at constant speed to a target, where it stops exactly. */
export function drivePiston(state: Float64Array, target: number, speed: number): void {
  const gas = gasFields(state);
  gas.pistonTarget = target;
  gas.pistonVelocity = Math.sign(target - gas.piston) * Math.abs(speed);
}

/** Reverses all velocities, so that the motion runs backwards. A moving piston returns to its initial position. */
export function reverseVelocities(state: Float64Array, p: GasParameters): void {
  const gas = gasFields(state);
  if (gas.pistonVelocity !== 0) {
    gas.pistonVelocity = -gas.pistonVelocity;
    gas.pistonTarget = p.length;
  }
  const firstVelocity = OFFSET.molecules + p.dimensions * moleculeCount(p);
  for (let index = firstVelocity; index < state.length; index++) state[index] = -(state[index] as number);
}
