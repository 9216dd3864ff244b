import { niceStep, withUnit } from '../sheet/format.js';
import { boxAround, pointAt, type Point } from '../sheet/geometry.js';
import type { Picture } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import { arcPath, coordinate, polyline } from '../sheet/svg.js';
import { BODIES, type Body } from './bodies.js';
import { describeForces } from './describe-forces.js';
import type { Forces } from './forces-schema.js';
import { componentsOf, forcesOf, resultant, type Force } from './vectors.js';

/** Length of the longest force. */
const LONGEST = 92;
/** Squares of the paper are at least this wide. */
const SQUARE = 13;
const PADDING = 26;
/** Distance of parallel forces. */
const ASIDE = 14;
const SLOPE = 268;

/** Angle between two directions, degrees. */
const between = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/**
 * Where a force is drawn from: the middle of the body, or the edge for a push or pull along the ground. Forces in the same
 * direction are side by side.
 */
function startOf(
  force: Force,
  earlier: readonly Force[],
  { incline = 0, body = 'block', components = [] }: Forces,
): Point {
  const count = earlier.filter((other) => between(force.angle, other.angle) < 3).length;
  const isAlong = between(force.angle, incline) < 10 || between(force.angle, incline + 180) < 10;
  const edge =
    isAlong && (body === 'block' || body === 'car') && !components.includes(force.name)
      ? BODIES[body].half
      : 0;
  return pointAt(pointAt([0, 0], edge, force.angle), ASIDE * count, force.angle + 90);
}

/** A vector around the middle of the body, y downwards. */
interface Arrow {
  readonly force: Force;
  readonly ink: string;
  readonly from: Point;
  readonly to: Point;
  /** The force whose component it is. */
  readonly partOf?: string;
}

/** Vectors to one scale. */
function arrowsOf(
  forces: Forces,
  extent: readonly Forces[],
): { arrows: Arrow[]; axis: number; longest: number } {
  const all = forcesOf(forces);
  const axis = forces.incline ?? 0;
  const largest = Math.max(...extent.flatMap((one) => forcesOf(one).map(({ size }) => size)));
  const sum = forces.sum === undefined ? undefined : resultant(all, forces.sum);
  const longest = Math.max(
    largest,
    ...extent.flatMap((one) => (one.sum === undefined ? [] : [resultant(forcesOf(one), '').size])),
  );
  const arrow = (force: Force, ink: string, from: Point): Arrow => {
    return { force, ink, from, to: pointAt(from, (LONGEST * force.size) / longest, force.angle) };
  };
  const arrows = all.map((force, index) => arrow(force, 'c', startOf(force, all.slice(0, index), forces)));
  const parts = (forces.components ?? []).flatMap((name) => {
    const force = all.find((one) => one.name === name);
    const found = force ? componentsOf(force, axis).filter(({ size }) => size > 1e-9 * force.size) : [];
    return found.map((part): Arrow => ({ ...arrow(part, 'h d', [0, 0]), partOf: name }));
  });
  return {
    axis,
    longest,
    arrows: [...arrows, ...parts, ...(sum && sum.size > 0 ? [arrow(sum, 'e', [0, 0])] : [])],
  };
}

/** Points around the middle of the body that the figure must hold. */
function outline(forces: Forces, arrows: readonly Arrow[], body: Body): Point[] {
  const tips = arrows.map(({ to }) => to);
  const { incline } = forces;
  if (incline !== undefined) return [...tips, ...slopeCorners(incline, body)];
  const top = forces.body === 'lamp' ? -LONGEST - 34 : -body.half;
  return [...tips, [-body.half, top], [body.half, forces.body === 'lamp' ? 24 : body.height + 12]];
}

/** The foot, the top and the corner below it of a slope with the body in its middle. */
function slopeCorners(incline: number, { height }: Body): [Point, Point, Point] {
  const below = pointAt([0, 0], height, incline - 90);
  const half = SLOPE / 2 / Math.max(Math.cos((incline * Math.PI) / 180), 0.8);
  const foot = pointAt(below, half, incline + 180);
  const top = pointAt(below, half, incline);
  return [foot, top, [top[0], foot[1]]];
}

const hatches = (sheet: Sheet, from: number, to: number, y: number, down: number): void => {
  for (let x = from + 8; x <= to; x += 10)
    sheet.path('t', `M${coordinate(x)} ${coordinate(y)}l${-7 * down} ${8 * down}`);
};

/** Draws what carries the body: a slope, level ground, or a cord from the ceiling. */
function drawSupport(sheet: Sheet, forces: Forces, body: Body, middle: Point): void {
  const { incline } = forces;
  if (incline !== undefined) {
    const [foot, top, corner] = slopeCorners(incline, body).map(([x, y]): Point => [
      middle[0] + x,
      middle[1] + y,
    ]) as [Point, Point, Point];
    sheet.line('', [corner, foot, top]);
    sheet.line('', [top, corner]);
    sheet.path('t', arcPath(foot, 34, 0, incline));
    sheet.label('α', [pointAt(foot, 48, incline / 2)], { gap: 0, sides: ['E'] });
    return;
  }
  if (forces.body === 'lamp') {
    const y = middle[1] - LONGEST - 26;
    sheet.line('', [
      [middle[0] - 70, y],
      [middle[0] + 70, y],
    ]);
    hatches(sheet, middle[0] - 70, middle[0] + 70, y, -1);
    sheet.line('', [
      [middle[0], y],
      [middle[0], middle[1] - 14],
    ]);
    return;
  }
  if (!(forces.ground ?? (forces.body === undefined || forces.body === 'block' || forces.body === 'car')))
    return;
  const y = middle[1] + body.height;
  sheet.line('', [
    [24, y],
    [SHEET_WIDTH - 24, y],
  ]);
  hatches(sheet, 24, SHEET_WIDTH - 24, y, 1);
}

function drawArrows(
  sheet: Sheet,
  forces: Forces,
  arrows: readonly Arrow[],
  middle: Point,
  unit: string,
): void {
  const onSheet = ([x, y]: Point): Point => [middle[0] + x, middle[1] + y];
  for (const { force, ink, from, to } of arrows) {
    const tip = onSheet(to);
    sheet.arrow(ink, onSheet(from), tip);
    const hasSize = forces.show !== undefined && ink !== 'h d';
    const name = hasSize ? `${force.name} = ${withUnit(force.size, unit)}` : force.name;
    const sides =
      Math.abs(Math.sin((force.angle * Math.PI) / 180)) > 0.6
        ? (['E', 'W', 'N', 'S'] as const)
        : (['N', 'S', 'E', 'W'] as const);
    const near: Point = [
      tip[0] + 0.2 * (onSheet(from)[0] - tip[0]),
      tip[1] + 0.2 * (onSheet(from)[1] - tip[1]),
    ];
    sheet.label(name, [tip, near], { gap: 6, sides, ink: ink.replace(' d', '') });
  }
  // Lines from the tip of a force to the tips of its components, and from two forces to that of their sum.
  const close = (corner: Point, tips: readonly Arrow[]): void => {
    for (const { to } of tips) {
      sheet.path('t d', polyline([onSheet(corner), onSheet(to)]));
      sheet.avoidLine([onSheet(corner), onSheet(to)]);
    }
  };
  for (const whole of arrows)
    close(
      whole.to,
      arrows.filter(({ partOf }) => partOf === whole.force.name),
    );
  const sum = arrows.find(({ ink }) => ink === 'e');
  const forcesOnly = arrows.filter(({ ink }) => ink === 'c');
  if (sum && forcesOnly.length === 2) close(sum.to, forcesOnly);
}

/** Draws the forces on a body. @param extent further declarations that must fit in */
export function drawForces(forces: Forces, extent: readonly Forces[] = [forces]): Picture {
  const body = BODIES[forces.body ?? 'block'];
  const { arrows, axis, longest } = arrowsOf(forces, extent);
  const points = extent.flatMap((one) => outline(one, arrowsOf(one, extent).arrows, body));
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const sheet = createSheet(Math.ceil(bottom - top + 2 * PADDING));
  const middle: Point = [
    forces.incline === undefined ? SHEET_WIDTH / 2 : (SHEET_WIDTH - left - right) / 2,
    PADDING - top,
  ];
  const square = niceStep((SQUARE * longest) / LONGEST);
  const side = (LONGEST * square) / longest;
  sheet.paper(middle, side, side);
  drawSupport(sheet, forces, body, middle);
  const turn = (axis * Math.PI) / 180;
  const turned = ([x, y]: Point): Point => [
    middle[0] + x * Math.cos(turn) - y * Math.sin(turn),
    middle[1] - x * Math.sin(turn) - y * Math.cos(turn),
  ];
  for (const [ink, data] of body.draw(turned)) sheet.path(ink, data);
  sheet.avoid(boxAround(middle, body.half * 0.8, body.height === 0 ? 14 : body.height * 0.9));
  const unit = forces.unit ?? 'N';
  drawArrows(sheet, forces, arrows, middle, unit);
  sheet.dot('', middle, 2.6);
  if (forces.velocity !== undefined) {
    const start = pointAt(turned([0, body.height + 16]), 22, forces.velocity + 180);
    sheet.arrow('', start, pointAt(start, 44, forces.velocity));
    sheet.label('v', [pointAt(start, 44, forces.velocity)], { gap: 5, sides: ['N', 'E'] });
  }
  const all = forcesOf(forces);
  const sum = resultant(all, forces.sum ?? 'R');
  return { sheet, sentences: describeForces(forces, all, sum, { unit, square }) };
}
