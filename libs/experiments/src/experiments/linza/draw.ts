import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { drawPart, drawShadow, rectangle, type Box, type Pen } from '@zarra/experiment-kit/stage';
import type { Surface } from '@zarra/physics/ray-tracing';
import { drawCandle } from './candle.js';
import { PLANE_HALF } from './construction-rays.js';
import { SCREEN_HALF } from './screen-image.js';
import { CM, drawConstructionRays, drawExactRay, exactRaysOf } from './draw-rays.js';
import { drawScreen } from './draw-screen.js';
import { opticalBenchOf, HALF_HEIGHT, isMirror, STOP_X, testRay } from './optical-bench.js';
import type { OpticalBenchKey, OpticalBenchTypes } from './parameters.js';

type Si = Values<OpticalBenchKey>;

/** Rail of the bench below the axis, height of a rider on it, and half width of a rider and its post, cm. */
const RAIL = -17;
const RAIL_HEIGHT = 1.4;
const RIDER = 1.2;
const HALF_RIDER = 2;
const HALF_POST = 0.35;
/** Points of a drawn surface. */
const ARC = 24;

/** Constant for lenses and for mirrors: dragged items stay under the pointer. */
const LENS_BOX: Box = { left: -44, right: 60, bottom: -30, top: 30 };
const MIRROR_BOX: Box = { left: -64, right: 40, bottom: -30, top: 30 };

/** Visible part of the bench. */
export const box = ({ kind }: Si): Box => (isMirror(kind) ? MIRROR_BOX : LENS_BOX);

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

/** Draws the principal planes, from which d, f and F count. */
function drawPlanes(pen: Pen, si: Si, { left, right }: Box): void {
  if (isMirror(si.kind)) return;
  const half = PLANE_HALF / CM;
  for (const plane of opticalBenchOf(si).planes) {
    const x = plane / CM;
    if (x > left && x < right)
      pen.line([x, -half, 0, x, half, 0], { ink: 'muted', width: 1, dashed: true, opacity: 0.7 });
  }
}

/** Draws F and 2F on both sides; those of a mirror coincide. */
function drawFoci(pen: Pen, si: Si, { left, right }: Box): void {
  const { foci, planes } = opticalBenchOf(si);
  foci.forEach((focus, index) => {
    if (index === 1 && focus === foci[0]) return;
    for (const [x, name] of [
      [focus / CM, 'F'],
      [(2 * focus - planes[index === 0 ? 0 : 1]) / CM, '2F'],
    ] as const) {
      if (!(x > left && x < right)) continue;
      pen.ball(x, 0, 0, 0.4, 'muted');
      pen.label(x - 1, -1.8, 0, name, 'muted');
    }
  });
}

/** Draws the paraxial image. */
function drawImage(pen: Pen, si: Si, { left, right, bottom, top }: Box): void {
  const { image, side, last } = opticalBenchOf(si);
  const [x, y] = [image.x / CM, (image.magnification * si.height) / CM];
  if (!(x > left && x < right && y > bottom && y < top)) return;
  drawCandle(pen, x, y, side * (image.x - last) < 0 ? 'virtual' : 'image');
  // Inside the view also near its edges.
  const beyondTip = y < 0 ? Math.max(bottom + 1, y - 1.8) : Math.min(top - 1, y + 1.8);
  pen.label(Math.min(x, right - 14), beyondTip, 0, 'tasvir', 'accent');
}

/** Draws the rail, and a rider with a post below each part of the bench that is in the view. */
function drawRail(
  pen: Pen,
  { left, right }: Box,
  posts: readonly (readonly [x: number, top: number])[],
): void {
  pen.ground(RAIL - 3);
  drawPart(pen, rectangle(left + 1, RAIL - RAIL_HEIGHT, right - 1, RAIL));
  for (const foot of [left + 6, right - 6]) {
    drawShadow(pen, foot, RAIL - 3, 4);
    drawPart(pen, rectangle(foot - 1, RAIL - 3, foot + 1, RAIL - RAIL_HEIGHT));
  }
  for (const [x, top] of posts) {
    if (x < left + HALF_RIDER || x > right - HALF_RIDER) continue;
    drawPart(pen, rectangle(x - HALF_POST, RAIL + RIDER, x + HALF_POST, top));
    drawPart(pen, rectangle(x - HALF_RIDER, RAIL, x + HALF_RIDER, RAIL + RIDER), 'line-strong');
  }
}

/** Draws the bench, its rays, the paraxial image and the screen. */
function drawBench(pen: Pen, { si, view }: Snapshot<OpticalBenchTypes>): void {
  const bounds = box(si);
  const { surfaces, objectX, screenX, last } = opticalBenchOf(si);
  const hasScreen = view.screen === 1;
  const [rim, object, stopX, open] = [HALF_HEIGHT / CM + 1.5, objectX / CM, STOP_X / CM, si.stop / CM];
  drawRail(pen, bounds, [
    [object, Math.min(0, si.height / CM)],
    [stopX, -rim],
    [last / CM / 2, -HALF_HEIGHT / CM],
    ...(hasScreen ? [[screenX / CM, -SCREEN_HALF / CM] as const] : []),
  ]);
  pen.line([bounds.left, 0, 0, bounds.right, 0, 0], { ink: 'line-strong', width: 1 });
  drawGlass(pen, surfaces);
  for (const side of [1, -1])
    drawPart(pen, rectangle(stopX - HALF_POST, side * open, stopX + HALF_POST, side * rim), 'text');
  if (view.rays === 1)
    for (const ray of exactRaysOf(si)) drawExactRay(pen, si, bounds, hasScreen, ray, 'chart-green', 1);
  if (view.construction === 1) drawConstructionRays(pen, si, bounds);
  drawCandle(pen, object, si.height / CM, 'object');
  pen.label(object, Math.min(0, si.height / CM) - 6, 0, 'buyum', 'text');
  if (view.paraxial === 1) {
    drawPlanes(pen, si, bounds);
    drawFoci(pen, si, bounds);
    drawImage(pen, si, bounds);
  }
  if (hasScreen) drawScreen(pen, si, bounds);
}

/** Draws the bench and the test ray, which alone moves. */
export function draw(pen: Pen, snapshot: Snapshot<OpticalBenchTypes>): void {
  const { state, si, view } = snapshot;
  const hasScreen = view.screen === 1;
  pen.layer([si, ...Object.values(view)], () => drawBench(pen, snapshot));
  drawExactRay(pen, si, box(si), hasScreen, testRay(si, state[0] ?? 0), 'chart-red', 2.5);
}
