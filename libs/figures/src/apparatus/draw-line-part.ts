import { directionOf, distance, pointAt, type Box, type Point } from '../sheet/geometry.js';
import type { Sheet } from '../sheet/sheet.js';
import { coordinate, polyline } from '../sheet/svg.js';
import type { LinePart } from './apparatus-schema.js';

const TURNS = 9;

/** A spring as its projection: leads at the ends and equal teeth between them. */
function springPoints(from: Point, to: Point): Point[] {
  const [length, angle] = [distance(from, to), directionOf(from, to)];
  const lead = Math.min(8, length / 6);
  const step = (length - 2 * lead) / (2 * TURNS);
  const teeth = Array.from({ length: 2 * TURNS }, (_, index) =>
    pointAt(pointAt(from, lead + step * (index + 0.5), angle), 7, angle + (index % 2 === 0 ? 90 : -90)),
  );
  return [from, pointAt(from, lead, angle), ...teeth, pointAt(to, -lead, angle), to];
}

/** Corners of a bar around a line. */
function bar(from: Point, to: Point, half: number): Point[] {
  const angle = directionOf(from, to);
  return [
    pointAt(from, half, angle + 90),
    pointAt(to, half, angle + 90),
    pointAt(to, half, angle - 90),
    pointAt(from, half, angle - 90),
  ];
}

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Draws a part between two points. */
export function drawLinePart(sheet: Sheet, part: LinePart, from: Point, to: Point): void {
  const angle = directionOf(from, to);
  switch (part.part) {
    case 'spring': {
      const points = springPoints(from, to);
      sheet.path('', polyline(points));
      sheet.avoidLine(points);
      return;
    }
    case 'cord':
      sheet.line('', [from, to]);
      return;
    case 'arrow':
      sheet.arrow('c', from, to);
      return;
    case 'rod':
    case 'lever': {
      const corners = bar(from, to, 3.5);
      sheet.path('b', polyline(corners, true));
      sheet.avoidLine([from, to]);
      if (part.part === 'rod') return;
      const pivot = pointAt(pointAt(from, distance(from, to) * (part.pivot ?? 0.5), angle), 3.5, angle - 90);
      const foot: Point[] = [pivot, [pivot[0] + 11, pivot[1] + 20], [pivot[0] - 11, pivot[1] + 20]];
      sheet.path('b', polyline(foot, true));
      sheet.avoid(boxOf(foot));
      return;
    }
    case 'ruler': {
      const corners = bar(from, to, 8);
      sheet.path('b', polyline(corners, true));
      const length = distance(from, to);
      const edge = pointAt(from, 8, angle + 90);
      for (let along = 6, index = 0; along < length - 3; along += 5.2, index++) {
        const [x, y] = pointAt(edge, along, angle);
        const [tx, ty] = pointAt([x, y], index % 5 === 0 ? 8 : 4.5, angle - 90);
        sheet.path('t', `M${coordinate(x)} ${coordinate(y)}L${coordinate(tx)} ${coordinate(ty)}`);
      }
      sheet.avoid(boxOf(corners));
      return;
    }
    case 'ground':
    case 'ceiling': {
      sheet.line('', [from, to]);
      // Hatches are on the right of the direction, below ground from left to right.
      const side = part.part === 'ground' ? -1 : 1;
      for (let along = 8; along <= distance(from, to); along += 10) {
        const start = pointAt(from, along, angle);
        sheet.path('t', polyline([start, pointAt(pointAt(start, 8, angle + side * 90), -7, angle)]));
      }
      return;
    }
  }
}
