/**
 * One part of an optical bench, symmetric about the x axis, with its vertex at `x`, m. A radius, m, is positive where the
 * centre lies to the right of the vertex; Infinity makes a plane. `aperture` is half the height that is open, m.
 */
export type Surface =
  | {
      readonly kind: 'refracting';
      readonly x: number;
      readonly radius: number;
      readonly aperture: number;
      /** Refractive index of what the light enters. */
      readonly index: number;
    }
  | { readonly kind: 'mirror'; readonly x: number; readonly radius: number; readonly aperture: number }
  | { readonly kind: 'stop'; readonly x: number; readonly aperture: number }
  | { readonly kind: 'screen'; readonly x: number };

/** A place, m, and a direction as a vector of length 1. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A ray and its way. */
export interface TracedRay {
  /** The ray as it was sent, then as it left each surface; the last one stands where the way ended. */
  readonly path: readonly Ray[];
  /** Sum of refractive index times length, m. */
  readonly opticalPath: number;
  /** `stopped` by an aperture, `missed` a surface, was `reflected` totally where it should have been refracted. */
  readonly end: 'arrived' | 'stopped' | 'missed' | 'reflected';
}

/** A surface may lie this little behind the ray, m: rounding where two touch. */
const BEHIND = 1e-12;

/**
 * How far the ray runs to a sphere of a curvature, 1/m, through the vertex at `x`: the crossing on the vertex's side
 * (Welford, Aberrations of Optical Systems, 1986, 4.2; holds for planes too). NaN where it misses.
 */
function distanceTo(ray: Ray, x: number, curvature: number): number {
  const px = ray.x - x;
  const f = curvature * (px * px + ray.y * ray.y) - 2 * px;
  const g = ray.dx - curvature * (px * ray.dx + ray.y * ray.dy);
  const root = Math.sign(ray.dx) * Math.sqrt(g * g - curvature * f);
  // Twice the same number: each form where it does not take near equals from one another.
  return g * root >= 0 ? f / (g + root) : (g - root) / curvature;
}

/** The direction behind a surface with the normal (nx, ny); undefined where refraction is impossible. */
function turned(
  ray: Ray,
  nx: number,
  ny: number,
  ratio: number | 'mirror',
): { dx: number; dy: number } | undefined {
  const cosine = ray.dx * nx + ray.dy * ny;
  if (ratio === 'mirror') return { dx: ray.dx - 2 * cosine * nx, dy: ray.dy - 2 * cosine * ny };
  const square = 1 - ratio * ratio * (1 - cosine * cosine);
  if (square < 0) return undefined;
  const along = Math.sign(cosine) * Math.sqrt(square) - ratio * cosine;
  return { dx: ratio * ray.dx + along * nx, dy: ratio * ray.dy + along * ny };
}

/**
 * Follows a ray exactly (Snell's law as vectors, no approximation) through surfaces in the order in which it meets them.
 * @param index refractive index where the ray starts
 */
export function traceRay(surfaces: readonly Surface[], start: Ray, index = 1): TracedRay {
  const path = [start];
  let ray = start;
  let opticalPath = 0;
  let medium = index;
  for (const surface of surfaces) {
    const curvature = 'radius' in surface ? 1 / surface.radius : 0;
    const distance = distanceTo(ray, surface.x, curvature);
    if (!(distance >= -BEHIND)) return { path, opticalPath, end: 'missed' };
    opticalPath += medium * distance;
    const [x, y] = [ray.x + distance * ray.dx, ray.y + distance * ray.dy];
    ray = { ...ray, x, y };
    if ('aperture' in surface && Math.abs(y) > surface.aperture) {
      return { path: [...path, ray], opticalPath, end: 'stopped' };
    }
    if (surface.kind === 'refracting' || surface.kind === 'mirror') {
      const ratio = surface.kind === 'mirror' ? 'mirror' : medium / surface.index;
      const direction = turned(ray, 1 - curvature * (x - surface.x), -curvature * y, ratio);
      if (!direction) return { path: [...path, ray], opticalPath, end: 'reflected' };
      ray = { x, y, ...direction };
      if (surface.kind === 'refracting') medium = surface.index;
    }
    path.push(ray);
  }
  return { path, opticalPath, end: 'arrived' };
}
