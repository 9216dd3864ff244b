/** Floats per vertex: position (3), color and opacity (4), across, half width, along, dash (4). */
export const VERTEX_SIZE = 11;
/** Half width of a shape without edges. */
export const NO_EDGE = 1e6;

/** Triangle strip of several pieces, drawn in one call. All lengths in page pixels. */
export interface TriangleStrip {
  /** Vertex data; a new array after growth. */
  data: () => Float32Array;
  /** Number of vertices. */
  count: () => number;
  clear: () => void;
  /** Sets color (0 to 255) and opacity of the following vertices. */
  setColor: (color: readonly [number, number, number], opacity: number) => void;
  /** The next vertex starts a new piece. */
  startPiece: () => void;
  /**
   * Adds a vertex: left, top, depth; distance across a line of the given half width, distance along it, and
   * dash length (0 for a solid line).
   */
  addVertex: (
    left: number,
    top: number,
    depth: number,
    shade?: number,
    across?: number,
    halfWidth?: number,
    along?: number,
    dash?: number,
  ) => void;
}

/** Creates an empty strip. Its buffer is reused between frames. */
export function createTriangleStrip(): TriangleStrip {
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
    data: () => data,
    count: () => count,
    clear() {
      count = 0;
      isNewPiece = true;
    },
    setColor(color, nextOpacity) {
      [red, green, blue] = color;
      opacity = nextOpacity;
    },
    startPiece: () => void (isNewPiece = true),
    addVertex(left, top, depth, shade = 1, across = 0, halfWidth = NO_EDGE, along = 0, dash = 0) {
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
