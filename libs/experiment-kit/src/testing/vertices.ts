/** Vertices of a triangle strip, without its import: test support is below all folders that it serves. */
interface Strip {
  count: () => number;
  data: () => Float32Array;
}

/** Numbers per vertex: those of the vertex shader's attributes. */
const VERTEX_SIZE = 11;

/** Named components of a strip vertex. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly red: number;
  readonly opacity: number;
  readonly across: number;
  readonly half: number;
  readonly along: number;
  readonly dash: number;
}

/** The vertices of a strip, in order. */
export const verticesOf = (strip: Strip): Vertex[] =>
  Array.from({ length: strip.count() }, (_, index) => {
    const [x, y, depth, red, , , opacity, across, half, along, dash] = strip
      .data()
      .subarray(index * VERTEX_SIZE) as unknown as number[];
    return { x, y, depth, red, opacity, across, half, along, dash } as Vertex;
  });

/** Area covered by a strip's triangles; overlaps count twice. */
export function areaOf(strip: Strip): number {
  const vertices = verticesOf(strip);
  let sum = 0;
  for (let index = 2; index < vertices.length; index++) {
    const [a, b, c] = vertices.slice(index - 2, index + 1) as [Vertex, Vertex, Vertex];
    sum += Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  }
  return sum;
}
