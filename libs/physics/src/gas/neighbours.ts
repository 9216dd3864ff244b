import type { Bodies } from './bodies.js';

/** The cell of a place given in cells; a rounding error beyond the walls counts as the last cell. */
function cellAt(place: number, cells: number): number {
  const cell = place | 0;
  return cell < 0 ? 0 : cell < cells ? cell : cells - 1;
}

/**
 * The pairs of molecules near one another, found by a grid of cells and kept until somebody has come so far that the list
 * may lack a pair. It holds all pairs that matter whatever it was made from, so results do not depend on its age.
 */
export class Neighbours {
  /** Pairs: the smaller number first. */
  count = 0;
  one = new Int32Array(4096);
  other = new Int32Array(4096);
  /** Each molecule's chain of pairs: `next[2 * pair]` goes on for its first, `next[2 * pair + 1]` for its second. */
  readonly first: Int32Array;
  next = new Int32Array(8192);
  /** How far centres may be apart beyond touching, m, where the list was made. */
  private skin = -1;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly z: Float64Array;
  /** The same places in the order of the seats, so that neighbours in space are neighbours in memory. */
  private readonly seatX: Float64Array;
  private readonly seatY: Float64Array;
  private readonly seatZ: Float64Array;
  private readonly cell: Int32Array;
  private readonly order: Int32Array;
  private start = new Int32Array(0);

  constructor(private readonly b: Bodies) {
    const { count } = b;
    this.first = new Int32Array(count);
    this.cell = new Int32Array(count);
    this.order = new Int32Array(count);
    this.x = new Float64Array(count);
    this.y = new Float64Array(count);
    this.z = new Float64Array(count);
    this.seatX = new Float64Array(count);
    this.seatY = new Float64Array(count);
    this.seatZ = new Float64Array(count);
  }

  /** Sees to it that every pair is listed that can touch while nobody flies farther than `reach` m. */
  cover(reach: number, width: number): void {
    const left = this.skin / 2 - reach;
    if (left >= 0 && this.farthest() <= left * left) return;
    // Half of the skin for the flight ahead; the rest decides how long the list lasts and how long it is.
    this.skin = 2 * reach + Math.max(6 * reach, this.b.largestRadius);
    this.list(width);
  }

  /** Largest square of a way come since the list was made, m². */
  private farthest(): number {
    const { b, x, y, z } = this;
    let most = 0;
    for (let i = 0; i < b.count; i++) {
      const dx = (b.x[i] as number) - (x[i] as number);
      const dy = (b.y[i] as number) - (y[i] as number);
      const dz = (b.z[i] as number) - (z[i] as number);
      const square = dx * dx + dy * dy + dz * dz;
      if (square > most) most = square;
    }
    return most;
  }

  /** Sorts the molecules into cells no narrower than the list reaches, and lists the near pairs. */
  private list(width: number): void {
    const { b, skin, cell, order } = this;
    const { count, radius } = b;
    this.x.set(b.x);
    this.y.set(b.y);
    this.z.set(b.z);
    const size = 2 * b.largestRadius + skin;
    // More cells than molecules would only cost.
    const most = Math.max(1, Math.floor(count ** (1 / b.dimensions) * 2));
    const along = (extent: number): number => Math.max(1, Math.min(most, Math.floor(extent / size)));
    const nx = along(width);
    const ny = along(b.height);
    const nz = b.dimensions === 3 ? along(b.depth) : 1;
    const cells = nx * ny * nz;
    if (this.start.length < cells + 1) this.start = new Int32Array(cells + 1);
    const { start } = this;
    start.fill(0, 0, cells + 1);
    const perX = nx / width;
    const perY = ny / b.height;
    const perZ = nz === 1 ? 0 : nz / b.depth;
    for (let i = 0; i < count; i++) {
      const cx = cellAt((b.x[i] as number) * perX, nx);
      const cy = cellAt((b.y[i] as number) * perY, ny);
      const cz = cellAt((b.z[i] as number) * perZ, nz);
      const at = (cz * ny + cy) * nx + cx;
      cell[i] = at;
      start[at + 1] = (start[at + 1] as number) + 1;
    }
    for (let at = 0; at < cells; at++) start[at + 1] = (start[at + 1] as number) + (start[at] as number);
    for (let i = count - 1; i >= 0; i--) {
      const at = (cell[i] as number) + 1;
      const seat = (start[at] as number) - 1;
      start[at] = seat;
      order[seat] = i;
      this.seatX[seat] = b.x[i] as number;
      this.seatY[seat] = b.y[i] as number;
      this.seatZ[seat] = b.z[i] as number;
    }
    this.count = 0;
    this.first.fill(-1);
    // The ends of the cells have been counted down to their beginnings.
    const begin = (at: number): number => (at + 1 > cells ? count : (start[at + 1] as number));
    for (let seat = 0; seat < count; seat++) {
      const i = order[seat] as number;
      const at = cell[i] as number;
      const cx = at % nx;
      const row = (at - cx) / nx;
      const cy = row % ny;
      const cz = (row - cy) / ny;
      const from = Math.max(cx - 1, 0);
      const to = Math.min(cx + 1, nx - 1) + 1;
      const reach = (radius[i] as number) + skin;
      // Cells of one row stand side by side, so a row of three is one run of seats.
      this.near(i, reach, seat + 1, begin(row * nx + to));
      if (cy + 1 < ny) this.near(i, reach, begin((row + 1) * nx + from), begin((row + 1) * nx + to));
      if (cz + 1 < nz)
        for (let dy = cy > 0 ? -1 : 0; dy <= (cy + 1 < ny ? 1 : 0); dy++) {
          const above = (row + ny + dy) * nx;
          this.near(i, reach, begin(above + from), begin(above + to));
        }
    }
  }

  /** Lists those of a run of seats that are near molecule i. */
  private near(i: number, reach: number, from: number, to: number): void {
    const { b, order, seatX, seatY, seatZ } = this;
    const x = b.x[i] as number;
    const y = b.y[i] as number;
    const z = b.z[i] as number;
    // Nobody is larger than the largest: most are sent away by this alone.
    const widest = (reach + b.largestRadius) ** 2;
    for (let seat = from; seat < to; seat++) {
      const dx = (seatX[seat] as number) - x;
      const dy = (seatY[seat] as number) - y;
      const dz = (seatZ[seat] as number) - z;
      const square = dx * dx + dy * dy + dz * dz;
      if (square >= widest) continue;
      const j = order[seat] as number;
      const within = reach + (b.radius[j] as number);
      if (square < within * within) this.add(i < j ? i : j, i < j ? j : i);
    }
  }

  private add(i: number, j: number): void {
    if (this.count === this.one.length) this.grow();
    const pair = this.count++;
    this.one[pair] = i;
    this.other[pair] = j;
    this.next[2 * pair] = this.first[i] as number;
    this.first[i] = 2 * pair;
    this.next[2 * pair + 1] = this.first[j] as number;
    this.first[j] = 2 * pair + 1;
  }

  private grow(): void {
    const longer = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(2 * old.length);
      array.set(old);
      return array;
    };
    this.one = longer(this.one);
    this.other = longer(this.other);
    this.next = longer(this.next);
  }
}
