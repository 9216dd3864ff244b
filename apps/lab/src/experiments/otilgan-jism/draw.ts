import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import { roundStep, formatNumber } from '../../numbers.js';
import { flightOf, type Flight } from './flight.js';
import { AIM_SCALE, MAX_ARROW, box } from './scene-bounds.js';
import { parabolaOf } from './parabola.js';
import type { ThrowKey, ThrowTypes } from './parameters.js';

function drawGround(pen: Pen, { left, right, bottom }: Box, height: number): void {
  const width = right - left;
  pen.area([left, bottom, 0, right, bottom, 0, right, 0, 0, left, 0, 0], 'sunken', 1);
  pen.line([left, 0, 0, right, 0, 0], { ink: 'line-strong', width: 2 });
  if (height > 0) pen.line([0, 0, 0, 0, height, 0], { ink: 'line-strong', width: 5 });
  const step = roundStep(width / 5);
  for (let mark = Math.ceil((left + 0.02 * width) / step); mark * step < right - 0.12 * width; mark++) {
    const x = mark * step;
    pen.line([x, 0, 0, x, -0.02 * width, 0], { ink: 'line-strong', width: 1 });
    pen.label(x, -0.02 * width, 0, `${formatNumber(x, 2)} m`, 'muted');
  }
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
  if (count > 1) pen.line(parabola, { ink: 'line-strong', width: 2, dashed: true }, count);
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

/** Draws the ground, the path so far, and the ball with its velocity. */
export function draw(pen: Pen, { state, si, view }: Snapshot<ThrowTypes>): void {
  const [x = 0, y = 0, , vx = 0, vy = 0, , , , airborne = 0, flying = 0] = state;
  const bounds = box(si);
  const width = bounds.right - bounds.left;
  const flight = flightOf(si);
  drawGround(pen, bounds, si.height);
  if (view.parabola === 1) drawParabola(pen, si, bounds);

  const count = Math.min(flight.count - 1, Math.floor(airborne / flight.interval) + 1);
  if (count > 1) pen.line(flight.points, { ink: 'chart-teal', width: 3 }, count);
  const last = 3 * (Math.max(1, count) - 1);
  pen.line([flight.points[last] ?? 0, flight.points[last + 1] ?? 0, 0, x, y, 0], {
    ink: 'chart-teal',
    width: 3,
  });
  if (view.strobe === 1) drawStrobe(pen, flight, airborne, 0.009 * width);

  const aimScale = AIM_SCALE * width * si.speed;
  pen.arrow(0, si.height, 0, aimScale * Math.cos(si.angle), aimScale * Math.sin(si.angle), 0, {
    ink: 'text',
    width: 2,
    opacity: airborne === 0 ? 1 : 0.4,
  });
  pen.label(aimScale * Math.cos(si.angle), si.height + aimScale * Math.sin(si.angle), 0, 'v₀', 'text');
  if (view.vectors === 1 && flying === 1 && airborne > 0)
    drawVelocity(pen, x, y, vx, vy, (MAX_ARROW * width) / flight.maxSpeed);
  pen.ball(x, y, 0, 0.018 * width, 'accent');
}

function drawVelocity(pen: Pen, x: number, y: number, vx: number, vy: number, scale: number): void {
  const part = { ink: 'chart-red', width: 2, opacity: 0.55 } as const;
  pen.arrow(x, y, 0, vx * scale, 0, 0, part);
  pen.arrow(x, y, 0, 0, vy * scale, 0, part);
  pen.arrow(x, y, 0, vx * scale, vy * scale, 0, { ink: 'chart-red', width: 3 });
  pen.label(x + vx * scale, y + vy * scale, 0, 'v', 'chart-red');
}
