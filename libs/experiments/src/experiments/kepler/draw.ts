import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, type Box, type Pen } from '@zarra/experiment-kit/stage';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/astronomy';
import { roundStep, formatNumber } from '../../numbers.js';
import { relativeMotion } from './model.js';
import { ARROW_ROOM, orbitOf, createSectorBuffer, SECTORS, fillSector, type Orbit } from './orbit.js';
import type { OrbitKey, OrbitTypes } from './parameters.js';

/** Length of the initial velocity arrow at circular speed, in widths of the view. */
export const AIM_SCALE = 0.2;

/** View of the orbit in the star's frame, with room for the arrows. */
export const box = (si: Values<OrbitKey>): Box => orbitOf(si).box;

const sectorBuffer = createSectorBuffer();

/** Radii in widths of the view. */
const SUN = 0.028;
const SUNLIGHT = 0.11;
const PLANET = 0.017;

/** Draws the completed sectors of equal times. @param now number of the current one */
function drawSectors(pen: Pen, { sectors, closed }: Orbit, passed: number, now: number): void {
  sectors.forEach((corners, index) => {
    if (index >= passed) return;
    const isCurrentSector = closed && passed >= SECTORS && index === now;
    pen.area(corners, 'accent', isCurrentSector ? 0.4 : index % 2 === 0 ? 0.26 : 0.13);
  });
}

/** Draws a planet whose night side is turned away from the star at the origin. */
function drawPlanet(pen: Pen, x: number, y: number, radius: number): void {
  pen.ball(x, y, 0, radius, 'accent');
  const noon = Math.atan2(y, x);
  pen.area(arc(x, y, radius, noon - Math.PI / 2, noon + Math.PI / 2, 16), 'scrim', 1);
}

function drawScale(pen: Pen, { left, right, bottom }: Box): void {
  const width = right - left;
  const length = roundStep((0.1 * width) / ASTRONOMICAL_UNIT);
  const [x, y, end] = [left + 0.02 * width, bottom + 0.03 * width, length * ASTRONOMICAL_UNIT];
  pen.line([x, y, 0, x + end, y, 0], { ink: 'muted' });
  pen.label(x + end, y, 0, `${formatNumber(length, 2)} a.b.`, 'muted');
}

/** Draws the orbit, the swept sectors, the star and the orbiting body. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<OrbitTypes>): void {
  const { x, y, vx, vy } = relativeMotion(state);
  const orbit = orbitOf(si);
  const bounds = orbit.box;
  const width = bounds.right - bounds.left;
  const angle = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
  const passed = Math.floor(time / orbit.sectorTime + 1e-9);
  const now = orbit.closed ? passed % SECTORS : passed;
  const sectors = view.sectors === 1;
  pen.layer([orbit, sectors && passed], () => {
    if (sectors) drawSectors(pen, orbit, passed, now);
    pen.line(orbit.outline, { ink: 'line-strong', width: 1.5 });
    drawScale(pen, bounds);
    pen.ball(0, 0, 0, SUN * width, 'chart-gold');
    pen.glow(0, 0, 0, SUNLIGHT * width, 'chart-gold', 0.9);
  });
  const from = orbit.ends[now];
  if (sectors && passed < SECTORS && from !== undefined && angle > from && now < orbit.sectors.length)
    pen.area(fillSector(si, from, angle, sectorBuffer), 'accent', 0.4);
  const aimLength = AIM_SCALE * width * si.ratio;
  pen.arrow(si.distance, 0, 0, 0, aimLength, 0, { ink: 'text', opacity: time === 0 ? 1 : 0.4 });
  pen.label(si.distance, aimLength, 0, 'v₀', 'text');
  const arrowRoom = ARROW_ROOM * width;
  const isInside =
    x >= bounds.left + 0.99 * arrowRoom &&
    x <= bounds.right - 0.99 * arrowRoom &&
    Math.abs(y) <= bounds.top - 0.99 * arrowRoom;
  if (!isInside) {
    pen.label(
      bounds.left + 0.02 * width,
      bounds.top - 0.05 * width,
      0,
      'Jism rasm chegarasidan chiqdi',
      'warning',
    );
    return;
  }
  if (view.vectors === 1) {
    // The initial velocity has a separate arrow.
    const speed = (0.98 * arrowRoom) / orbit.maxSpeed;
    if (time > 0) {
      pen.arrow(x, y, 0, vx * speed, vy * speed, 0, { ink: 'chart-red' });
      pen.label(x + vx * speed, y + vy * speed, 0, 'v', 'chart-red');
    }
    drawForce(pen, x, y, orbit, 0.98 * arrowRoom);
  }
  drawPlanet(pen, x, y, PLANET * width);
}

/** Draws the force towards the star, proportional to 1/r². */
function drawForce(pen: Pen, x: number, y: number, { outline }: Orbit, longest: number): void {
  const r = Math.hypot(x, y);
  const middleOffset = 3 * Math.floor(outline.length / 6);
  const nearestDistance = Math.min(
    Math.hypot(outline[0] ?? 0, outline[1] ?? 0),
    Math.hypot(outline[middleOffset] ?? 0, outline[middleOffset + 1] ?? 0),
  );
  const part = -(Math.min(longest, 0.6 * nearestDistance) * (nearestDistance / r) ** 2) / r;
  pen.arrow(x, y, 0, part * x, part * y, 0, { ink: 'chart-blue' });
  pen.label(x + part * x, y + part * y, 0, 'F', 'chart-blue');
}
