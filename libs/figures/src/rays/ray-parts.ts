import { directionOf, middleOf, pointAt, type Point } from '../sheet/geometry.js';
import type { Sheet } from '../sheet/sheet.js';
import { arcPath } from '../sheet/svg.js';
import { withUnit } from '../sheet/format.js';

export const DEGREE = Math.PI / 180;
/** Margin at the left and right, and the squares of the paper. */
export const SIDE = 12;
export const SQUARE = 14;

/** Draws a part of a ray with an arrow head in its middle. */
export function drawRay(sheet: Sheet, from: Point, to: Point): void {
  sheet.line('c', [from, to]);
  sheet.head('c', middleOf(from, to), directionOf(from, to));
}

/** Draws an angle between a normal and a ray, with its name outside of the arc. */
export function drawAngle(sheet: Sheet, center: Point, from: number, to: number, name: string): void {
  if (Math.abs(to - from) < 4) return;
  const radius = 30;
  sheet.path('t', arcPath(center, radius, from, to));
  const middle = (from + to) / 2;
  const arc = Array.from({ length: 7 }, (_, index) =>
    pointAt(center, radius, from + ((to - from) * index) / 6),
  );
  sheet.avoidLine(arc);
  sheet.label(name, [pointAt(center, radius + 9, middle), pointAt(center, radius + 5, to)], { gap: 1 });
}

export const angleText = (value: number): string => `${withUnit(value, '1')}°`;
