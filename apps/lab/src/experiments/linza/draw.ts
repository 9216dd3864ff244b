import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import type { Surface, TracedRay } from '@zarra/physics/ray-tracing';
import { memoize } from '../../memoize.js';
import { opticalBenchOf, HALF_HEIGHT, isMirror, traceFan, STOP_X, testRay } from './optical-bench.js';
import type { OpticalBenchKey, OpticalBenchTypes } from './parameters.js';

type Si = Values<OpticalBenchKey>;

/** Scene unit: one scene metre is a centimetre. */
const CM = 0.01;
/** Number of drawn rays. */
const RAYS = 9;
const ARC = 24;

/** Constant for lenses and for mirrors: dragged items stay under the pointer. */
const LENS_BOX: Box = { left: -44, right: 56, bottom: -30, top: 30 };
const MIRROR_BOX: Box = { left: -64, right: 36, bottom: -30, top: 30 };

/** Visible part of the bench. */
export const box = ({ kind }: Si): Box => (isMirror(kind) ? MIRROR_BOX : LENS_BOX);

/** Rays from the tip of the object: independent of the test ray. */
const raysOf = memoize((si: Si) => traceFan(si, si.height, si.stop, RAYS));

/** Maximum points of a path: a start, a stop, four surfaces and an end. */
const line = new Float64Array(3 * 8);
let count = 0;

const addPoint = (x: number, y: number): void => {
  line[3 * count] = x;
  line[3 * count + 1] = y;
  count++;
};

/** Distance from a point to the edge of the view in a direction. */
function distanceToEdge(
  x: number,
  y: number,
  dx: number,
  dy: number,
  { left, right, bottom, top }: Box,
): number {
  const across = dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Infinity;
  const up = dy > 0 ? (top - y) / dy : dy < 0 ? (bottom - y) / dy : Infinity;
  return Math.max(0, Math.min(across, up));
}

/** Draws a ray to the edge of the view, with a dashed extension to its virtual origin. */
function drawRay(
  pen: Pen,
  si: Si,
  { path, end }: TracedRay,
  ink: 'chart-green' | 'chart-red',
  width: number,
): void {
  const bounds = box(si);
  count = 0;
  for (const { x, y } of path) addPoint(x / CM, y / CM);
  const ray = path.at(-1);
  const [x, y] = [(ray?.x ?? 0) / CM, (ray?.y ?? 0) / CM];
  const [dx, dy] = [ray?.dx ?? 0, ray?.dy ?? 0];
  if (end === 'arrived') {
    const distance = distanceToEdge(x, y, dx, dy, bounds);
    addPoint(x + distance * dx, y + distance * dy);
  }
  pen.line(line, { ink, width, opacity: 0.85 }, count);
  const { image, side } = opticalBenchOf(si);
  const back = (x - image.x / CM) / dx;
  if (end !== 'arrived' || !Number.isFinite(back) || side * (image.x / CM - x) >= 0) return;
  const distance = Math.min(back, distanceToEdge(x, y, -dx, -dy, bounds));
  count = 0;
  addPoint(x, y);
  addPoint(x - distance * dx, y - distance * dy);
  pen.line(line, { ink, width: 1, dashed: true, opacity: 0.6 }, count);
}

/** Sagitta of a surface at a height, cm. */
const sagittaOf = (radius: number, y: number): number =>
  Number.isFinite(radius) ? radius - Math.sign(radius) * Math.sqrt(radius * radius - y * y) : 0;

const arc = ({ x, radius }: { x: number; radius: number }, upwards: boolean): number[] =>
  Array.from({ length: ARC + 1 }, (_, step) => {
    const y = (HALF_HEIGHT / CM) * (upwards ? 1 : -1) * ((2 * step) / ARC - 1);
    return [x / CM + sagittaOf(radius / CM, y), y, 0];
  }).flat();

function drawGlass(pen: Pen, surfaces: readonly Surface[]): void {
  const curved = surfaces.flatMap((surface) => ('radius' in surface ? [surface] : []));
  curved.forEach((surface, index) => {
    if (surface.kind === 'mirror') {
      pen.line(arc(surface, true), { ink: 'text', width: 4 });
      return;
    }
    const next = curved[index + 1];
    // Surfaces come in pairs: entry and exit.
    if (index % 2 === 1 || !next) return;
    const shape = [...arc(surface, true), ...arc(next, false)];
    pen.area(shape, 'chart-blue', 0.2);
    pen.line([...shape, ...shape.slice(0, 3)], { ink: 'chart-blue', width: 2 });
  });
}

const drawUpright = (pen: Pen, x: number, height: number, ink: 'text' | 'accent', dashed: boolean): void => {
  if (dashed) pen.line([x, 0, 0, x, height, 0], { ink, width: 2, dashed: true });
  else pen.arrow(x, 0, 0, 0, height, 0, { ink, width: 3 });
};

/** Draws the bench, its rays, the paraxial image, and the test ray. */
export function draw(pen: Pen, { state: [height = 0], si, view }: Snapshot<OpticalBenchTypes>): void {
  const { surfaces, image, side, focus: focusX, last: vertex } = opticalBenchOf(si);
  const { left, right, top } = box(si);
  pen.line([left, 0, 0, right, 0, 0], { ink: 'line-strong', width: 1 });
  drawGlass(pen, surfaces);
  const rim = HALF_HEIGHT / CM + 1.5;
  const [stopX, open] = [STOP_X / CM, si.stop / CM];
  pen.line([stopX, open, 0, stopX, rim, 0], { ink: 'text', width: 5 });
  pen.line([stopX, -open, 0, stopX, -rim, 0], { ink: 'text', width: 5 });
  if (view.rays === 1) for (const ray of raysOf(si)) drawRay(pen, si, ray, 'chart-green', 1.5);
  drawRay(pen, si, testRay(si, height), 'chart-red', 2.5);
  drawUpright(pen, -si.distance / CM, si.height / CM, 'text', false);
  // Close to the lens the label stands left of the object.
  const beside = si.distance / CM < 25 ? 14 : 0;
  pen.label(-si.distance / CM - beside, Math.min(0, si.height / CM) - 1.6, 0, 'buyum', 'text');
  if (view.paraxial !== 1) return;
  const focus = focusX / CM;
  if (focus > left && focus < right) {
    pen.ball(focus, 0, 0, 0.4, 'muted');
    pen.label(focus, -1.2, 0, 'F', 'muted');
  }
  const [x, y] = [image.x / CM, (image.magnification * si.height) / CM];
  if (!(x > left && x < right && Math.abs(y) < top)) return;
  drawUpright(pen, x, y, 'accent', side * (image.x - vertex) < 0);
  // At the right edge the label stands left of the arrow.
  pen.label(
    x > right - 16 ? x - 14 : x,
    Math.max(1 - top, Math.min(top - 1, y < 0 ? y - 1.8 : y + 1.8)),
    0,
    'tasvir',
    'accent',
  );
}
