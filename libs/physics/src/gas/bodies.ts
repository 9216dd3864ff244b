import { moleculeCount, type GasParameters } from './gas-parameters.js';
import { SLOT } from './gas-state.js';

// Bound once: where globals are looked up through a proxy (tests in a vm), each look costs more than the root itself.
const { sqrt } = Math;
/** The molecules of a state on the bench of a kernel: one array for each coordinate. */
export interface Bodies {
  readonly count: number;
  readonly dimensions: 2 | 3;
  /** Size of the box along y and z, m. In two dimensions z is without walls, and all z are zero. */
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
  /** How often each has changed course since it was laid out. */
  readonly turns: Int32Array;
  /** What of the state is not of one molecule; its places are those of SLOT. */
  readonly head: Float64Array;
}

/** Room for the molecules of a gas. */
export function createBodies(p: GasParameters): Bodies {
  const count = moleculeCount(p);
  const each = (value: (index: number) => number): Float64Array =>
    Float64Array.from({ length: count }, (_, i) => value(i));
  const kinds = p.gases.flatMap((species) => Array.from({ length: species.count }, () => species));
  const row = (): Float64Array => new Float64Array(count);
  return {
    count,
    dimensions: p.dimensions,
    height: p.height,
    depth: p.depth,
    ...{ x: row(), y: row(), z: row(), vx: row(), vy: row(), vz: row() },
    mass: each((index) => kinds[index]?.mass ?? 0),
    radius: each((index) => kinds[index]?.radius ?? 0),
    largestRadius: Math.max(...p.gases.map(({ radius }) => radius)),
    turns: new Int32Array(count),
    head: new Float64Array(SLOT.molecules),
  };
}

/** Between a state and the bench: `copy(from the state's place, row)` for each coordinate. */
function eachRow(b: Bodies, copy: (at: number, row: Float64Array) => void): void {
  const { count } = b;
  const flat = b.dimensions === 2;
  let at: number = SLOT.molecules;
  copy(at, b.x);
  copy((at += count), b.y);
  if (!flat) copy((at += count), b.z);
  copy((at += count), b.vx);
  copy((at += count), b.vy);
  if (!flat) copy(at + count, b.vz);
}

/** Lays a state out. */
export function loadBodies(b: Bodies, state: Float64Array): void {
  for (let slot = 0; slot < SLOT.molecules; slot++) b.head[slot] = state[slot] as number;
  eachRow(b, (at, row) => {
    for (let i = 0; i < row.length; i++) row[i] = state[at + i] as number;
  });
}

/** Puts it back. */
export function storeBodies(b: Bodies, state: Float64Array): void {
  state.set(b.head);
  eachRow(b, (at, row) => state.set(row, at));
}

/** Free flight of one molecule for `time` seconds (also backwards); its path counts for the mean free path. */
export function drift(b: Bodies, i: number, time: number): void {
  const vx = b.vx[i] as number;
  const vy = b.vy[i] as number;
  const vz = b.vz[i] as number;
  b.x[i] = (b.x[i] as number) + vx * time;
  b.y[i] = (b.y[i] as number) + vy * time;
  b.z[i] = (b.z[i] as number) + vz * time;
  b.head[SLOT.path] = (b.head[SLOT.path] as number) + sqrt(vx * vx + vy * vy + vz * vz) * time;
}
