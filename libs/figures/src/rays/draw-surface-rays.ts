import { fresnel, prismDeviation, refractionAngle } from '@zarra/physics/refraction';
import { withUnit } from '../sheet/format.js';
import { directionOf, middleOf, pointAt, type Point } from '../sheet/geometry.js';
import type { Picture, Quantity, Sentence } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import { arcPath, coordinate, polyline } from '../sheet/svg.js';
import type { Rays } from './rays-schema.js';

const DEGREE = Math.PI / 180;
const MIDDLE: Point = [SHEET_WIDTH / 2, 118];
const LENGTH = 104;
const SIDE = 12;
const SQUARE = 14;

type Surface = NonNullable<Rays['surface']>;
type Plate = NonNullable<Rays['plate']>;
type Prism = NonNullable<Rays['prism']>;

/** Draws a part of a ray with an arrow head in its middle. */
function drawRay(sheet: Sheet, from: Point, to: Point): void {
  sheet.line('c', [from, to]);
  sheet.head('c', middleOf(from, to), directionOf(from, to));
}

/** Draws an angle between a normal and a ray, with its name outside of the arc. */
function drawAngle(sheet: Sheet, center: Point, from: number, to: number, name: string): void {
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

const degrees = (value: number): Quantity => ({ value, unit: '°' });
const angleText = (value: number): string => `${withUnit(value, '1')}°`;

/** Draws a ray at a boundary of two media, or at a plane mirror. */
function drawSurface({ angle, n, media, reflected }: Surface): Picture {
  const [x, y] = MIDDLE;
  const sheet = createSheet(n ? 236 : 140);
  sheet.paper(MIDDLE, SQUARE, SQUARE);
  const refracted = n && refractionAngle(n[0], n[1], angle * DEGREE);
  const isTotal = n !== undefined && refracted === undefined;
  const hasReflected = reflected === true || !n || isTotal;
  const ends: readonly [Point, Point] = [
    [SIDE, y],
    [SHEET_WIDTH - SIDE, y],
  ];
  if (n) sheet.path('b', `M${SIDE} ${y}H${SHEET_WIDTH - SIDE}V228H${SIDE}z`);
  else
    for (let hatch = SIDE + 8; hatch <= SHEET_WIDTH - SIDE; hatch += 10)
      sheet.path('t', `M${coordinate(hatch)} ${y}l-7 8`);
  sheet.line('', ends);
  sheet.line('t d', [
    [x, 14],
    [x, n ? 222 : y],
  ]);
  drawRay(sheet, pointAt(MIDDLE, LENGTH, 90 + angle), MIDDLE);
  drawAngle(sheet, MIDDLE, 90, 90 + angle, 'α');
  if (hasReflected) {
    drawRay(sheet, MIDDLE, pointAt(MIDDLE, LENGTH, 90 - angle));
    drawAngle(sheet, MIDDLE, 90, 90 - angle, 'β');
  }
  if (refracted !== undefined) {
    drawRay(sheet, MIDDLE, pointAt(MIDDLE, LENGTH, -90 + refracted / DEGREE));
    drawAngle(sheet, MIDDLE, -90, -90 + refracted / DEGREE, 'γ');
  }
  const names = media ?? (n ? ([`n_1 = ${n[0]}`, `n_2 = ${n[1]}`] as const) : undefined);
  if (names) {
    sheet.label(names[0], [[SHEET_WIDTH - 46, y - 14]], { gap: 0, sides: ['N'] });
    sheet.label(names[1], [[46, y + 96]], { gap: 0, sides: ['N'] });
  }
  const sentences: Sentence[] = [
    {
      about: [],
      text: n
        ? 'Ikki muhit chegarasi va unga oʻtkazilgan perpendikulyar.'
        : 'Yassi koʻzgu va unga oʻtkazilgan perpendikulyar.',
    },
    ...(media ? [{ about: [], text: `Yuqoridagi muhit: ${media[0]}, pastdagi muhit: ${media[1]}.` }] : []),
    ...(n
      ? [
          {
            about: ['n'],
            text: `Sindirish koʻrsatkichlari ${withUnit(n[0], '1')} va ${withUnit(n[1], '1')}.`,
          },
        ]
      : []),
    { about: ['α'], text: `Tushish burchagi ${angleText(angle)}.` },
    ...(hasReflected ? [{ about: ['β'], text: `Qaytish burchagi ${angleText(angle)}.` }] : []),
    ...(refracted === undefined
      ? isTotal
        ? [{ about: ['γ'], text: 'Nur toʻla ichki qaytadi, singan nur yoʻq.' }]
        : []
      : [{ about: ['γ'], text: `Sinish burchagi ${angleText(refracted / DEGREE)}.` }]),
  ];
  const numbers: Record<string, Quantity> = {
    α: degrees(angle),
    ...(hasReflected && { β: degrees(angle) }),
    ...(refracted !== undefined && { γ: degrees(refracted / DEGREE) }),
    ...(n &&
      hasReflected && {
        qaytgan: { value: 100 * fresnel(n[0], n[1], angle * DEGREE).s.reflectance, unit: '%' },
      }),
  };
  return { sheet, sentences, numbers };
}

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
  drawAngle(sheet, entry, -90, -90 + inside / DEGREE, 'γ');
  sheet.label(`n = ${n}`, [[SHEET_WIDTH - 44, (top + bottom) / 2]], { gap: 0 });
  const shift = (thickness * Math.sin(angle * DEGREE - inside)) / Math.cos(inside);
  return {
    sheet,
    numbers: {
      α: degrees(angle),
      γ: degrees(inside / DEGREE),
      siljish: { value: shift, unit: 'cm' },
      n: { value: n, unit: '1' },
    },
    sentences: [
      { about: [], text: 'Nur havodan yassi-parallel plastinaga tushadi va undan oʻtadi.' },
      { about: ['n'], text: `Plastinaning sindirish koʻrsatkichi ${withUnit(n, '1')}.` },
      { about: ['α'], text: `Tushish burchagi ${angleText(angle)}.` },
      { about: ['γ'], text: `Plastina ichidagi sinish burchagi ${angleText(inside / DEGREE)}.` },
      { about: [], text: 'Chiqqan nur tushgan nurga parallel.' },
      { about: ['siljish'], text: `Nurning siljishi ${withUnit(shift, 'cm')}.` },
    ],
  };
}

/** Draws a ray through a prism in air. */
function drawPrism({ n, apex, angle }: Prism): Picture {
  const sheet = createSheet(220);
  sheet.paper([SHEET_WIDTH / 2, 22], SQUARE, SQUARE);
  const height = 150;
  const half = Math.min(height * Math.tan((apex / 2) * DEGREE), 110);
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
  sheet.label(`n = ${n}`, [[tip[0], left[1] - 16]], { gap: 0 });
  return {
    sheet,
    numbers: {
      α: degrees(angle),
      n: { value: n, unit: '1' },
      ...(deviation !== undefined && { δ: degrees(deviation / DEGREE) }),
    },
    sentences: [
      { about: [], text: `Sindiruvchi burchagi ${angleText(apex)} boʻlgan prizma havoda turibdi.` },
      { about: ['n'], text: `Sindirish koʻrsatkichi ${withUnit(n, '1')}.` },
      { about: ['α'], text: `Tushish burchagi ${angleText(angle)}.` },
      deviation === undefined
        ? { about: ['δ'], text: 'Nur ikkinchi yoqdan toʻla ichki qaytadi.' }
        : { about: ['δ'], text: `Nur asos tomonga ${angleText(deviation / DEGREE)} ga ogʻadi.` },
    ],
    issues: slope * 2 - apex < -0.5 ? ['the prism is too wide for the figure'] : [],
  };
}

/** Where two lines cross. */
function meet([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point, [x4, y4]: Point): Point | undefined {
  const cross = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  if (Math.abs(cross) < 1e-9) return undefined;
  const part = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / cross;
  return [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
}

/** Draws a ray at a surface, through a plate or through a prism. */
export function drawSurfaceRays({ surface, plate, prism }: Rays): Picture {
  if (surface) return drawSurface(surface);
  if (plate) return drawPlate(plate);
  if (prism) return drawPrism(prism);
  throw new Error('rays have no surface');
}
