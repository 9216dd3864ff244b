import { BOLTZMANN } from '../constants/index.js';
import type { Random } from '../model/model.js';
import { createBodies, storeBodies, type Bodies } from './bodies.js';
import type { GasParameters } from './gas-parameters.js';
import { SLOT } from './gas-state.js';

/** Rows of a lattice with room for all, as near to even spacing as the box allows. */
function latticeCounts(count: number, extents: readonly number[], diameter: number): number[] {
  const counts = extents.map(() => 1);
  const spacing = (axis: number): number => (extents[axis] ?? 0) / ((counts[axis] ?? 1) + 1);
  while (counts.reduce((product, n) => product * n, 1) < count) {
    const axis = extents.reduce((best, _, at) => (spacing(at) > spacing(best) ? at : best), 0);
    if (spacing(axis) < diameter) throw new RangeError('The molecules do not fit into the box');
    counts[axis] = (counts[axis] ?? 1) + 1;
  }
  return counts;
}

/** Sites of a lattice in random order, each molecule shifted at random within its own room. */
function placeBodies(b: Bodies, extents: readonly number[], random: Random): void {
  const diameter = 2 * b.largestRadius;
  const counts = latticeCounts(b.count, extents, diameter);
  const sites = Uint32Array.from({ length: counts.reduce((product, n) => product * n, 1) }, (_, at) => at);
  for (let i = 0; i < b.count; i++) {
    const pick = i + Math.floor(random.uniform() * (sites.length - i));
    const site = sites[pick] ?? 0;
    sites[pick] = sites[i] ?? 0;
    let rest = site;
    [b.x, b.y, b.z].slice(0, extents.length).forEach((row, axis) => {
      const n = counts[axis] ?? 1;
      const cell = (extents[axis] ?? 0) / n;
      // A little less than the whole room, lest rounding let two touch.
      const free = (cell - diameter) * 0.999;
      row[i] = ((rest % n) + 0.5) * cell + (random.uniform() - 0.5) * free;
      rest = Math.floor(rest / n);
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
 * A gas at the start: on a shaken lattice, without overlap, at exactly its temperature.
 * @throws RangeError if the molecules do not fit (beyond a packing of about 0.7 of discs, 0.45 of spheres)
 */
export function startGas(p: GasParameters, random: Random): Float64Array {
  const b = createBodies(p);
  placeBodies(b, [p.length, p.height, p.depth].slice(0, p.dimensions), random);
  setVelocities(b, p, random);
  b.head[SLOT.piston] = p.length;
  b.head[SLOT.pistonGoal] = p.length;
  b.head[SLOT.seed] = Math.floor(random.uniform() * 2 ** 32) | 0;
  const state = new Float64Array(SLOT.molecules + 2 * p.dimensions * b.count);
  storeBodies(b, state);
  return state;
}
