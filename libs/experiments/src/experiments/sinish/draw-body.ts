import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, rectangle, type Box, type Ink, type Pen } from '@zarra/experiment-kit/stage';
import { boxOf, CM, cornersOf, poseOf, RADIUS, toScene } from './bodies.js';
import { CLADDING, fibreOutline, HALF_CORE } from './fibre.js';
import { media } from './media.js';
import { BODY, type RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

/** Height of the walls of a tank above its liquid, cm. */
const RIM = 1;
/** Distance of the names of core and cladding from the entrance, cm. */
const NAMED = 4;

/** Fills an outline with a transparent medium. @param isOutlined false for a medium without an edge */
function fill(pen: Pen, outline: ArrayLike<number>, ink: Ink, opacity: number, isOutlined = true): void {
  if (opacity > 0) pen.area(outline, ink, opacity);
  if (!isOutlined) return;
  const points = Array.from(outline);
  pen.line([...points, ...points.slice(0, 3)], { ink: opacity > 0 ? ink : 'line-strong' });
}

/** Draws the walls of a tank, or the edges of a block, up to a height. */
function drawWalls(pen: Pen, { left, right, bottom }: Box, height: number): void {
  pen.line([left, height, 0, left, bottom, 0, right, bottom, 0, right, height, 0], { ink: 'text' });
}

/** Draws a tank or a block below the border, and what lies above it. */
function drawBorder(pen: Pen, si: Si): void {
  const { left, right, bottom, top } = boxOf(si);
  const [upper, lower] = [media[si.outside], media[si.medium]];
  if (!upper || !lower) return;
  fill(pen, rectangle(left, 0, right, top), upper.ink, upper.opacity, false);
  fill(pen, rectangle(left, bottom, right, 0), lower.ink, lower.opacity, false);
  drawWalls(pen, boxOf(si), lower.isLiquid ? RIM : 0);
  pen.line([left, 0, 0, right, 0, 0], { ink: lower.opacity > 0 ? lower.ink : 'line-strong' });
  pen.label(left + 0.6, top - 0.8, 0, upper.name, 'muted');
  pen.label(left + 0.6, bottom + 0.9, 0, lower.name, 'muted');
}

function drawFibre(pen: Pen, si: Si): void {
  const pose = poseOf(si);
  fill(pen, fibreOutline(pose, si.bend, HALF_CORE + CLADDING), 'line-strong', 0.22);
  fill(pen, fibreOutline(pose, si.bend, HALF_CORE), 'chart-teal', 0.3);
  const [x, outer] = [pose.x + NAMED, HALF_CORE + CLADDING];
  const thin = { ink: 'muted', width: 1 } as const;
  pen.line([x, pose.y + outer - CLADDING / 2, 0, x, pose.y + outer + 0.7, 0], thin);
  pen.line([x, pose.y - HALF_CORE / 2, 0, x, pose.y - outer - 0.7, 0], thin);
  pen.label(x, pose.y + outer + 1.2, 0, 'qobiq', 'muted');
  pen.label(x, pose.y - outer - 1.2, 0, 'oʻzak', 'muted');
}

/** Outline of a half-cylinder, plate or prism: x, y, 0 …, cm. */
function outlineOf(si: Si): ArrayLike<number> {
  const pose = poseOf(si);
  if (si.body === BODY.halfCylinder) return arc(pose.x, pose.y, RADIUS, -Math.PI, 0);
  return cornersOf(si).flatMap(([x, y]) => [...toScene(pose, x, y), 0]);
}

/** Place of the name of the medium inside a body, in its own axes, cm. */
function namePlace({ body, thickness }: Si): readonly [x: number, y: number] {
  if (body === BODY.plate) return [5.5, -thickness / CM / 2];
  return body === BODY.prism ? [-0.6, -3] : [0, -RADIUS - 1.8];
}

/** Draws a half-cylinder, plate or prism in its surroundings. */
function drawSolid(pen: Pen, si: Si): void {
  const { medium, outside } = si;
  const [inside, around] = [media[medium], media[outside]];
  if (!inside || !around) return;
  const { left, right, bottom, top } = boxOf(si);
  const outline = outlineOf(si);
  if (around.opacity > 0) {
    fill(pen, rectangle(left, bottom, right, top), around.ink, around.opacity, false);
    drawWalls(pen, boxOf(si), top);
    pen.label(left + 0.6, top - 0.8, 0, around.name, 'muted');
    // The paper below it: a body does not show its surroundings.
    pen.area(outline, 'surface', 1);
  }
  fill(pen, outline, inside.ink, inside.opacity);
  pen.label(...toScene(poseOf(si), ...namePlace(si)), 0, inside.name, 'muted');
}

/** Draws the media: a border, or a body in its surroundings. */
export function drawBody(pen: Pen, si: Si): void {
  if (si.body === BODY.border) drawBorder(pen, si);
  else if (si.body === BODY.fibre) drawFibre(pen, si);
  else drawSolid(pen, si);
}
