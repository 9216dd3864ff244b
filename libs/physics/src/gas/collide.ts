import { BOLTZMANN } from '../codata/codata.js';
import type { Bodies } from './bodies.js';
import { counterRandom } from './counter-random.js';
import { OFFSET } from './gas-state.js';

const add = (header: Float64Array, offset: number, amount: number): void => {
  header[offset] = (header[offset] as number) + amount;
};

/** Elastic collision of two smooth balls in contact: momentum is exchanged along the line of centres. */
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
  const factor = (2 * approach) / ((dx * dx + dy * dy + dz * dz) * (mi + mj));
  const changeI = factor * mj;
  const changeJ = factor * mi;
  vx[i] = (vx[i] as number) - changeI * dx;
  vy[i] = (vy[i] as number) - changeI * dy;
  vz[i] = (vz[i] as number) - changeI * dz;
  vx[j] = (vx[j] as number) + changeJ * dx;
  vy[j] = (vy[j] as number) + changeJ * dy;
  vz[j] = (vz[j] as number) + changeJ * dz;
  b.hitCounts[i] = (b.hitCounts[i] as number) + 1;
  b.hitCounts[j] = (b.hitCounts[j] as number) + 1;
  add(b.header, OFFSET.collisions, 1);
}

/** The next random number of the state. */
function draw(header: Float64Array): number {
  const count = header[OFFSET.randomDraws] as number;
  header[OFFSET.randomDraws] = count + 1;
  return counterRandom(header[OFFSET.seed] as number, count);
}

/**
 * Diffuse reflection with full accommodation at a wall of temperature T: the normal velocity has the density
 * v exp(-m v² / 2kT), the tangential ones are Gaussian, as if the molecule came from a gas behind the wall.
 */
function reflectDiffusely(b: Bodies, i: number, normal: Float64Array, inwardSign: number, kT: number): void {
  const thermalSpeed = Math.sqrt(kT / (b.mass[i] as number));
  const speed = thermalSpeed * Math.sqrt(-2 * Math.log(draw(b.header)));
  const angle = 2 * Math.PI * draw(b.header);
  const tangential = [speed * Math.cos(angle), speed * Math.sin(angle)] as const;
  const first = normal === b.vx ? b.vy : b.vx;
  const second = normal === b.vz ? b.vy : b.vz;
  first[i] = tangential[0];
  if (b.dimensions === 3) second[i] = tangential[1];
  normal[i] = inwardSign * thermalSpeed * Math.sqrt(-2 * Math.log(draw(b.header)));
}

const energyOf = (b: Bodies, i: number): number =>
  ((b.mass[i] as number) / 2) *
  ((b.vx[i] as number) ** 2 + (b.vy[i] as number) ** 2 + (b.vz[i] as number) ** 2);

/**
 * Collision with a wall, numbered as in OFFSET.impulse. The piston is smooth and of infinite mass: v' = 2V - v.
 * @param wallTemperature K; default: a smooth wall that conserves the energy
 */
export function hitWall(b: Bodies, i: number, wall: number, wallTemperature?: number): void {
  const normal = wall < 2 ? b.vx : wall < 4 ? b.vy : b.vz;
  const outwardSign = wall % 2 === 1 ? 1 : -1;
  const mass = b.mass[i] as number;
  const before = normal[i] as number;
  if (wall === 1) {
    const after = 2 * (b.header[OFFSET.pistonVelocity] as number) - before;
    normal[i] = after;
    add(b.header, OFFSET.work, (mass / 2) * (after - before) * (after + before));
  } else if (wallTemperature === undefined) normal[i] = -before;
  else {
    const energyBefore = energyOf(b, i);
    reflectDiffusely(b, i, normal, -outwardSign, BOLTZMANN * wallTemperature);
    add(b.header, OFFSET.heat, energyOf(b, i) - energyBefore);
  }
  add(b.header, OFFSET.impulse + wall, outwardSign * mass * (before - (normal[i] as number)));
  b.hitCounts[i] = (b.hitCounts[i] as number) + 1;
}
