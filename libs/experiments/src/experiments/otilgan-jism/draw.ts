import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, drawPart, rectangle, type Box, type Pen } from '@zarra/experiment-kit/stage';
import { roundStep, formatNumber } from '../../numbers.js';
import { flightOf, type Flight } from './flight.js';
import { AIM_SCALE, MAX_ARROW, TARGET, box, showsTarget } from './scene-bounds.js';
import { parabolaOf } from './parabola.js';
import type { ThrowKey, ThrowTypes } from './parameters.js';

/** Lengths in view widths. */
const BARREL = 0.1;
const HALF_BARREL = 0.014;
const MOUNT = 0.036;
const HALF_TOWER = 0.045;
const ANGLE_RADIUS = 0.15;
const BALL = 0.017;
/** Smallest angle whose name is shown, radians. */
const MIN_NAMED_ANGLE = 0.2;
/** Height of the target relative to its width: it lies on the ground, seen from above. */
const TARGET_FLATNESS = 0.3;

/** Draws the launcher, whose pivot is the start of the path, and the ground with its scale, which covers its lower half. */
function drawLauncher(pen: Pen, { angle, height }: Values<ThrowKey>, { left, right }: Box): void {
  const width = right - left;
  const [cos, sin] = [width * Math.cos(angle), width * Math.sin(angle)];
  const barrel = [
    [0, HALF_BARREL],
    [BARREL, HALF_BARREL],
    [BARREL, -HALF_BARREL],
    [0, -HALF_BARREL],
  ].flatMap(([along = 0, up = 0]) => [along * cos - up * sin, height + along * sin + up * cos, 0]);
  drawPart(pen, barrel);
  drawPart(pen, arc(0, height, MOUNT * width, 0, Math.PI), 'sunken');
  pen.ground(0);
  if (height > 0) drawPart(pen, rectangle(-HALF_TOWER * width, 0, HALF_TOWER * width, height), 'sunken');
  const step = roundStep(width / 5);
  for (let mark = Math.ceil((left + 0.02 * width) / step); mark * step < right - 0.12 * width; mark++) {
    const x = mark * step;
    pen.line([x, 0, 0, x, -0.02 * width, 0], { ink: 'line-strong', width: 1 });
    pen.label(x, -0.02 * width, 0, `${formatNumber(x, 2)} m`, 'muted');
  }
}

function drawAngle(pen: Pen, { angle, height }: Values<ThrowKey>, width: number): void {
  const radius = ANGLE_RADIUS * width;
  pen.line([0, height, 0, 1.15 * radius, height, 0], { ink: 'line-strong', width: 1, dashed: true });
  pen.line(arc(0, height, radius, 0, angle), { ink: 'chart-gold', width: 1.5 });
  if (angle > MIN_NAMED_ANGLE)
    pen.label(radius * Math.cos(angle / 2), height + radius * Math.sin(angle / 2), 0, 'α', 'chart-gold');
}

function drawTarget(pen: Pen, x: number, width: number): void {
  for (const [part, ink] of [
    [1, 'chart-red'],
    [0.66, 'surface'],
    [0.33, 'chart-red'],
  ] as const)
    pen.area(
      arc(0, 0, part * TARGET * width).map((value, index) =>
        index % 3 === 0 ? x + value : TARGET_FLATNESS * value,
      ),
      ink,
      1,
    );
}

const PARABOLA_POINTS = 200;
const parabola = new Float64Array(3 * (PARABOLA_POINTS + 1));

/** Draws the path in vacuum within the view. */
function drawParabola(pen: Pen, si: Values<ThrowKey>, { left, right, top }: Box): void {
  const { vx, vy, duration } = parabolaOf(si);
  let count = 0;
  for (; count <= PARABOLA_POINTS; count++) {
    const time = (duration * count) / PARABOLA_POINTS;
    const x = vx * time;
    const y = Math.max(0, si.height + (vy - (si.gravity * time) / 2) * time);
    if (x < left || x > right || y > top) break;
    parabola.set([x, y, 0], 3 * count);
  }
  if (count > 1) pen.line(parabola, { ink: 'line-strong', width: 1.5, dashed: true }, count);
}

/** Draws balls at equal times, as in a strobe photograph. */
function drawStrobe(
  pen: Pen,
  { points, count, interval, duration }: Flight,
  time: number,
  radius: number,
): void {
  if (duration === 0) return;
  const every = roundStep(duration / 10);
  for (let mark = 0; mark * every <= time; mark++) {
    const place = Math.min(count - 1, (mark * every) / interval);
    const from = 3 * Math.floor(place);
    const to = Math.min(from + 3, 3 * (count - 1));
    const part = place - Math.floor(place);
    const along = (axis: number): number => {
      const start = points[from + axis] ?? 0;
      return start + ((points[to + axis] ?? 0) - start) * part;
    };
    pen.ball(along(0), along(1), 0, radius, 'chart-teal');
  }
}

/** Draws the launcher, the target, the path so far, and the ball with its velocity. */
export function draw(pen: Pen, { state, si, view }: Snapshot<ThrowTypes>): void {
  const [x = 0, y = 0, , vx = 0, vy = 0, , , , airborne = 0, flying = 0] = state;
  const bounds = box(si);
  const width = bounds.right - bounds.left;
  const flight = flightOf(si);
  pen.layer([si, width], () => {
    drawLauncher(pen, si, bounds);
    drawAngle(pen, si, width);
    if (showsTarget(si)) drawTarget(pen, si.target, width);
  });
  if (view.parabola === 1) drawParabola(pen, si, bounds);

  const count = Math.min(flight.count - 1, Math.floor(airborne / flight.interval) + 1);
  if (count > 1) pen.line(flight.points, { ink: 'chart-teal', width: 1.5 }, count);
  const last = 3 * (Math.max(1, count) - 1);
  pen.line([flight.points[last] ?? 0, flight.points[last + 1] ?? 0, 0, x, y, 0], {
    ink: 'chart-teal',
    width: 1.5,
  });
  if (view.strobe === 1) drawStrobe(pen, flight, airborne, 0.009 * width);

  const aimScale = AIM_SCALE * width * si.speed;
  pen.arrow(0, si.height, 0, aimScale * Math.cos(si.angle), aimScale * Math.sin(si.angle), 0, {
    ink: 'text',
    opacity: airborne === 0 ? 1 : 0.4,
  });
  pen.label(aimScale * Math.cos(si.angle), si.height + aimScale * Math.sin(si.angle), 0, 'v₀', 'text');
  if (view.vectors === 1 && flying === 1 && airborne > 0)
    drawVelocity(pen, x, y, vx, vy, (MAX_ARROW * width) / flight.maxSpeed);
  pen.ball(x, y, 0, BALL * width, 'accent');
}

function drawVelocity(pen: Pen, x: number, y: number, vx: number, vy: number, scale: number): void {
  const part = { ink: 'chart-red', width: 1.5, opacity: 0.55 } as const;
  pen.arrow(x, y, 0, vx * scale, 0, 0, part);
  pen.arrow(x, y, 0, 0, vy * scale, 0, part);
  pen.arrow(x, y, 0, vx * scale, vy * scale, 0, { ink: 'chart-red' });
  pen.label(x + vx * scale, y + vy * scale, 0, 'v', 'chart-red');
}
