import type { Rgb } from '../experiment/pen.js';

/** Floats per vertex: position (3), color and opacity (4), across, half width, along, dash (4). */
export const VERTEX_SIZE = 11;
/** Half width of a shape without edges. */
export const NO_EDGE = 1e6;

/** Triangle strip of several pieces, drawn in one call. All lengths in page pixels. */
export type TriangleStrip = ReturnType<typeof createTriangleStrip>;

/** Creates an empty strip. Its buffer is reused between frames. */
export function createTriangleStrip() {
  let data = new Float32Array(256 * VERTEX_SIZE);
  let count = 0;
  let isNewPiece = true;
  let [red, green, blue, opacity] = [0, 0, 0, 1];

  function reserve(): number {
    if ((count + 3) * VERTEX_SIZE > data.length) {
      const larger = new Float32Array(2 * data.length);
      larger.set(data);
      data = larger;
    }
    return count * VERTEX_SIZE;
  }
  /** Repeats the last vertex: degenerate triangles connect the pieces invisibly. */
  function repeatLast(): void {
    const offset = reserve();
    data.copyWithin(offset, offset - VERTEX_SIZE, offset);
    count++;
  }
  return {
    /** Vertex data; a new array after growth. */
    data: (): Float32Array => data,
    /** Number of vertices. */
    count: (): number => count,
    clear(): void {
      count = 0;
      isNewPiece = true;
    },
    /** Sets color (0 to 255) and opacity of the following vertices. */
    setColor(color: Rgb, nextOpacity: number): void {
      [red, green, blue] = color;
      opacity = nextOpacity;
    },
    /** The next vertex starts a new piece. */
    startPiece: (): void => void (isNewPiece = true),
    /**
     * Adds a vertex: left, top, depth; distance across a line of the given half width, distance along it, and
     * dash length (0 for a solid line).
     */
    addVertex(
      left: number,
      top: number,
      depth: number,
      shade = 1,
      across = 0,
      halfWidth = NO_EDGE,
      along = 0,
      dash = 0,
    ): void {
      const connects = isNewPiece && count > 0;
      if (connects) repeatLast();
      const offset = reserve();
      data[offset] = left;
      data[offset + 1] = top;
      data[offset + 2] = depth;
      data[offset + 3] = (red / 255) * shade;
      data[offset + 4] = (green / 255) * shade;
      data[offset + 5] = (blue / 255) * shade;
      data[offset + 6] = opacity;
      data[offset + 7] = across;
      data[offset + 8] = halfWidth;
      data[offset + 9] = along;
      data[offset + 10] = dash;
      count++;
      isNewPiece = false;
      if (connects) repeatLast();
    },
  };
}
