import type { Values } from '@zarra/experiment-kit/parameters';
import type { TracedRay } from '@zarra/physics/ray-tracing';
import { memoize } from '../../memoize.js';
import { candleHalfWidth } from './candle.js';
import { opticalBenchOf, SPOT_RAYS, traceFan } from './optical-bench.js';
import type { OpticalBenchKey } from './parameters.js';

type Si = Values<OpticalBenchKey>;

/** Half height and half width of the screen, m. */
export const SCREEN_HALF = 0.07;
/** Cells of the picture in each direction. */
export const CELLS = 96;
const CELL = (2 * SCREEN_HALF) / CELLS;
/** Height of the object point that gives the scale of the picture, m: near the axis. */
const SCALE_HEIGHT = 0.001;
/** Rows of the blur circle that are summed up. */
const DISC_ROWS = 24;

/** Light on the screen. */
export interface ScreenImage {
  /** Radius of the circle that the rays of one point fill, m; NaN if none arrives. */
  readonly blur: number;
  /** Height on the screen relative to the object; negative: inverted. */
  readonly magnification: number;
}

/** Height of a ray at the screen, m; NaN if it is stopped before. */
function heightOnScreen(si: Si, { path, end }: TracedRay): number {
  const ray = path.at(-1);
  return end === 'arrived' && ray ? ray.y + ((opticalBenchOf(si).screenX - ray.x) * ray.dy) / ray.dx : NaN;
}

/**
 * Light of the object on the screen by exactly traced rays: the circle of a point on the axis, and the scale by the ray
 * through the middle of the stop. Between the image plane and the screen the circle grows with the radius of the stop.
 */
export const screenImageOf = memoize((si: Si): ScreenImage => {
  const heights = traceFan(si, 0, si.stop, SPOT_RAYS)
    .map((ray) => Math.abs(heightOnScreen(si, ray)))
    .filter((height) => !Number.isNaN(height));
  const [chief] = traceFan(si, SCALE_HEIGHT, 0, 1);
  return {
    blur: heights.length > 0 ? Math.max(...heights) : NaN,
    magnification: chief ? heightOnScreen(si, chief) / SCALE_HEIGHT : NaN,
  };
});

/**
 * Brightness of the screen seen from the front, row by row from the bottom left, 1 in a sharp image: the candle spread
 * over circles of the blur radius.
 */
export const screenPictureOf = memoize((si: Si): Float32Array => {
  const { blur, magnification } = screenImageOf(si);
  const picture = new Float32Array(CELLS * CELLS);
  const size = magnification * si.height;
  if (!(Math.abs(size) > 0) || Number.isNaN(blur)) return picture;
  // A circle of less than a cell is drawn as one.
  const radius = Math.max(blur, 0.7 * CELL);
  for (let row = 0; row < CELLS; row++) {
    const y = (row + 0.5) * CELL - SCREEN_HALF;
    for (let part = 0; part < DISC_ROWS; part++) {
      const dy = radius * ((2 * part + 1) / DISC_ROWS - 1);
      const width = Math.abs(size) * candleHalfWidth((y + dy) / size);
      if (width === 0) continue;
      const chord = Math.sqrt(radius * radius - dy * dy);
      const weight = 2 / (DISC_ROWS * Math.PI * radius);
      for (let column = 0; column < CELLS; column++) {
        const x = (column + 0.5) * CELL - SCREEN_HALF;
        const overlap = Math.min(x + chord, width) - Math.max(x - chord, -width);
        if (overlap > 0)
          picture[row * CELLS + column] = (picture[row * CELLS + column] ?? 0) + weight * overlap;
      }
    }
  }
  return picture;
});
