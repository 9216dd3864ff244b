import { BOLTZMANN } from '../constants/index.js';
import type { Bodies } from './bodies.js';
import { countedChance } from './counted-chance.js';
import { SLOT } from './gas-state.js';

const add = (head: Float64Array, slot: number, amount: number): void => {
  head[slot] = (head[slot] as number) + amount;
};

/** Elastic collision of two smooth balls that touch: momentum passes along the line of centres only. */
export function collidePair(b: Bodies, i: number, j: number): void {
  const { x, y, z, vx, vy, vz } = b;
  const dx = (x[i] as number) - (x[j] as number);
  const dy = (y[i] as number) - (y[j] as number);
  const dz = (z[i] as number) - (z[j] as number);
  const approach =
    dx * ((vx[i] as number) - (vx[j] as number)) +
    dy * ((vy[i] as number) - (vy[j] as number)) +
    dz * ((vz[i] as number) - (vz[j] as number));
  const mi = b.mass[i] as number;
  const mj = b.mass[j] as number;
  const share = (2 * approach) / ((dx * dx + dy * dy + dz * dz) * (mi + mj));
  const toI = share * mj;
  const toJ = share * mi;
  vx[i] = (vx[i] as number) - toI * dx;
  vy[i] = (vy[i] as number) - toI * dy;
  vz[i] = (vz[i] as number) - toI * dz;
  vx[j] = (vx[j] as number) + toJ * dx;
  vy[j] = (vy[j] as number) + toJ * dy;
  vz[j] = (vz[j] as number) + toJ * dz;
  b.turns[i] = (b.turns[i] as number) + 1;
  b.turns[j] = (b.turns[j] as number) + 1;
  add(b.head, SLOT.collisions, 1);
}

/** The next number of the state's own chance. */
function draw(head: Float64Array): number {
  const drawn = head[SLOT.draws] as number;
  head[SLOT.draws] = drawn + 1;
  return countedChance(head[SLOT.seed] as number, drawn);
}

/**
 * A wall of temperature T sends molecules back as if they came out of a gas of that temperature behind it: the velocity
 * across has the density v exp(-m v² / 2kT), those along are normal (diffuse reflection with full accommodation).
 */
function leaveWarmWall(b: Bodies, i: number, across: Float64Array, inwards: number, kT: number): void {
  const spread = Math.sqrt(kT / (b.mass[i] as number));
  const length = spread * Math.sqrt(-2 * Math.log(draw(b.head)));
  const angle = 2 * Math.PI * draw(b.head);
  const along = [length * Math.cos(angle), length * Math.sin(angle)] as const;
  const first = across === b.vx ? b.vy : b.vx;
  const second = across === b.vz ? b.vy : b.vz;
  first[i] = along[0];
  if (b.dimensions === 3) second[i] = along[1];
  across[i] = inwards * spread * Math.sqrt(-2 * Math.log(draw(b.head)));
}

const energyOf = (b: Bodies, i: number): number =>
  ((b.mass[i] as number) / 2) *
  ((b.vx[i] as number) ** 2 + (b.vy[i] as number) ** 2 + (b.vz[i] as number) ** 2);

/**
 * A molecule meets a wall (numbered as SLOT.impulse is). The piston is infinitely heavy and smooth: v' = 2V - v.
 * @param wallTemperature K; absent: the wall is smooth and keeps the energy
 */
export function hitWall(b: Bodies, i: number, wall: number, wallTemperature?: number): void {
  const across = wall < 2 ? b.vx : wall < 4 ? b.vy : b.vz;
  const outwards = wall % 2 === 1 ? 1 : -1;
  const mass = b.mass[i] as number;
  const before = across[i] as number;
  if (wall === 1) {
    const after = 2 * (b.head[SLOT.pistonVelocity] as number) - before;
    across[i] = after;
    add(b.head, SLOT.work, (mass / 2) * (after - before) * (after + before));
  } else if (wallTemperature === undefined) across[i] = -before;
  else {
    const had = energyOf(b, i);
    leaveWarmWall(b, i, across, -outwards, BOLTZMANN * wallTemperature);
    add(b.head, SLOT.heat, energyOf(b, i) - had);
  }
  add(b.head, SLOT.impulse + wall, outwards * mass * (before - (across[i] as number)));
  b.turns[i] = (b.turns[i] as number) + 1;
}
