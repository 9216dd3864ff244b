import type { Values } from '@zarra/experiment-kit';
import {
  cardinalPoints,
  imageOf,
  pointFan,
  sharpestPlace,
  systemMatrix,
  thickLens,
  traceRay,
  type Surface,
  type TracedRay,
} from '@zarra/physics/optics';
import { KIND, type BenchName } from './parameters.js';

type Si = Values<BenchName>;

/** Half the height of lenses and mirrors, m. */
export const HALF = 0.05;
/** The stop stands this far in front of the first vertex, m: no curved glass reaches it. */
export const STOP_X = -0.02;
/** Below this height of the test ray, m, a spot is too small to be told from rounding. */
export const LEAST_HEIGHT = 0.0005;
/** Rays by which a spot is measured. */
const SPOT_RAYS = 41;

export const isMirror = (kind: number): boolean => kind === KIND.concaveMirror || kind === KIND.convexMirror;

const radiiOf = ({ kind, radius }: Si): readonly [number, number] => {
  if (kind === KIND.convexPlane) return [radius, Infinity];
  if (kind === KIND.planeConvex) return [Infinity, -radius];
  if (kind === KIND.biconcave) return [-radius, radius];
  return [radius, -radius];
};

/** The glass or the mirror, in the order in which light meets it; the first vertex is at zero. */
export function surfacesOf(si: Si): Surface[] {
  const { kind, radius, index, thickness, gap } = si;
  if (isMirror(kind)) {
    // Light comes from the left: the centre of a concave mirror lies on its side.
    return [{ kind: 'mirror', x: 0, radius: kind === KIND.concaveMirror ? -radius : radius, aperture: HALF }];
  }
  const lens = { index, radii: radiiOf(si), thickness, aperture: HALF };
  const first = thickLens({ ...lens, x: 0 });
  return kind === KIND.pair ? [...first, ...thickLens({ ...lens, x: thickness + gap })] : first;
}

/** What is known of a bench before a ray is sent. */
export interface Bench {
  readonly surfaces: readonly Surface[];
  /** Of the rays near the axis, m. */
  readonly focalLength: number;
  /** Where rays that came in along the axis meet, or seem to, m. */
  readonly focus: number;
  readonly image: { readonly x: number; readonly magnification: number };
  /** Where light leaves the last surface: 1 to the right, -1 to the left. */
  readonly side: 1 | -1;
  /** Place of the last vertex, m. */
  readonly last: number;
}

const known = new WeakMap<Si, Bench>();

/** The bench of a set of values; made once. */
export function benchOf(si: Si): Bench {
  let bench = known.get(si);
  if (!bench) {
    const surfaces = surfacesOf(si);
    const matrix = systemMatrix(surfaces);
    bench = {
      surfaces: [{ kind: 'stop', x: STOP_X, aperture: HALF }, ...surfaces],
      focalLength: -1 / matrix.c,
      focus: cardinalPoints(matrix).backFocus,
      image: imageOf(matrix, -si.distance),
      side: isMirror(si.kind) ? -1 : 1,
      last: matrix.last,
    };
    known.set(si, bench);
  }
  return bench;
}

/** Rays from a point of the object through heights from -half to half of the stop. */
export const sendFan = (si: Si, y: number, half: number, count: number): TracedRay[] =>
  pointFan({ x: -si.distance, y }, STOP_X, half, count).map((ray) => traceRay(benchOf(si).surfaces, ray));

/** The ray from the foot of the object through one height of the stop. */
export function testRay(si: Si, height: number): TracedRay {
  const length = Math.hypot(si.distance + STOP_X, height);
  return traceRay(benchOf(si).surfaces, {
    x: -si.distance,
    y: 0,
    dx: (si.distance + STOP_X) / length,
    dy: height / length,
  });
}

/** Where a ray that has passed everything crosses the axis, ahead or traced back, m; NaN where it does not. */
export function crossing({ path, end }: TracedRay): number {
  const ray = path.at(-1);
  if (end !== 'arrived' || !ray || Math.abs(ray.dy) < 1e-12) return NaN;
  return ray.x - (ray.y * ray.dx) / ray.dy;
}

/** Radius of the smallest spot of the rays from the foot of the object within a height of the stop, m: root mean square. */
export function spotWithin(si: Si, half: number): number {
  if (half < LEAST_HEIGHT) return NaN;
  const rays = sendFan(si, 0, half, SPOT_RAYS);
  return rays.every(({ end }) => end === 'arrived') ? sharpestPlace(rays).rms : NaN;
}
