import { deflect } from './deflect.js';

/**
 * A surface of an optical system with the x axis as its optical axis and the vertex at `x`, m. A radius, m, is positive if
 * the centre is to the right of the vertex; Infinity for a plane. `aperture` is half the clear height, m.
 */
export type Surface =
  | {
      readonly kind: 'refracting';
      readonly x: number;
      readonly radius: number;
      readonly aperture: number;
      /** Refractive index behind the surface. */
      readonly index: number;
    }
  | { readonly kind: 'mirror'; readonly x: number; readonly radius: number; readonly aperture: number }
  | { readonly kind: 'stop'; readonly x: number; readonly aperture: number }
  | { readonly kind: 'screen'; readonly x: number };

/** A position, m, and a direction as a unit vector. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A ray and its path. */
export interface TracedRay {
  /** The initial ray, then the ray behind each surface; the last one is at the end of the path. */
  readonly path: readonly Ray[];
  /** Optical path length: sum of refractive index times length, m. */
  readonly opticalPath: number;
  /** `stopped` by an aperture, `missed` a surface, or totally `reflected` at a refracting surface. */
  readonly end: 'arrived' | 'stopped' | 'missed' | 'reflected';
}

/** Rounding tolerance for a surface behind the ray, m: two surfaces may touch. */
const TOLERANCE = 1e-12;

/**
 * Distance along a ray to a sphere of a curvature, 1/m, with its vertex at `x`: the intersection on the side of the vertex
 * (Welford, Aberrations of Optical Systems, 1986, 4.2; valid for planes too). NaN without an intersection.
 */
function distanceTo(ray: Ray, x: number, curvature: number): number {
  const px = ray.x - x;
  const f = curvature * (px * px + ray.y * ray.y) - 2 * px;
  const g = ray.dx - curvature * (px * ray.dx + ray.y * ray.dy);
  const root = Math.sign(ray.dx) * Math.sqrt(g * g - curvature * f);
  // Two forms of the same number: each is used where it has no cancellation.
  return g * root >= 0 ? f / (g + root) : (g - root) / curvature;
}

/**
 * Traces a ray exactly (Snell's law in vector form) through surfaces in the order of incidence.
 * @param index refractive index at the start of the ray
 */
export function traceRay(surfaces: readonly Surface[], start: Ray, index = 1): TracedRay {
  const path = [start];
  let ray = start;
  let opticalPath = 0;
  let medium = index;
  for (const surface of surfaces) {
    const curvature = 'radius' in surface ? 1 / surface.radius : 0;
    const distance = distanceTo(ray, surface.x, curvature);
    if (!(distance >= -TOLERANCE)) return { path, opticalPath, end: 'missed' };
    opticalPath += medium * distance;
    const [x, y] = [ray.x + distance * ray.dx, ray.y + distance * ray.dy];
    ray = { ...ray, x, y };
    if ('aperture' in surface && Math.abs(y) > surface.aperture) {
      return { path: [...path, ray], opticalPath, end: 'stopped' };
    }
    if (surface.kind === 'refracting' || surface.kind === 'mirror') {
      const ratio = surface.kind === 'mirror' ? 'mirror' : medium / surface.index;
      const direction = deflect(ray, 1 - curvature * (x - surface.x), -curvature * y, ratio);
      if (!direction) return { path: [...path, ray], opticalPath, end: 'reflected' };
      ray = { x, y, ...direction };
      if (surface.kind === 'refracting') medium = surface.index;
    }
    path.push(ray);
  }
  return { path, opticalPath, end: 'arrived' };
}
