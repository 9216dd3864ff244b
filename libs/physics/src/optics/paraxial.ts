import type { Surface } from './trace-ray.js';

/**
 * What surfaces do to rays near the axis: height y and n * angle from the first vertex become a y + b n angle and
 * c y + d n angle at the last one. Behind a mirror the index counts negative, as light runs the other way.
 */
export interface SystemMatrix {
  readonly a: number;
  /** m */
  readonly b: number;
  /** 1/m: minus the power. */
  readonly c: number;
  readonly d: number;
  /** First and last vertex, m. */
  readonly first: number;
  readonly last: number;
  /** Refractive index before and, with its sign, behind. */
  readonly before: number;
  readonly behind: number;
}

/**
 * The matrix of surfaces in order (Gauss; Born and Wolf, Principles of Optics, 4.4). Stops and screens only take part by
 * their place.
 * @param index refractive index in front of them
 */
export function systemMatrix(surfaces: readonly Surface[], index = 1): SystemMatrix {
  let [a, b, c, d] = [1, 0, 0, 1];
  let n = index;
  const first = surfaces[0]?.x ?? 0;
  let last = first;
  for (const surface of surfaces) {
    const way = (surface.x - last) / n;
    a += way * c;
    b += way * d;
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
 * Focal length (behind), focal points and principal planes as places on the axis, m. A system without power has them at
 * infinity.
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

/** Place of the image, m, of an object at the place `x`, m, and how many times larger it is (negative: upside down). */
export function imageOf(
  { a, b, c, d, first, last, before, behind }: SystemMatrix,
  x: number,
): { x: number; magnification: number } {
  const way = (first - x) / before;
  const back = -(a * way + b) / (c * way + d);
  return { x: last + behind * back, magnification: a + back * c };
}
