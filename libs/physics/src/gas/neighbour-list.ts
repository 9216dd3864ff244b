import type { Bodies } from './bodies.js';

/** The cell of a coordinate in units of cells; rounding errors beyond the walls count as the outermost cell. */
function cellAt(coordinate: number, cells: number): number {
  const cell = coordinate | 0;
  return cell < 0 ? 0 : cell < cells ? cell : cells - 1;
}

/**
 * A Verlet neighbour list (Allen and Tildesley, Computer Simulation of Liquids, 5.3): the pairs of near molecules, found
 * with a grid of cells and kept until a molecule has moved so far that a pair may be missing. It always contains every
 * pair that can collide, so results do not depend on its age.
 */
export class NeighbourList {
  /** Number of pairs. */
  count = 0;
  /** First and second molecule of each pair, the smaller number first. */
  one = new Int32Array(4096);
  other = new Int32Array(4096);
  /** Linked list of the pairs of each molecule: `next[2 * pair]` for its first, `next[2 * pair + 1]` for its second. */
  readonly first: Int32Array;
  next = new Int32Array(8192);
  /** Largest distance of the surfaces of a listed pair, m. */
  private skin = -1;
  /** Positions when the list was built. */
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly z: Float64Array;
  /** The same positions sorted by cell, so that neighbours in space are neighbours in memory. */
  private readonly sortedX: Float64Array;
  private readonly sortedY: Float64Array;
  private readonly sortedZ: Float64Array;
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
    this.sortedX = new Float64Array(count);
    this.sortedY = new Float64Array(count);
    this.sortedZ = new Float64Array(count);
  }

  /** Rebuilds the list if pairs could be missing while molecules move by up to `reach` m. */
  update(reach: number, width: number): void {
    const allowed = this.skin / 2 - reach;
    if (allowed >= 0 && this.largestShiftSquare() <= allowed * allowed) return;
    // 2 · reach covers the next step; the rest trades the lifetime of the list against its length.
    this.skin = 2 * reach + Math.max(6 * reach, this.b.largestRadius);
    this.build(width);
  }

  /** Largest squared displacement since the list was built, m². */
  private largestShiftSquare(): number {
    const { b, x, y, z } = this;
    let largest = 0;
    for (let i = 0; i < b.count; i++) {
      const dx = (b.x[i] as number) - (x[i] as number);
      const dy = (b.y[i] as number) - (y[i] as number);
      const dz = (b.z[i] as number) - (z[i] as number);
      const square = dx * dx + dy * dy + dz * dz;
      if (square > largest) largest = square;
    }
    return largest;
  }

  /** Sorts the molecules into cells at least as wide as the range of the list (counting sort), and lists near pairs. */
  private build(width: number): void {
    const { b, skin, cell, order } = this;
    const { count, radius } = b;
    this.x.set(b.x);
    this.y.set(b.y);
    this.z.set(b.z);
    const size = 2 * b.largestRadius + skin;
    // More cells than molecules bring no gain.
    const maxCells = Math.max(1, Math.floor(count ** (1 / b.dimensions) * 2));
    const along = (extent: number): number => Math.max(1, Math.min(maxCells, Math.floor(extent / size)));
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
      const cellIndex = (cz * ny + cy) * nx + cx;
      cell[i] = cellIndex;
      start[cellIndex + 1] = (start[cellIndex + 1] as number) + 1;
    }
    for (let cellIndex = 0; cellIndex < cells; cellIndex++)
      start[cellIndex + 1] = (start[cellIndex + 1] as number) + (start[cellIndex] as number);
    for (let i = count - 1; i >= 0; i--) {
      const cellIndex = (cell[i] as number) + 1;
      const index = (start[cellIndex] as number) - 1;
      start[cellIndex] = index;
      order[index] = i;
      this.sortedX[index] = b.x[i] as number;
      this.sortedY[index] = b.y[i] as number;
      this.sortedZ[index] = b.z[i] as number;
    }
    this.count = 0;
    this.first.fill(-1);
    // The sort has decremented the end of each cell to its start.
    const startOf = (cellIndex: number): number =>
      cellIndex + 1 > cells ? count : (start[cellIndex + 1] as number);
    for (let index = 0; index < count; index++) {
      const i = order[index] as number;
      const cellIndex = cell[i] as number;
      const cx = cellIndex % nx;
      const row = (cellIndex - cx) / nx;
      const cy = row % ny;
      const cz = (row - cy) / ny;
      const from = Math.max(cx - 1, 0);
      const to = Math.min(cx + 1, nx - 1) + 1;
      const reach = (radius[i] as number) + skin;
      // Three neighbouring cells of a row are contiguous in the sorted order.
      this.addNear(i, reach, index + 1, startOf(row * nx + to));
      if (cy + 1 < ny) this.addNear(i, reach, startOf((row + 1) * nx + from), startOf((row + 1) * nx + to));
      if (cz + 1 < nz)
        for (let dy = cy > 0 ? -1 : 0; dy <= (cy + 1 < ny ? 1 : 0); dy++) {
          const above = (row + ny + dy) * nx;
          this.addNear(i, reach, startOf(above + from), startOf(above + to));
        }
    }
  }

  /** Adds the pairs of molecule i with the near ones of a range of the sorted order. */
  private addNear(i: number, reach: number, from: number, to: number): void {
    const { b, order, sortedX, sortedY, sortedZ } = this;
    const x = b.x[i] as number;
    const y = b.y[i] as number;
    const z = b.z[i] as number;
    // The largest radius gives a cheap test that rejects most molecules.
    const maxSquare = (reach + b.largestRadius) ** 2;
    for (let index = from; index < to; index++) {
      const dx = (sortedX[index] as number) - x;
      const dy = (sortedY[index] as number) - y;
      const dz = (sortedZ[index] as number) - z;
      const square = dx * dx + dy * dy + dz * dz;
      if (square >= maxSquare) continue;
      const j = order[index] as number;
      const cutoff = reach + (b.radius[j] as number);
      if (square < cutoff * cutoff) this.add(i < j ? i : j, i < j ? j : i);
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
    const enlarged = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(2 * old.length);
      array.set(old);
      return array;
    };
    this.one = enlarged(this.one);
    this.other = enlarged(this.other);
    this.next = enlarged(this.next);
  }
}
