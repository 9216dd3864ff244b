import { moleculeCount, type GasParameters } from './gas-parameters.js';
import { OFFSET } from './gas-state.js';

// A local reference: in the vm of the tests each lookup of a global costs more than the square root.
const { sqrt } = Math;
/** The working copy of a kernel: the molecules of a state, one array for each coordinate. */
export interface Bodies {
  readonly count: number;
  readonly dimensions: 2 | 3;
  /** Size of the box along y and z, m. In two dimensions there are no walls along z, and all z are zero. */
  readonly height: number;
  readonly depth: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly vz: Float64Array;
  readonly mass: Float64Array;
  readonly radius: Float64Array;
  readonly largestRadius: number;
  /** Collisions of each molecule, with others and with walls, since the state was loaded. */
  readonly hitCounts: Int32Array;
  /** The part of the state in front of the molecules, by OFFSET. */
  readonly header: Float64Array;
}

/** Advances the molecules of a kernel's working copy by `duration` seconds at constant piston velocity. */
export type GasKernel = (duration: number) => void;

export function createBodies(p: GasParameters): Bodies {
  const count = moleculeCount(p);
  const perMolecule = (value: (index: number) => number): Float64Array =>
    Float64Array.from({ length: count }, (_, i) => value(i));
  const speciesOf = p.gases.flatMap((species) => Array.from({ length: species.count }, () => species));
  const row = (): Float64Array => new Float64Array(count);
  return {
    count,
    dimensions: p.dimensions,
    height: p.height,
    depth: p.depth,
    ...{ x: row(), y: row(), z: row(), vx: row(), vy: row(), vz: row() },
    mass: perMolecule((index) => speciesOf[index]?.mass ?? 0),
    radius: perMolecule((index) => speciesOf[index]?.radius ?? 0),
    largestRadius: Math.max(...p.gases.map(({ radius }) => radius)),
    hitCounts: new Int32Array(count),
    header: new Float64Array(OFFSET.molecules),
  };
}

/** Calls `copy` for each coordinate with its offset in the state and its array. */
function forEachRow(b: Bodies, copy: (offset: number, row: Float64Array) => void): void {
  const { count, x, y, z, vx, vy, vz } = b;
  const rows = b.dimensions === 2 ? [x, y, vx, vy] : [x, y, z, vx, vy, vz];
  rows.forEach((row, index) => copy(OFFSET.molecules + index * count, row));
}

export function loadBodies(b: Bodies, state: Float64Array): void {
  for (let offset = 0; offset < OFFSET.molecules; offset++) b.header[offset] = state[offset] as number;
  forEachRow(b, (offset, row) => {
    for (let i = 0; i < row.length; i++) row[i] = state[offset + i] as number;
  });
}

export function storeBodies(b: Bodies, state: Float64Array): void {
  state.set(b.header);
  forEachRow(b, (offset, row) => state.set(row, offset));
}

/** Free flight of one molecule for `time` seconds (also backwards); its path is counted for the mean free path. */
export function drift(b: Bodies, i: number, time: number): void {
  const vx = b.vx[i] as number;
  const vy = b.vy[i] as number;
  const vz = b.vz[i] as number;
  b.x[i] = (b.x[i] as number) + vx * time;
  b.y[i] = (b.y[i] as number) + vy * time;
  b.z[i] = (b.z[i] as number) + vz * time;
  b.header[OFFSET.pathLength] =
    (b.header[OFFSET.pathLength] as number) + sqrt(vx * vx + vy * vy + vz * vz) * time;
}
