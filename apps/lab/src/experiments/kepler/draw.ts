import type { Box, Moment, Pen, Values } from '@zarra/experiment-kit';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/constants';
import { roundStep } from '../../round-step.js';
import { sayNumber } from '../../say-number.js';
import { seen } from './model.js';
import { ARROW, orbitOf, sectorRoom, SECTORS, sweep, type Orbit } from './orbit.js';
import type { OrbitName } from './parameters.js';

/** Switches of the picture. */
export type OrbitView = 'vectors' | 'sectors';

/** Length of the starting arrow for a circle's speed, in widths of the picture. */
export const AIM = 0.2;

/** Seen from the star: the orbit, and room for the arrows. */
export const box = (si: Values<OrbitName>): Box => orbitOf(si).box;

const swept = sectorRoom();

/** The sectors swept so far in equal times, and the one that grows. */
function drawSectors(pen: Pen, orbit: Orbit, time: number, angle: number, si: Values<OrbitName>): void {
  const { sectors, ends, sectorTime, closed } = orbit;
  const passed = Math.floor(time / sectorTime + 1e-9);
  const now = closed ? passed % SECTORS : passed;
  sectors.forEach((corners, index) => {
    if (index >= passed) return;
    const again = closed && passed >= SECTORS && index === now;
    pen.area(corners, 'accent', again ? 0.4 : index % 2 === 0 ? 0.26 : 0.13);
  });
  const from = ends[now];
  if (passed < SECTORS && from !== undefined && angle > from && now < sectors.length)
    pen.area(sweep(si, from, angle, swept), 'accent', 0.4);
}

function drawScale(pen: Pen, { left, right, bottom }: Box): void {
  const width = right - left;
  const length = roundStep((0.1 * width) / ASTRONOMICAL_UNIT);
  const [x, y, end] = [left + 0.02 * width, bottom + 0.03 * width, length * ASTRONOMICAL_UNIT];
  pen.line([x, y, 0, x + end, y, 0], { ink: 'muted', width: 3 });
  pen.label(x + end, y, 0, `${sayNumber(length, 2)} a.b.`, 'muted');
}

/** Draws the orbit, what was swept, the star and the body that goes round it. */
export function draw(pen: Pen, { time, state, si, view }: Moment<OrbitName, Float64Array, OrbitView>): void {
  const { x, y, vx, vy } = seen(state);
  const orbit = orbitOf(si);
  const sheet = orbit.box;
  const width = sheet.right - sheet.left;
  const angle = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
  if (view.sectors === 1) drawSectors(pen, orbit, time, angle, si);
  pen.line(orbit.outline, { ink: 'line-strong', width: 1.5 });
  drawScale(pen, sheet);
  const aim = AIM * width * si.ratio;
  pen.arrow(si.distance, 0, 0, 0, aim, 0, { ink: 'text', width: 2, opacity: time === 0 ? 1 : 0.4 });
  pen.label(si.distance, aim, 0, 'v₀', 'text');
  pen.ball(0, 0, 0, 0.025 * width, 'electricity');
  const room = ARROW * width;
  const inside =
    x >= sheet.left + 0.99 * room && x <= sheet.right - 0.99 * room && Math.abs(y) <= sheet.top - 0.99 * room;
  if (!inside) {
    pen.label(
      sheet.left + 0.02 * width,
      sheet.top - 0.05 * width,
      0,
      'Jism rasm chegarasidan chiqdi',
      'warning',
    );
    return;
  }
  if (view.vectors === 1) {
    // At the start the velocity has an arrow of its own.
    const speed = (0.98 * room) / orbit.fastest;
    if (time > 0) {
      pen.arrow(x, y, 0, vx * speed, vy * speed, 0, { ink: 'heat', width: 3 });
      pen.label(x + vx * speed, y + vy * speed, 0, 'v', 'heat');
    }
    drawForce(pen, x, y, orbit, 0.98 * room);
  }
  pen.ball(x, y, 0, 0.014 * width, 'accent');
}

/** Towards the star, as 1/r²: longest at the nearest place. */
function drawForce(pen: Pen, x: number, y: number, { outline }: Orbit, longest: number): void {
  const r = Math.hypot(x, y);
  const middle = 3 * Math.floor(outline.length / 6);
  const least = Math.min(
    Math.hypot(outline[0] ?? 0, outline[1] ?? 0),
    Math.hypot(outline[middle] ?? 0, outline[middle + 1] ?? 0),
  );
  const part = -(Math.min(longest, 0.6 * least) * (least / r) ** 2) / r;
  pen.arrow(x, y, 0, part * x, part * y, 0, { ink: 'waves', width: 3 });
  pen.label(x + part * x, y + part * y + 0.3 * longest, 0, 'F', 'waves');
}
