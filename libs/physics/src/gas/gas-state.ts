import type { Quantity } from '../model/model.js';
import { moleculeCount, type GasParameters } from './gas-parameters.js';

/** Blocks the pressure gauge keeps. */
export const GAUGE_BLOCKS = 20;

/** Where the numbers of a gas that are not of one molecule stand in its state. */
export const SLOT = {
  piston: 0,
  pistonVelocity: 1,
  pistonGoal: 2,
  seed: 3,
  draws: 4,
  collisions: 5,
  path: 6,
  work: 7,
  heat: 8,
  /** Six walls: x near, piston, y near, y far, z near, z far. */
  impulse: 9,
  blockTime: 15,
  blocks: 16,
  blockImpulse: 17,
  blockAreaTime: 17 + GAUGE_BLOCKS,
  molecules: 17 + 2 * GAUGE_BLOCKS,
} as const;

const HEAD: readonly Quantity[] = [
  { key: 'piston', unit: 'm' },
  { key: 'pistonVelocity', unit: 'm/s' },
  { key: 'pistonGoal', unit: 'm' },
  { key: 'seed', unit: '1' },
  { key: 'draws', unit: '1' },
  { key: 'collisions', unit: '1' },
  { key: 'path', unit: 'm' },
  { key: 'work', unit: 'J' },
  { key: 'heat', unit: 'J' },
  ...['xNear', 'piston', 'yNear', 'yFar', 'zNear', 'zFar'].map((wall) => ({
    key: `impulse.${wall}`,
    unit: 'N·s',
  })),
  { key: 'blockTime', unit: 's' },
  { key: 'blocks', unit: '1' },
];

/** Names and units of a gas's state: the head, the blocks of the gauge, then x, y, (z,) and their velocities. */
export function gasLayout(p: GasParameters): readonly Quantity[] {
  const row = (length: number, key: string, unit: string): Quantity[] =>
    Array.from({ length }, (_, index) => ({ key: `${key}.${index}`, unit }));
  const count = moleculeCount(p);
  const axes = p.dimensions === 2 ? ['x', 'y'] : ['x', 'y', 'z'];
  return [
    ...HEAD,
    ...row(GAUGE_BLOCKS, 'blockImpulse', 'N·s'),
    ...row(GAUGE_BLOCKS, 'blockAreaTime', 'm²·s'),
    ...axes.flatMap((axis) => row(count, axis, 'm')),
    ...axes.flatMap((axis) => row(count, `v${axis}`, 'm/s')),
  ];
}

/** Sends the piston to another place: it moves evenly and stops there exactly. */
export function drivePiston(state: Float64Array, goal: number, speed: number): void {
  state[SLOT.pistonGoal] = goal;
  state[SLOT.pistonVelocity] = Math.sign(goal - (state[SLOT.piston] ?? 0)) * Math.abs(speed);
}

/** Turns every velocity round: the film runs backwards. A piston that moves goes back to where it stood at the start. */
export function reverseVelocities(state: Float64Array, p: GasParameters): void {
  const pistonVelocity = state[SLOT.pistonVelocity] ?? 0;
  if (pistonVelocity !== 0) {
    state[SLOT.pistonVelocity] = -pistonVelocity;
    state[SLOT.pistonGoal] = p.length;
  }
  const from = SLOT.molecules + p.dimensions * moleculeCount(p);
  for (let index = from; index < state.length; index++) state[index] = -(state[index] as number);
}
