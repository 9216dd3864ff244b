import type { Values } from '@zarra/experiment-kit/parameters';
import { opticalBenchOf } from './optical-bench.js';
import { KIND, type OpticalBenchKey } from './parameters.js';

type Si = Values<OpticalBenchKey>;
type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Largest height at which a construction ray meets the principal planes, m. As on paper, the planes extend beyond the
 * lens.
 */
export const PLANE_HALF = 0.12;

/** Image distance that counts as infinite, m. */
const MAX_DISTANCE = 1e6;

/** Ray of a school construction from the tip of the object, m. */
export interface ConstructionRay {
  /** From the tip to H and from there, at the same height, to H′. */
  readonly incoming: readonly [Segment, Segment];
  /** Point of H′ and direction behind it. */
  readonly outgoing: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };
  /** Extensions to a focus that the ray does not pass, and to a virtual image. */
  readonly extensions: readonly Segment[];
}

/**
 * The three rays that construct an image: parallel to the axis and then through the focus; through the centre; through
 * the front focus and then parallel. None for two lenses: their principal planes lie outside them. A ray beyond the
 * drawn planes is left out (the third, with the object at the focus).
 */
export function constructionRaysOf(si: Si): ConstructionRay[] {
  const { objectX: x, objectDistance: d, imageDistance: f, focalLength, planes, side } = opticalBenchOf(si);
  const [front, back] = planes;
  const h = si.height;
  if (si.kind === KIND.pair || h === 0) return [];
  /** @param y height at the principal planes @param behind how far behind H′ the ray is extended, m; 0 or less */
  const ray = (y: number, behind: number, extension?: Segment): ConstructionRay => {
    const slope = (y - h) / d - y / focalLength;
    const length = Math.hypot(1, slope);
    return {
      incoming: [
        [x, h, front, y],
        [front, y, back, y],
      ],
      outgoing: { x: back, y, dx: side / length, dy: slope / length },
      extensions: [
        ...(extension ? [extension] : []),
        ...(behind < 0 ? [[back, y, back + side * behind, y + slope * behind] as const] : []),
      ],
    };
  };
  // With the object at the focus, rounding decides the sign of an infinite distance.
  const virtual = f < 0 && f > -MAX_DISTANCE ? Math.max(f, -1) : 0;
  const focal = (h * focalLength) / (focalLength - d);
  const focus = front - focalLength;
  const passed: Segment = focalLength < 0 ? [front, focal, focus, 0] : [x, h, focus, 0];
  return [
    ray(h, focalLength < 0 ? focalLength : virtual),
    ray(0, virtual),
    // A ray that does not pass the front focus is aimed at it, or comes from it.
    ray(focal, virtual, focalLength < 0 || focalLength > d ? passed : undefined),
  ].filter(({ outgoing: { y } }) => Math.abs(y) <= PLANE_HALF);
}
