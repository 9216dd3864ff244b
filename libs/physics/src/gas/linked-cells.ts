import type { Bodies } from './bodies.js';

// Local references: in the vm of the tests each lookup of a global costs more than the arithmetic.
const { max, min } = Math;

/**
 * Linked-cell lists (Hockney and Eastwood, Computer Simulation Using Particles, 1981, 8-4): cells so wide that only
 * molecules of neighbouring cells can touch. The molecules of a cell form a linked list, because they change cells one at
 * a time.
 */
export class LinkedCells {
  /** Time to the crossing that `nextCrossing` found, s. */
  crossingTime = Infinity;
  private readonly counts: [number, number, number] = [1, 1, 1];
  private readonly sizes: [number, number, number] = [1, 1, 1];
  /** Cell of each molecule, three indices for each. */
  private readonly cells: Int32Array;
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  private first = new Int32Array(1);
  private readonly positions: readonly Float64Array[];
  private readonly velocities: readonly Float64Array[];

  constructor(private readonly b: Bodies) {
    this.cells = new Int32Array(3 * b.count);
    this.next = new Int32Array(b.count);
    this.previous = new Int32Array(b.count);
    this.positions = [b.x, b.y, b.z];
    this.velocities = [b.vx, b.vy, b.vz];
  }

  /** Assigns all molecules to the cells of a box that is `width` m long. */
  fill(width: number): void {
    const { b, counts, sizes } = this;
    const maxCount = max(1, Math.floor(b.count ** (1 / b.dimensions) * 2));
    [width, b.height, b.depth].forEach((extent, axis) => {
      const fitting = min(maxCount, Math.floor(extent / (2 * b.largestRadius)));
      counts[axis] = axis === 2 && b.dimensions === 2 ? 1 : max(1, fitting);
      sizes[axis] = extent / counts[axis];
    });
    this.first = new Int32Array(counts[0] * counts[1] * counts[2]).fill(-1);
    for (let i = 0; i < b.count; i++) {
      for (let axis = 0; axis < 3; axis++) {
        const cell = Math.floor((this.positions[axis]?.[i] as number) / (sizes[axis] as number));
        this.cells[3 * i + axis] = max(0, min((counts[axis] as number) - 1, cell));
      }
      this.insert(i);
    }
  }

  /**
   * The next cell face that molecule i crosses: 2 · axis, plus 1 in the positive direction; -1 for none. The position of
   * the molecule must be up to date.
   */
  nextCrossing(i: number): number {
    let face = -1;
    this.crossingTime = Infinity;
    for (let axis = 0; axis < this.b.dimensions; axis++) {
      const v = this.velocities[axis]?.[i] as number;
      const positive = v > 0 ? 1 : 0;
      const borderIndex = (this.cells[3 * i + axis] as number) + positive;
      // The outermost cells are unbounded: there the wall comes first.
      if (v === 0 || borderIndex === 0 || borderIndex === this.counts[axis]) continue;
      const border = borderIndex * (this.sizes[axis] as number);
      const time = max(0, (border - (this.positions[axis]?.[i] as number)) / v);
      if (time < this.crossingTime) {
        this.crossingTime = time;
        face = 2 * axis + positive;
      }
    }
    return face;
  }

  /** Calls `visit` for all molecules in the cell of i and in the neighbouring cells. */
  forEachNeighbour(i: number, visit: (j: number) => void): void {
    this.visitBlock(i, -1, 0, visit);
  }

  /** Moves i through a face to the next cell and calls `visit` for all molecules of cells that become neighbours. */
  cross(i: number, face: number, visit: (j: number) => void): void {
    const axis = face >> 1;
    const step = face % 2 === 1 ? 1 : -1;
    this.remove(i);
    this.cells[3 * i + axis] = (this.cells[3 * i + axis] as number) + step;
    this.insert(i);
    this.visitBlock(i, axis, step, visit);
  }

  /** Visits the cells around i; with an axis, only the layer on its side `step`. */
  private visitBlock(i: number, axis: number, step: number, visit: (j: number) => void): void {
    const [nx, ny, nz] = this.counts;
    const from = (a: number): number => (this.cells[3 * i + a] as number) + (a === axis ? step : -1);
    const to = (a: number): number => (this.cells[3 * i + a] as number) + (a === axis ? step : 1);
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
    const along = (axis: number): number => this.cells[3 * i + axis] as number;
    return (along(2) * ny + along(1)) * nx + along(0);
  }

  private insert(i: number): void {
    const cell = this.cellOf(i);
    const first = this.first[cell] as number;
    this.next[i] = first;
    this.previous[i] = -1;
    if (first >= 0) this.previous[first] = i;
    this.first[cell] = i;
  }

  private remove(i: number): void {
    const next = this.next[i] as number;
    const previous = this.previous[i] as number;
    if (previous >= 0) this.next[previous] = next;
    else this.first[this.cellOf(i)] = next;
    if (next >= 0) this.previous[next] = previous;
  }
}
