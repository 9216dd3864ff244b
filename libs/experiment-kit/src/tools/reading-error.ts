import { project, unproject, type Camera, type ScreenPoint } from '../stage/camera.js';

/** Point in the plane z = 0 of the scene, m. */
export interface ScenePoint {
  readonly x: number;
  readonly y: number;
}

/** Positioning error of an end: half a pixel in each direction. */
const HALF_PIXEL = 0.5;

const projected: ScreenPoint = { left: 0, top: 0, depth: 0 };

/** Whether a point can be reconstructed from its canvas position: not in an edge-on view. */
export function isDeterminable(camera: Camera, { x, y }: ScenePoint): boolean {
  project(camera, x, y, 0, projected);
  const back = unproject(camera, projected.left, projected.top);
  return Math.hypot(back.x - x, back.y - y) * camera.scale < HALF_PIXEL;
}

/**
 * Maximum error of a measurement between points that are each positioned to half a pixel horizontally and
 * vertically. NaN when a point cannot be determined.
 */
export function readingError(
  camera: Camera,
  points: readonly ScenePoint[],
  measure: (points: readonly ScenePoint[]) => number,
): number {
  if (!points.every((point) => isDeterminable(camera, point))) return NaN;
  const value = measure(points);
  let error = 0;
  points.forEach(({ x, y }, index) => {
    for (const [across, down] of [
      [HALF_PIXEL, 0],
      [0, HALF_PIXEL],
    ] as const) {
      project(camera, x, y, 0, projected);
      const shifted = unproject(camera, projected.left + across, projected.top + down);
      error += Math.abs(measure(points.map((point, other) => (other === index ? shifted : point))) - value);
    }
  });
  return error;
}
