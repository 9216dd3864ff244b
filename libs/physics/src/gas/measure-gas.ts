import { BOLTZMANN } from '../codata/codata.js';
import { moleculeCount, accessibleSpace, type GasParameters } from './gas-parameters.js';
import { GAUGE_BLOCKS, gasFields, OFFSET } from './gas-state.js';

/** Index range of the molecules of one species, end exclusive. */
function rangeOf(p: GasParameters, species?: number): readonly [number, number] {
  if (species === undefined) return [0, moleculeCount(p)];
  const from = p.gases.slice(0, species).reduce((sum, { count }) => sum + count, 0);
  return [from, from + (p.gases[species]?.count ?? 0)];
}

/** Speeds of all molecules, or of one species (its index in `gases`), m/s. */
export function gasSpeeds(state: Float64Array, p: GasParameters, species?: number): Float64Array {
  const count = moleculeCount(p);
  const base = OFFSET.molecules + p.dimensions * count;
  const [from, to] = rangeOf(p, species);
  return Float64Array.from({ length: to - from }, (_, index) => {
    let square = 0;
    for (let axis = 0; axis < p.dimensions; axis++)
      square += (state[base + axis * count + from + index] ?? 0) ** 2;
    return Math.sqrt(square);
  });
}

/** Kinetic energy, the only energy of hard balls, of all molecules or of one species, J. */
export function gasEnergy(state: Float64Array, p: GasParameters, species?: number): number {
  const speciesIndices = species === undefined ? p.gases.map((_, index) => index) : [species];
  return speciesIndices.reduce(
    (sum, index) =>
      sum +
      gasSpeeds(state, p, index).reduce((part, v) => part + v * v, 0) * ((p.gases[index]?.mass ?? 0) / 2),
    0,
  );
}

/** Temperature from the mean kinetic energy, dimensions / 2 · k T for each molecule, K. */
export function gasTemperature(state: Float64Array, p: GasParameters, species?: number): number {
  const [from, to] = rangeOf(p, species);
  return (2 * gasEnergy(state, p, species)) / (p.dimensions * Math.max(1, to - from) * BOLTZMANN);
}

/** Volume of the gas law, m³: accessible to the centres of the balls (see `accessibleSpace`). */
export function gasVolume(state: Float64Array, p: GasParameters): number {
  return accessibleSpace(p, gasFields(state).piston).volume;
}

/**
 * Pressure on the walls, Pa: momentum transferred per area and time in the last complete blocks of the gauge (20 at most),
 * and its standard error from the scatter of the blocks. Before the first block is complete its present part is used; with
 * fewer than two blocks the error is infinite.
 *
 * The centres of balls stay one radius away from the walls, so in a box of width L the pressure is larger than in an
 * infinite gas of the same mean density, by a fraction of about 2 radius / L.
 */
export function gasPressure(state: Float64Array): { readonly value: number; readonly error: number } {
  const blocks = state[OFFSET.blockCount] ?? 0;
  const stored = Math.min(blocks, GAUGE_BLOCKS);
  // The incomplete block has replaced the oldest one.
  const open = blocks >= GAUGE_BLOCKS && (state[OFFSET.blockTime] ?? 0) > 0 ? blocks % GAUGE_BLOCKS : -1;
  let [impulse, areaTime, sum, squares, n] = [0, 0, 0, 0, 0];
  for (let block = 0; block < Math.max(1, stored); block++) {
    if (block === open) continue;
    const j = state[OFFSET.blockImpulse + block] ?? 0;
    const blockAreaTime = state[OFFSET.blockAreaTime + block] ?? 0;
    if (blockAreaTime === 0) continue;
    impulse += j;
    areaTime += blockAreaTime;
    sum += j / blockAreaTime;
    squares += (j / blockAreaTime) ** 2;
    n++;
  }
  const value = areaTime > 0 ? impulse / areaTime : 0;
  const scatter = n > 1 ? Math.max(0, squares - (sum * sum) / n) / (n - 1) : Infinity;
  return { value, error: Math.sqrt(scatter / Math.max(1, n)) };
}

/** Number of blocks that the pressure gauge averages over: 20 at most. */
export const gaugeBlockCount = (state: Float64Array): number =>
  Math.min(state[OFFSET.blockCount] ?? 0, GAUGE_BLOCKS);

/** Impulse on all walls since the start, N·s. */
export function wallImpulse(state: Float64Array): number {
  let sum = 0;
  for (let wall = 0; wall < 6; wall++) sum += state[OFFSET.impulse + wall] as number;
  return sum;
}

/** Clears the pressure gauge, after a change that invalidates its blocks. */
export function resetPressureGauge(state: Float64Array): void {
  state.fill(0, OFFSET.blockTime, OFFSET.molecules);
}

/** Mean free path since the start, m; infinite before the first collision. */
export function meanFreePath(state: Float64Array): number {
  const { collisions, pathLength } = gasFields(state);
  return collisions > 0 ? pathLength / (2 * collisions) : Infinity;
}

/** Histogram of speeds in `bins` equal bins from 0 to `maxSpeed` m/s, without faster ones. */
export function speedHistogram(speeds: Float64Array, bins: number, maxSpeed: number): Uint32Array {
  const histogram = new Uint32Array(bins);
  for (const speed of speeds) {
    const bin = Math.floor((speed / maxSpeed) * bins);
    if (bin < bins) histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  return histogram;
}
