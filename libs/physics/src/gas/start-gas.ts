import { BOLTZMANN } from '../codata/codata.js';
import type { Random } from '../model/model.js';
import { createBodies, storeBodies, type Bodies } from './bodies.js';
import type { GasParameters } from './gas-parameters.js';
import { OFFSET } from './gas-state.js';

/** Sites of a lattice along each axis: enough for all molecules, with nearly equal spacing. */
function latticeCounts(count: number, extents: readonly number[], diameter: number): number[] {
  const counts = extents.map(() => 1);
  const spacing = (axis: number): number => (extents[axis] ?? 0) / ((counts[axis] ?? 1) + 1);
  while (counts.reduce((product, n) => product * n, 1) < count) {
    const axis = extents.reduce((widest, _, index) => (spacing(index) > spacing(widest) ? index : widest), 0);
    if (spacing(axis) < diameter) throw new RangeError('The molecules do not fit into the box');
    counts[axis] = (counts[axis] ?? 1) + 1;
  }
  return counts;
}

/** Places molecules on random lattice sites, each shifted at random within its cell. */
function placeBodies(b: Bodies, extents: readonly number[], random: Random): void {
  const diameter = 2 * b.largestRadius;
  const counts = latticeCounts(b.count, extents, diameter);
  const sites = Uint32Array.from({ length: counts.reduce((product, n) => product * n, 1) }, (_, at) => at);
  for (let i = 0; i < b.count; i++) {
    const chosen = i + Math.floor(random.uniform() * (sites.length - i));
    const site = sites[chosen] ?? 0;
    sites[chosen] = sites[i] ?? 0;
    let index = site;
    [b.x, b.y, b.z].slice(0, extents.length).forEach((row, axis) => {
      const n = counts[axis] ?? 1;
      const cell = (extents[axis] ?? 0) / n;
      // Slightly less than the whole gap, so that rounding does not make two molecules touch.
      const gap = (cell - diameter) * 0.999;
      row[i] = ((index % n) + 0.5) * cell + (random.uniform() - 0.5) * gap;
      index = Math.floor(index / n);
    });
  }
}

function setVelocities(b: Bodies, p: GasParameters, random: Random): void {
  const kT = BOLTZMANN * p.temperature;
  let energy = 0;
  for (let i = 0; i < b.count; i++) {
    const [x, y, z] = [random.normal(), random.normal(), p.dimensions === 3 ? random.normal() : 0];
    const square = x * x + y * y + z * z;
    const mass = b.mass[i] ?? 1;
    const scale = Math.sqrt((kT / mass) * (p.velocities === 'equal' ? p.dimensions / square : 1));
    b.vx[i] = x * scale;
    b.vy[i] = y * scale;
    b.vz[i] = z * scale;
    energy += (mass / 2) * square * scale * scale;
  }
  const scale = energy > 0 ? Math.sqrt((p.dimensions * b.count * kT) / 2 / energy) : 1;
  for (const row of [b.vx, b.vy, b.vz]) for (let i = 0; i < b.count; i++) row[i] = (row[i] ?? 0) * scale;
}

/**
 * Initial state of a gas: on a randomised lattice without overlap, at exactly its temperature.
 * @throws RangeError if the molecules do not fit (above a packing of about 0.7 for discs, 0.45 for spheres)
 */
export function startGas(p: GasParameters, random: Random): Float64Array {
  const b = createBodies(p);
  placeBodies(b, [p.length, p.height, p.depth].slice(0, p.dimensions), random);
  setVelocities(b, p, random);
  b.header[OFFSET.piston] = p.length;
  b.header[OFFSET.pistonTarget] = p.length;
  b.header[OFFSET.seed] = Math.floor(random.uniform() * 2 ** 32) | 0;
  const state = new Float64Array(OFFSET.molecules + 2 * p.dimensions * b.count);
  storeBodies(b, state);
  return state;
}
