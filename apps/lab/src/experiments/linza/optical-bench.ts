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
const SPOT_RAYS = 41;

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

/** Optical bench with its paraxial quantities. */
export interface OpticalBench {
  readonly surfaces: readonly Surface[];
  /** Paraxial focal length, m. */
  readonly focalLength: number;
  /** Focal point, real or virtual, m. */
  readonly focus: number;
  readonly image: { readonly x: number; readonly magnification: number };
  /** Direction of light after the last surface: 1 to the right, -1 to the left. */
  readonly side: 1 | -1;
  /** Position of the last vertex, m. */
  readonly last: number;
}

/** Optical bench of a set of values. */
export const opticalBenchOf = memoize((si: Si): OpticalBench => {
  const surfaces = surfacesOf(si);
  const matrix = systemMatrix(surfaces);
  return {
    surfaces: [{ kind: 'stop', x: STOP_X, aperture: HALF_HEIGHT }, ...surfaces],
    focalLength: -1 / matrix.c,
    focus: cardinalPoints(matrix).backFocus,
    image: imageOf(matrix, -si.distance),
    side: isMirror(si.kind) ? -1 : 1,
    last: matrix.last,
  };
});

/** Traces rays from a point of the object through heights from -half to half of the stop. */
export const traceFan = (si: Si, y: number, half: number, count: number): TracedRay[] =>
  pointFan({ x: -si.distance, y }, STOP_X, half, count).map((ray) =>
    traceRay(opticalBenchOf(si).surfaces, ray),
  );

/** Traces the ray from the foot of the object through one height of the stop. */
export function testRay(si: Si, height: number): TracedRay {
  const length = Math.hypot(si.distance + STOP_X, height);
  return traceRay(opticalBenchOf(si).surfaces, {
    x: -si.distance,
    y: 0,
    dx: (si.distance + STOP_X) / length,
    dy: height / length,
  });
}

/** Position where a transmitted ray, extended both ways, crosses the axis, m; NaN without a crossing. */
export function axisCrossing({ path, end }: TracedRay): number {
  const ray = path.at(-1);
  if (end !== 'arrived' || !ray || Math.abs(ray.dy) < 1e-12) return NaN;
  return ray.x - (ray.y * ray.dx) / ray.dy;
}

/** Minimum rms spot radius of the rays from the foot of the object below a height of the stop, m. */
export function spotRadius(si: Si, half: number): number {
  if (half < MIN_HEIGHT) return NaN;
  const rays = traceFan(si, 0, half, SPOT_RAYS);
  return rays.every(({ end }) => end === 'arrived') ? bestFocus(rays).rms : NaN;
}
