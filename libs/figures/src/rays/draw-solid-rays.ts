import { prismDeviation } from '@zarra/physics/refraction';
import { withUnit } from '../sheet/format.js';
import { middleOf, pointAt, type Point } from '../sheet/geometry.js';
import type { Picture } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH } from '../sheet/sheet.js';
import { polyline } from '../sheet/svg.js';
import { angleText, DEGREE, drawAngle, drawRay, SIDE, SQUARE } from './ray-parts.js';
import type { Rays } from './rays-schema.js';
import { plateShift } from './ray-numbers.js';

type Plate = NonNullable<Rays['plate']>;
type Prism = NonNullable<Rays['prism']>;

/** Draws a ray through a plate in air: it leaves parallel to itself. */
function drawPlate({ n, thickness, angle }: Plate): Picture {
  const sheet = createSheet(236);
  sheet.paper([SIDE, 72], SQUARE, SQUARE);
  const [top, bottom] = [72, 160];
  const inside = Math.asin(Math.sin(angle * DEGREE) / n);
  const entry: Point = [SHEET_WIDTH / 2 - 34, top];
  const exit: Point = [entry[0] + (bottom - top) * Math.tan(inside), bottom];
  sheet.path('b', `M${SIDE} ${top}H${SHEET_WIDTH - SIDE}V${bottom}H${SIDE}z`);
  sheet.avoidLine([
    [SIDE, top],
    [SHEET_WIDTH - SIDE, top],
  ]);
  sheet.avoidLine([
    [SIDE, bottom],
    [SHEET_WIDTH - SIDE, bottom],
  ]);
  sheet.line('t d', [
    [entry[0], 20],
    [entry[0], bottom - 8],
  ]);
  sheet.line('t d', [
    [exit[0], top + 8],
    [exit[0], 214],
  ]);
  const outside = Math.min(64 / Math.cos(angle * DEGREE), 90);
  drawRay(sheet, pointAt(entry, outside, 90 + angle), entry);
  drawRay(sheet, entry, exit);
  drawRay(sheet, exit, pointAt(exit, outside, -90 + angle));
  // The path without the plate.
  const straight = (bottom - top + 54) / Math.cos(angle * DEGREE);
  sheet.line('t d', [entry, pointAt(entry, straight, -90 + angle)]);
  drawAngle(sheet, entry, 90, 90 + angle, 'α');
  drawAngle(sheet, entry, -90, -90 + inside / DEGREE, 'β');
  sheet.label(`n = ${n}`, [[SHEET_WIDTH - 44, (top + bottom) / 2]], { gap: 0, ink: 'o' });
  const shift = plateShift({ n, thickness, angle });
  return {
    sheet,
    sentences: [
      { about: [], text: 'Nur havodan yassi-parallel plastinaga tushadi va undan oʻtadi.' },
      { about: ['n'], text: `Plastinaning sindirish koʻrsatkichi ${withUnit(n, '1')}.` },
      { about: ['α'], text: `Tushish burchagi ${angleText(angle)}.` },
      { about: ['β'], text: `Plastina ichidagi sinish burchagi ${angleText(inside / DEGREE)}.` },
      { about: [], text: 'Chiqqan nur tushgan nurga parallel.' },
      { about: ['siljish'], text: `Nurning siljishi ${withUnit(shift, 'cm')}.` },
    ],
  };
}

/** Draws a ray through a prism in air. */
function drawPrism({ n, apex, angle }: Prism): Picture {
  const sheet = createSheet(220);
  sheet.paper([SHEET_WIDTH / 2, 22], SQUARE, SQUARE);
  // A blunt prism is lower, so that rays have room beside it.
  const tangent = Math.tan((apex / 2) * DEGREE);
  const height = Math.min(150, 100 / tangent);
  const half = height * tangent;
  const tip: Point = [SHEET_WIDTH / 2, 22];
  const [left, right]: [Point, Point] = [
    [tip[0] - half, tip[1] + height],
    [tip[0] + half, tip[1] + height],
  ];
  const slope = Math.atan2(half, height) / DEGREE;
  sheet.path('b', polyline([tip, right, left], true));
  sheet.avoidLine([left, tip, right, left]);
  // Directions: the outward normal of the left face points to the left and upwards.
  const normal = 180 - slope;
  const inside = Math.asin(Math.sin(angle * DEGREE) / n) / DEGREE;
  const entry = middleOf(tip, left);
  const entryDirection = -slope + angle;
  const within = -slope + inside;
  const far = pointAt(entry, 400, within);
  const exit = meet(entry, far, tip, right) ?? far;
  const deviation = prismDeviation(2 * slope * DEGREE, n, angle * DEGREE);
  drawRay(sheet, pointAt(entry, 84, entryDirection + 180), entry);
  drawRay(sheet, entry, exit);
  if (deviation !== undefined) drawRay(sheet, exit, pointAt(exit, 84, entryDirection - deviation / DEGREE));
  sheet.line('t d', [pointAt(entry, 46, normal), pointAt(entry, -26, normal)]);
  drawAngle(sheet, entry, normal, entryDirection + 180, 'α');
  sheet.label(`n = ${n}`, [[tip[0], left[1] - 16]], { gap: 0, ink: 'o' });
  return {
    sheet,
    sentences: [
      { about: [], text: `Sindiruvchi burchagi ${angleText(apex)} boʻlgan prizma havoda turibdi.` },
      { about: ['n'], text: `Sindirish koʻrsatkichi ${withUnit(n, '1')}.` },
      { about: ['α'], text: `Tushish burchagi ${angleText(angle)}.` },
      deviation === undefined
        ? { about: ['δ'], text: 'Nur ikkinchi yoqdan toʻla ichki qaytadi.' }
        : { about: ['δ'], text: `Nur asos tomonga ${angleText(deviation / DEGREE)} ga ogʻadi.` },
    ],
  };
}

/** Where two lines cross. */
function meet([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point, [x4, y4]: Point): Point | undefined {
  const cross = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  if (Math.abs(cross) < 1e-9) return undefined;
  const part = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / cross;
  return [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
}

/** Draws a ray through a plate or a prism. */
export function drawSolidRays({ plate, prism }: Rays): Picture | undefined {
  if (plate) return drawPlate(plate);
  return prism && drawPrism(prism);
}
