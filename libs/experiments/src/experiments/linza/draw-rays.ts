import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import type { Ray, TracedRay } from '@zarra/physics/ray-tracing';
import { distanceToEdge } from '../../distance-to-edge.js';
import { memoize } from '../../memoize.js';
import { constructionRaysOf } from './construction-rays.js';
import { opticalBenchOf, traceFan } from './optical-bench.js';
import type { OpticalBenchKey } from './parameters.js';
import { SCREEN_HALF } from './screen-image.js';

type Si = Values<OpticalBenchKey>;
type Stroke = Parameters<Pen['line']>[1];

/** Scene unit: one scene metre is a centimetre. */
export const CM = 0.01;
/** Number of exact rays. */
const RAYS = 9;

/** Rays from the tip of the object: independent of the test ray. */
export const exactRaysOf = memoize((si: Si) => traceFan(si, si.height, si.stop, RAYS));

const constructionOf = memoize(constructionRaysOf);

/** Maximum points of a path: a start, a stop, four surfaces and an end. */
const line = new Float64Array(3 * 8);
let count = 0;

const addPoint = (x: number, y: number): void => {
  line[3 * count] = x;
  line[3 * count + 1] = y;
  count++;
};

/** Draws a segment, cut at the edge of the view. All in metres of the bench. */
function drawSegment(
  pen: Pen,
  bounds: Box,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stroke: Stroke,
): void {
  const [x, y] = [x1 / CM, y1 / CM];
  const length = Math.hypot(x2 - x1, y2 - y1) / CM;
  if (length === 0) return;
  const [dx, dy] = [(x2 - x1) / CM / length, (y2 - y1) / CM / length];
  const drawn = Math.min(length, distanceToEdge(x, y, dx, dy, bounds));
  count = 0;
  addPoint(x, y);
  addPoint(x + drawn * dx, y + drawn * dy);
  pen.line(line, stroke, count);
}

/** Distance from the last point of a ray to the screen, cm; Infinity if it passes the screen by. */
function distanceToScreen(si: Si, { x, y, dx, dy }: Ray): number {
  const distance = (opticalBenchOf(si).screenX - x) / dx;
  return distance > 0 && Math.abs(y + distance * dy) <= SCREEN_HALF ? distance / CM : Infinity;
}

/** Draws an exact ray to the edge of the view, pale behind the screen, with a dashed extension to its virtual origin. */
export function drawExactRay(
  pen: Pen,
  si: Si,
  bounds: Box,
  hasScreen: boolean,
  { path, end }: TracedRay,
  ink: Stroke['ink'],
  width: number,
): void {
  const { image, side } = opticalBenchOf(si);
  const ray = path.at(-1);
  if (!ray) return;
  const { dx, dy } = ray;
  const [x, y] = [ray.x / CM, ray.y / CM];
  const edge = end === 'arrived' ? distanceToEdge(x, y, dx, dy, bounds) : 0;
  const lit = Math.min(edge, hasScreen ? distanceToScreen(si, ray) : Infinity);
  count = 0;
  for (const point of path) addPoint(point.x / CM, point.y / CM);
  addPoint(x + lit * dx, y + lit * dy);
  pen.line(line, { ink, width, opacity: 0.85 }, count);
  if (end !== 'arrived') return;
  const beyond = [x + lit * dx, y + lit * dy, x + edge * dx, y + edge * dy].map((at) => at * CM);
  drawSegment(pen, bounds, beyond as [number, number, number, number], { ink, width, opacity: 0.25 });
  if (!Number.isFinite(image.x) || side * (image.x / CM - x) >= 0) return;
  const back = ((image.x - ray.x) * dy) / dx;
  drawSegment(pen, bounds, [ray.x, ray.y, image.x, ray.y + back], {
    ink,
    width: 1,
    dashed: true,
    opacity: 0.6,
  });
}

/** Draws the construction rays with their extensions. */
export function drawConstructionRays(pen: Pen, si: Si, bounds: Box): void {
  const ink = 'chart-purple';
  for (const { incoming, outgoing, extensions } of constructionOf(si)) {
    for (const segment of incoming) drawSegment(pen, bounds, segment, { ink, width: 2 });
    const { x, y, dx, dy } = outgoing;
    // Longer than the view in each direction.
    drawSegment(pen, bounds, [x, y, x + 2 * dx, y + 2 * dy], { ink, width: 2 });
    for (const segment of extensions) drawSegment(pen, bounds, segment, { ink, width: 1.5, dashed: true });
  }
}
