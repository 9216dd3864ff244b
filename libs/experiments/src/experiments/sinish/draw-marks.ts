import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, type Ink, type Pen } from '@zarra/experiment-kit/stage';
import { distanceToEdge } from '../../distance-to-edge.js';
import { boxOf, CM, poseOf, toScene } from './bodies.js';
import { isFromInside, laserDirection, mainPathOf } from './light.js';
import { deviationOf, reflectedPart, refractionOf } from './measured.js';
import { BODY, type RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

/** Radius of the arcs of the angles, and distance of their names, cm. */
const ARC = 1.7;
const NAME = 2.5;
/** Smaller angles have no arc, rad. */
const MIN_ANGLE = 0.07;
/** A reflected ray below this power is hardly visible. */
const MIN_REFLECTED = 0.002;

/** Draws an angle between the normal and a ray, from own angles of the body's axes. */
function drawAngle(pen: Pen, si: Si, from: number, to: number, name: string, ink: Ink): void {
  if (Math.abs(to - from) < MIN_ANGLE) return;
  const pose = poseOf(si);
  const scale = Math.min(1, pose.laser / 5);
  pen.line(arc(pose.x, pose.y, scale * ARC, pose.turn + from, pose.turn + to, 16), { ink, width: 1.5 });
  const middle = (from + to) / 2;
  const distance = scale * NAME;
  pen.label(...toScene(pose, distance * Math.cos(middle), distance * Math.sin(middle)), 0, name, ink);
}

/** Draws the line of the light as it would go without the body. */
function drawStraightLine(pen: Pen, si: Si): void {
  const { x, y } = poseOf(si);
  const [dx, dy] = laserDirection(si);
  const length = distanceToEdge(x, y, -dx, -dy, boxOf(si));
  pen.line([x, y, 0, x - length * dx, y - length * dy, 0], { ink: 'muted', width: 1, dashed: true });
}

/** Draws the shift between the straight line and the ray behind a plate. */
function drawShift(pen: Pen, si: Si): void {
  const last = mainPathOf(si).at(-1);
  if (!last || last.face >= 0) return;
  const { x, y } = poseOf(si);
  const [dx, dy] = laserDirection(si);
  const [outX, outY] = [last.x1 / CM - 1.5 * dx, last.y1 / CM - 1.5 * dy];
  const along = (outX - x) * dx + (outY - y) * dy;
  const [lineX, lineY] = [x + along * dx, y + along * dy];
  const length = Math.hypot(lineX - outX, lineY - outY);
  const { left, right, bottom, top } = boxOf(si);
  if (length < 0.4 || Math.max(outX, lineX) > right - 1 || Math.min(outX, lineX) < left) return;
  if (Math.min(outY, lineY) < bottom + 1 || Math.max(outY, lineY) > top) return;
  const stroke = { ink: 'accent', width: 1.5 } as const;
  const [middleX, middleY] = [(outX + lineX) / 2, (outY + lineY) / 2];
  pen.arrow(middleX, middleY, 0, outX - middleX, outY - middleY, 0, stroke);
  pen.arrow(middleX, middleY, 0, lineX - middleX, lineY - middleY, 0, stroke);
  pen.label(middleX - 0.9 * dx, middleY - 0.9 * dy, 0, 'x', 'accent');
}

/** Draws the deviation where the straight line and the ray behind a prism cross. */
function drawDeviation(pen: Pen, si: Si): void {
  const last = mainPathOf(si).at(-1);
  if (!last || last.face >= 0 || !(deviationOf(si) > 0.15)) return;
  const { x, y } = poseOf(si);
  const [toX, toY] = laserDirection(si);
  const length = Math.hypot(last.x2 - last.x1, last.y2 - last.y1);
  const [dx, dy] = [(last.x2 - last.x1) / length, (last.y2 - last.y1) / length];
  const along = ((last.x1 / CM - x) * dy - (last.y1 / CM - y) * dx) / (toY * dx - toX * dy);
  const [atX, atY] = [x - along * toX, y - along * toY];
  const from = Math.atan2(-toY, -toX);
  const turned = Math.atan2(-toX * dy + toY * dx, -toX * dx - toY * dy);
  const { left, right, bottom, top } = boxOf(si);
  if (atX - left < 4 || right - atX < 4 || atY - bottom < 4 || top - atY < 4) return;
  pen.line(arc(atX, atY, 2.6, from, from + turned, 16), { ink: 'accent', width: 1.5 });
  const middle = from + turned / 2;
  pen.label(atX + 3.3 * Math.cos(middle), atY + 3.3 * Math.sin(middle), 0, 'δ', 'accent');
}

/** Draws the angles of incidence, reflection and refraction, and what a plate or a prism does. */
export function drawMarks(pen: Pen, si: Si): void {
  const { body, angle } = si;
  const up = Math.PI / 2;
  // Own angle of the normal on the side of the laser, and the sense of the angles from it.
  const [normal, sense] = isFromInside(si) ? [-up, -1] : [up, 1];
  drawAngle(pen, si, normal, normal + sense * angle, 'α', 'text');
  if (body === BODY.fibre) return;
  const refraction = refractionOf(si);
  if (reflectedPart(si) > MIN_REFLECTED) drawAngle(pen, si, normal, normal - sense * angle, 'γ', 'muted');
  if (Number.isFinite(refraction)) drawAngle(pen, si, -normal, -normal + sense * refraction, 'β', 'accent');
  if (body === BODY.plate || body === BODY.prism) drawStraightLine(pen, si);
  if (body === BODY.plate) drawShift(pen, si);
  if (body === BODY.prism) drawDeviation(pen, si);
}
