import type { Bodies } from './bodies.js';

// Bound once: where globals are looked up through a proxy (tests in a vm), each look costs more than the root itself.
const { max, min } = Math;
/**
 * Cells wide enough that only molecules of neighbouring cells can touch; who is in which is kept as chains, because
 * molecules change cells one at a time.
 */
export class CellChains {
  /** Seconds until the change that `nextChange` found. */
  until = Infinity;
  private readonly counts: [number, number, number] = [1, 1, 1];
  private readonly sizes: [number, number, number] = [1, 1, 1];
  /** Where each molecule is, three numbers for each. */
  private readonly place: Int32Array;
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  private first = new Int32Array(1);
  private readonly places: readonly Float64Array[];
  private readonly velocities: readonly Float64Array[];

  constructor(private readonly b: Bodies) {
    this.place = new Int32Array(3 * b.count);
    this.next = new Int32Array(b.count);
    this.previous = new Int32Array(b.count);
    this.places = [b.x, b.y, b.z];
    this.velocities = [b.vx, b.vy, b.vz];
  }

  /** Sorts all molecules into the cells of a box that is `width` m long. */
  fill(width: number): void {
    const { b, counts, sizes } = this;
    const most = max(1, Math.floor(b.count ** (1 / b.dimensions) * 2));
    [width, b.height, b.depth].forEach((extent, axis) => {
      const fit = min(most, Math.floor(extent / (2 * b.largestRadius)));
      counts[axis] = axis === 2 && b.dimensions === 2 ? 1 : max(1, fit);
      sizes[axis] = extent / counts[axis];
    });
    this.first = new Int32Array(counts[0] * counts[1] * counts[2]).fill(-1);
    for (let i = 0; i < b.count; i++) {
      for (let axis = 0; axis < 3; axis++) {
        const at = Math.floor((this.places[axis]?.[i] as number) / (sizes[axis] as number));
        this.place[3 * i + axis] = max(0, min((counts[axis] as number) - 1, at));
      }
      this.enter(i);
    }
  }

  /** The next border molecule i will cross: 2 · axis, one more if upwards; -1 if it stays. It must be up to date. */
  nextChange(i: number): number {
    let way = -1;
    this.until = Infinity;
    for (let axis = 0; axis < this.b.dimensions; axis++) {
      const v = this.velocities[axis]?.[i] as number;
      const up = v > 0 ? 1 : 0;
      const at = (this.place[3 * i + axis] as number) + up;
      // The outermost cells have no end: there the wall comes first.
      if (v === 0 || at === 0 || at === this.counts[axis]) continue;
      const border = at * (this.sizes[axis] as number);
      const until = max(0, (border - (this.places[axis]?.[i] as number)) / v);
      if (until < this.until) {
        this.until = until;
        way = 2 * axis + up;
      }
    }
    return way;
  }

  /** Calls `visit` for everybody in the cell of i and in those around it. */
  around(i: number, visit: (j: number) => void): void {
    this.visitBlock(i, -1, 0, visit);
  }

  /** Moves i to the next cell, and calls `visit` for everybody whose cell has become a neighbour by that. */
  change(i: number, way: number, visit: (j: number) => void): void {
    const axis = way >> 1;
    const step = way % 2 === 1 ? 1 : -1;
    this.leave(i);
    this.place[3 * i + axis] = (this.place[3 * i + axis] as number) + step;
    this.enter(i);
    this.visitBlock(i, axis, step, visit);
  }

  /** The cells around i; with an axis, only the layer on the side `step` of it. */
  private visitBlock(i: number, axis: number, step: number, visit: (j: number) => void): void {
    const [nx, ny, nz] = this.counts;
    const from = (a: number): number => (this.place[3 * i + a] as number) + (a === axis ? step : -1);
    const to = (a: number): number => (this.place[3 * i + a] as number) + (a === axis ? step : 1);
    const [x0, x1] = [max(0, from(0)), min(nx - 1, to(0))];
    const [y0, y1] = [max(0, from(1)), min(ny - 1, to(1))];
    const [z0, z1] = [max(0, from(2)), min(nz - 1, to(2))];
    for (let cz = z0; cz <= z1; cz++)
      for (let cy = y0; cy <= y1; cy++)
        for (let cx = x0; cx <= x1; cx++)
          for (let j = this.first[(cz * ny + cy) * nx + cx] as number; j >= 0; j = this.next[j] as number)
            visit(j);
  }

  private cellOf(i: number): number {
    const [nx, ny] = this.counts;
    const [cx, cy, cz] = [this.place[3 * i], this.place[3 * i + 1], this.place[3 * i + 2]] as [
      number,
      number,
      number,
    ];
    return (cz * ny + cy) * nx + cx;
  }

  private enter(i: number): void {
    const cell = this.cellOf(i);
    const head = this.first[cell] as number;
    this.next[i] = head;
    this.previous[i] = -1;
    if (head >= 0) this.previous[head] = i;
    this.first[cell] = i;
  }

  private leave(i: number): void {
    const next = this.next[i] as number;
    const previous = this.previous[i] as number;
    if (previous >= 0) this.next[previous] = next;
    else this.first[this.cellOf(i)] = next;
    if (next >= 0) this.previous[next] = previous;
  }
}
