import type { Values } from '@zarra/experiment-kit/parameters';
import { cardinalPoints, imageOf, systemMatrix, thickLens } from '@zarra/physics/lenses';
import { pointFan, bestFocus, traceRay, type Surface, type TracedRay } from '@zarra/physics/ray-tracing';
import { memoize } from '../../memoize.js';
import { KIND, type OpticalBenchKey } from './parameters.js';

type Si = Values<OpticalBenchKey>;

/** Half height of lenses and mirrors, m. */
export const HALF_HEIGHT = 0.05;
/** Position of the stop in front of the first vertex, m: beyond all curved surfaces. */
export const STOP_X = -0.02;
/** Minimum height of the test ray, m: smaller spots are within rounding errors. */
export const MIN_HEIGHT = 0.0005;
/** Number of rays for the spot size. */
export const SPOT_RAYS = 41;

export const isMirror = (kind: number): boolean => kind === KIND.concaveMirror || kind === KIND.convexMirror;

const radiiOf = ({ kind, radius }: Si): readonly [number, number] => {
  if (kind === KIND.convexPlane) return [radius, Infinity];
  if (kind === KIND.planeConvex) return [Infinity, -radius];
  if (kind === KIND.biconcave) return [-radius, radius];
  return [radius, -radius];
};

/** Surfaces in the order of the light path; the first vertex is at zero. */
export function surfacesOf(si: Si): Surface[] {
  const { kind, radius, index, thickness, gap } = si;
  if (isMirror(kind)) {
    // Light travels to the right: the center of a concave mirror lies on its side.
    return [
      { kind: 'mirror', x: 0, radius: kind === KIND.concaveMirror ? -radius : radius, aperture: HALF_HEIGHT },
    ];
  }
  const lens = { index, radii: radiiOf(si), thickness, aperture: HALF_HEIGHT };
  const first = thickLens({ ...lens, x: 0 });
  return kind === KIND.pair ? [...first, ...thickLens({ ...lens, x: thickness + gap })] : first;
}

/**
 * Optical bench with its paraxial quantities. Distances count from the principal planes H and H′ along the light, as in
 * 1/d + 1/f = 1/F: a thin lens has both planes at its centre, a mirror at its vertex.
 */
export interface OpticalBench {
  readonly surfaces: readonly Surface[];
  /** Paraxial focal length, m. */
  readonly focalLength: number;
  /** Focal points in front and behind, real or virtual, m; those of a mirror coincide. */
  readonly foci: readonly [front: number, back: number];
  /** Principal planes H and H′ of the whole system, m; not finite for a telescope. */
  readonly planes: readonly [front: number, back: number];
  /** Object distance d from H and image distance f from H′, m; f is negative for an image behind H′. */
  readonly objectDistance: number;
  readonly imageDistance: number;
  readonly image: { readonly x: number; readonly magnification: number };
  /** Positions of the object and of the screen, m. */
  readonly objectX: number;
  readonly screenX: number;
  /** Direction of light after the last surface: 1 to the right, -1 to the left. */
  readonly side: 1 | -1;
  /** Position of the last vertex, m. */
  readonly last: number;
}

/** Optical bench of a set of values. The distances of object and screen count from the nearest lens or mirror. */
export const opticalBenchOf = memoize((si: Si): OpticalBench => {
  const surfaces = surfacesOf(si);
  const matrix = systemMatrix(surfaces);
  const whole = cardinalPoints(matrix);
  const side = isMirror(si.kind) ? -1 : 1;
  const objectX = cardinalPoints(systemMatrix(surfaces.slice(0, 2))).frontPrincipal - si.distance;
  const image = imageOf(matrix, objectX);
  return {
    surfaces: [{ kind: 'stop', x: STOP_X, aperture: HALF_HEIGHT }, ...surfaces],
    focalLength: -1 / matrix.c,
    foci: [whole.frontFocus, whole.backFocus],
    planes: [whole.frontPrincipal, whole.backPrincipal],
    objectDistance: whole.frontPrincipal - objectX,
    imageDistance: side * (image.x - whole.backPrincipal),
    image,
    objectX,
    screenX: cardinalPoints(systemMatrix(surfaces.slice(-2))).backPrincipal + side * si.screen,
    side,
    last: matrix.last,
  };
});

/** Traces rays from a point of the object through heights from -half to half of the stop. */
export function traceFan(si: Si, y: number, half: number, count: number): TracedRay[] {
  const { surfaces, objectX } = opticalBenchOf(si);
  return pointFan({ x: objectX, y }, STOP_X, half, count).map((ray) => traceRay(surfaces, ray));
}

/** Traces the ray from the foot of the object through one height of the stop. */
export function testRay(si: Si, height: number): TracedRay {
  const { surfaces, objectX } = opticalBenchOf(si);
  const length = Math.hypot(STOP_X - objectX, height);
  return traceRay(surfaces, { x: objectX, y: 0, dx: (STOP_X - objectX) / length, dy: height / length });
}

/**
 * Distance from H′ along the light to the point where a transmitted ray, extended both ways, crosses the axis, m;
 * NaN without a crossing. Near the axis it is the image distance.
 */
export function axisCrossing(si: Si, { path, end }: TracedRay): number {
  const { planes, side } = opticalBenchOf(si);
  const ray = path.at(-1);
  if (end !== 'arrived' || !ray || Math.abs(ray.dy) < 1e-12) return NaN;
  return side * (ray.x - (ray.y * ray.dx) / ray.dy - planes[1]);
}

/** Minimum rms spot radius of the rays from the foot of the object below a height of the stop, m. */
export function spotRadius(si: Si, half: number): number {
  if (half < MIN_HEIGHT) return NaN;
  const rays = traceFan(si, 0, half, SPOT_RAYS);
  return rays.every(({ end }) => end === 'arrived') ? bestFocus(rays).rms : NaN;
}
