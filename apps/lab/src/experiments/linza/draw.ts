import type { Box, Moment, Pen, Values } from '@zarra/experiment-kit';
import type { Surface, TracedRay } from '@zarra/physics/optics';
import { benchOf, HALF, isMirror, sendFan, STOP_X, testRay } from './bench.js';
import type { BenchName } from './parameters.js';

type Si = Values<BenchName>;

/** One metre of the scene is a centimetre. */
const CM = 0.01;
/** Rays that are drawn. */
const RAYS = 9;
const ARC = 24;

/** Always the same for a lens and for a mirror, so that what is dragged stays under the finger. */
const LENS_BOX: Box = { left: -44, right: 56, bottom: -30, top: 30 };
const MIRROR_BOX: Box = { left: -64, right: 36, bottom: -30, top: 30 };

/** The bench. */
export const box = ({ kind }: Si): Box => (isMirror(kind) ? MIRROR_BOX : LENS_BOX);

let last: { si: Si; rays: readonly TracedRay[] } | undefined;

/** The rays from the tip of the object. They do not change while the test ray wanders. */
function raysOf(si: Si): readonly TracedRay[] {
  if (last?.si !== si) last = { si, rays: sendFan(si, si.height, si.stop, RAYS) };
  return last.rays;
}

/** A way has at most a start, a stop, four surfaces and an end. */
const line = new Float64Array(3 * 8);
let count = 0;

const put = (x: number, y: number): void => {
  line[3 * count] = x;
  line[3 * count + 1] = y;
  count++;
};

/** How far a direction leads from a place to the edge of the picture. */
function toEdge(x: number, y: number, dx: number, dy: number, { left, right, bottom, top }: Box): number {
  const across = dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Infinity;
  const up = dy > 0 ? (top - y) / dy : dy < 0 ? (bottom - y) / dy : Infinity;
  return Math.max(0, Math.min(across, up));
}

/** A ray to the edge of the picture, and dashed back to where it seems to come from. */
function drawRay(pen: Pen, si: Si, { path, end }: TracedRay, ink: 'optics' | 'heat', width: number): void {
  const frame = box(si);
  count = 0;
  for (const { x, y } of path) put(x / CM, y / CM);
  const ray = path.at(-1);
  const [x, y] = [(ray?.x ?? 0) / CM, (ray?.y ?? 0) / CM];
  const [dx, dy] = [ray?.dx ?? 0, ray?.dy ?? 0];
  if (end === 'arrived') {
    const way = toEdge(x, y, dx, dy, frame);
    put(x + way * dx, y + way * dy);
  }
  pen.line(line, { ink, width, opacity: 0.85 }, count);
  const { image, side } = benchOf(si);
  const back = (x - image.x / CM) / dx;
  if (end !== 'arrived' || !Number.isFinite(back) || side * (image.x / CM - x) >= 0) return;
  const way = Math.min(back, toEdge(x, y, -dx, -dy, frame));
  count = 0;
  put(x, y);
  put(x - way * dx, y - way * dy);
  pen.line(line, { ink, width: 1, dashed: true, opacity: 0.6 }, count);
}

/** How far a surface lies behind its vertex at a height, cm. */
const sag = (radius: number, y: number): number =>
  Number.isFinite(radius) ? radius - Math.sign(radius) * Math.sqrt(radius * radius - y * y) : 0;

const arc = ({ x, radius }: { x: number; radius: number }, upwards: boolean): number[] =>
  Array.from({ length: ARC + 1 }, (_, step) => {
    const y = (HALF / CM) * (upwards ? 1 : -1) * ((2 * step) / ARC - 1);
    return [x / CM + sag(radius / CM, y), y, 0];
  }).flat();

function drawGlass(pen: Pen, surfaces: readonly Surface[]): void {
  const curved = surfaces.flatMap((surface) => ('radius' in surface ? [surface] : []));
  curved.forEach((surface, index) => {
    if (surface.kind === 'mirror') {
      pen.line(arc(surface, true), { ink: 'text', width: 4 });
      return;
    }
    const next = curved[index + 1];
    // Surfaces come in pairs: in, and out again.
    if (index % 2 === 1 || !next) return;
    const shape = [...arc(surface, true), ...arc(next, false)];
    pen.area(shape, 'waves', 0.2);
    pen.line([...shape, ...shape.slice(0, 3)], { ink: 'waves', width: 2 });
  });
}

const upright = (pen: Pen, x: number, height: number, ink: 'text' | 'accent', dashed: boolean): void => {
  if (dashed) pen.line([x, 0, 0, x, height, 0], { ink, width: 2, dashed: true });
  else pen.arrow(x, 0, 0, 0, height, 0, { ink, width: 3 });
};

/** Draws the bench, its rays, the image that rays near the axis make, and the test ray. */
export function draw(
  pen: Pen,
  { state: [height = 0], si, view }: Moment<BenchName, Float64Array, 'rays' | 'paraxial'>,
): void {
  const { surfaces, image, side, focus: focusX, last: vertex } = benchOf(si);
  const { left, right, top } = box(si);
  pen.line([left, 0, 0, right, 0, 0], { ink: 'line-strong', width: 1 });
  drawGlass(pen, surfaces);
  const rim = HALF / CM + 1.5;
  const [stopX, open] = [STOP_X / CM, si.stop / CM];
  pen.line([stopX, open, 0, stopX, rim, 0], { ink: 'text', width: 5 });
  pen.line([stopX, -open, 0, stopX, -rim, 0], { ink: 'text', width: 5 });
  if (view.rays === 1) for (const ray of raysOf(si)) drawRay(pen, si, ray, 'optics', 1.5);
  drawRay(pen, si, testRay(si, height), 'heat', 2.5);
  upright(pen, -si.distance / CM, si.height / CM, 'text', false);
  // Near the glass the word stands before the object.
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
  upright(pen, x, y, 'accent', side * (image.x - vertex) < 0);
  // At the right edge the word stands before the arrow.
  pen.label(
    x > right - 16 ? x - 14 : x,
    Math.max(1 - top, Math.min(top - 1, y < 0 ? y - 1.8 : y + 1.8)),
    0,
    'tasvir',
    'accent',
  );
}
