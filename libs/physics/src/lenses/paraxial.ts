import type { Surface } from '../ray-tracing/trace-ray.js';

/**
 * Ray transfer matrix: the height y and n * angle at the first vertex become a y + b n angle and c y + d n angle at the
 * last one. Behind a mirror the index is negative, because light travels in the opposite direction.
 */
export interface SystemMatrix {
  readonly a: number;
  /** m */
  readonly b: number;
  /** 1/m: minus the power. */
  readonly c: number;
  readonly d: number;
  /** Positions of the first and the last vertex, m. */
  readonly first: number;
  readonly last: number;
  /** Refractive index in front and, signed, behind. */
  readonly before: number;
  readonly behind: number;
}

/**
 * The ray transfer matrix of surfaces in order (Gauss; Born and Wolf, Principles of Optics, 4.4). Stops and screens only
 * contribute their position.
 * @param index refractive index in front of them
 */
export function systemMatrix(surfaces: readonly Surface[], index = 1): SystemMatrix {
  let [a, b, c, d] = [1, 0, 0, 1];
  let n = index;
  const first = surfaces[0]?.x ?? 0;
  let last = first;
  for (const surface of surfaces) {
    const distance = (surface.x - last) / n;
    a += distance * c;
    b += distance * d;
    last = surface.x;
    if (surface.kind === 'stop' || surface.kind === 'screen') continue;
    const next = surface.kind === 'mirror' ? -n : Math.sign(n) * surface.index;
    const power = (next - n) / surface.radius;
    c -= power * a;
    d -= power * b;
    n = next;
  }
  return { a, b, c, d, first, last, before: index, behind: n };
}

/**
 * Rear focal length, focal points and principal planes as positions on the axis, m; infinite for an afocal system.
 */
export function cardinalPoints({ a, c, d, first, last, before, behind }: SystemMatrix) {
  return {
    focalLength: -behind / c,
    frontFocus: first + (before * d) / c,
    backFocus: last - (behind * a) / c,
    frontPrincipal: first + (before * (d - 1)) / c,
    backPrincipal: last - (behind * (a - 1)) / c,
  };
}

/** Position, m, and magnification (negative: inverted) of the image of an object at the position `x`, m. */
export function imageOf(
  { a, b, c, d, first, last, before, behind }: SystemMatrix,
  x: number,
): { x: number; magnification: number } {
  const distance = (first - x) / before;
  const back = -(a * distance + b) / (c * distance + d);
  return { x: last + behind * back, magnification: a + back * c };
}
