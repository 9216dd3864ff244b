import { BOLTZMANN } from '../constants/index.js';
import { moleculeCount, reachedRoom, type GasParameters } from './gas-parameters.js';
import { GAUGE_BLOCKS, SLOT } from './gas-state.js';

/** The numbers of the molecules of one species: from, and up to but without. */
function rangeOf(p: GasParameters, species?: number): readonly [number, number] {
  if (species === undefined) return [0, moleculeCount(p)];
  const from = p.gases.slice(0, species).reduce((sum, { count }) => sum + count, 0);
  return [from, from + (p.gases[species]?.count ?? 0)];
}

/** Speeds of all molecules, or of those of one species (its place in `gases`), m/s. */
export function gasSpeeds(state: Float64Array, p: GasParameters, species?: number): Float64Array {
  const count = moleculeCount(p);
  const base = SLOT.molecules + p.dimensions * count;
  const [from, to] = rangeOf(p, species);
  return Float64Array.from({ length: to - from }, (_, index) => {
    let square = 0;
    for (let axis = 0; axis < p.dimensions; axis++)
      square += (state[base + axis * count + from + index] ?? 0) ** 2;
    return Math.sqrt(square);
  });
}

/** Kinetic energy, which is all the energy hard balls have, J. Of one species, if one is given. */
export function gasEnergy(state: Float64Array, p: GasParameters, species?: number): number {
  const kinds = species === undefined ? p.gases.map((_, index) => index) : [species];
  return kinds.reduce(
    (sum, kind) =>
      sum + gasSpeeds(state, p, kind).reduce((part, v) => part + v * v, 0) * ((p.gases[kind]?.mass ?? 0) / 2),
    0,
  );
}

/** Temperature by the mean kinetic energy, dimensions / 2 · k T for each molecule, K. */
export function gasTemperature(state: Float64Array, p: GasParameters, species?: number): number {
  const [from, to] = rangeOf(p, species);
  return (2 * gasEnergy(state, p, species)) / (p.dimensions * Math.max(1, to - from) * BOLTZMANN);
}

/** The volume that the centres of the balls can reach, m³: the one the gas law means (see `reachedRoom`). */
export function gasVolume(state: Float64Array, p: GasParameters): number {
  return reachedRoom(p, state[SLOT.piston] ?? 0).volume;
}

/**
 * Pressure as the walls feel it, Pa: momentum they received per area and time in the last whole blocks of the gauge (20
 * at most), and its standard error from the scatter of the blocks. Before the first block ends it is that of the part so
 * far; with less than two blocks the error is infinite.
 *
 * Ball centres come no nearer to a wall than a radius, so in a box of width L it is larger than in an endless gas of the
 * same mean density by about a part 2 radius / L.
 */
export function gasPressure(state: Float64Array): { readonly value: number; readonly error: number } {
  const blocks = state[SLOT.blocks] ?? 0;
  const kept = Math.min(blocks, GAUGE_BLOCKS);
  // The block under way has taken the place of the oldest.
  const open = blocks >= GAUGE_BLOCKS && (state[SLOT.blockTime] ?? 0) > 0 ? blocks % GAUGE_BLOCKS : -1;
  let [impulse, areaTime, sum, squares, n] = [0, 0, 0, 0, 0];
  for (let block = 0; block < Math.max(1, kept); block++) {
    if (block === open) continue;
    const j = state[SLOT.blockImpulse + block] ?? 0;
    const at = state[SLOT.blockAreaTime + block] ?? 0;
    if (at === 0) continue;
    impulse += j;
    areaTime += at;
    sum += j / at;
    squares += (j / at) ** 2;
    n++;
  }
  const value = areaTime > 0 ? impulse / areaTime : 0;
  const scatter = n > 1 ? Math.max(0, squares - (sum * sum) / n) / (n - 1) : Infinity;
  return { value, error: Math.sqrt(scatter / Math.max(1, n)) };
}

/** Begins the pressure anew, after a change that makes the blocks before it meaningless. */
export function resetGauge(state: Float64Array): void {
  state.fill(0, SLOT.blockTime, SLOT.molecules);
}

/** Mean way between two collisions of one molecule with others since the start, m; infinite before the first. */
export function meanFreePath(state: Float64Array): number {
  const collisions = state[SLOT.collisions] ?? 0;
  return collisions > 0 ? (state[SLOT.path] ?? 0) / (2 * collisions) : Infinity;
}

/** How many speeds fall into each of `bins` even bins from 0 to `most` m/s; faster ones are left out. */
export function speedHistogram(speeds: Float64Array, bins: number, most: number): Uint32Array {
  const histogram = new Uint32Array(bins);
  for (const speed of speeds) {
    const bin = Math.floor((speed / most) * bins);
    if (bin < bins) histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  return histogram;
}
