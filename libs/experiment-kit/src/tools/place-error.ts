import { project, unproject, type Camera, type Spot } from '../stage/camera.js';

/** A place in the plane z = 0 of the scene, m. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How exactly an end is put on a body: half a pixel to either side. */
const HALF_PIXEL = 0.5;

const spot: Spot = { left: 0, top: 0, near: 0 };

/** Whether the place seen at a spot can be told: not where the plane is seen edge-on. */
export function isTold(camera: Camera, { x, y }: Place): boolean {
  project(camera, x, y, 0, spot);
  const back = unproject(camera, spot.left, spot.top);
  return Math.hypot(back.x - x, back.y - y) * camera.scale < HALF_PIXEL;
}

/**
 * The largest error of what is measured between places, each of which is put down to half a pixel across and half a pixel
 * up. NaN where that cannot be told.
 */
export function placeError(
  camera: Camera,
  places: readonly Place[],
  measure: (places: readonly Place[]) => number,
): number {
  if (!places.every((place) => isTold(camera, place))) return NaN;
  const value = measure(places);
  let error = 0;
  places.forEach(({ x, y }, index) => {
    for (const [across, down] of [
      [HALF_PIXEL, 0],
      [0, HALF_PIXEL],
    ] as const) {
      project(camera, x, y, 0, spot);
      const off = unproject(camera, spot.left + across, spot.top + down);
      error += Math.abs(measure(places.map((place, other) => (other === index ? off : place))) - value);
    }
  });
  return error;
}
