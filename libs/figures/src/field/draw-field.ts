import { withUnit } from '../sheet/format.js';
import { boxAround, directionOf, pointAt, type Point } from '../sheet/geometry.js';
import { plainLabel } from '../sheet/label-text.js';
import type { Picture, Sentence } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import { circlePath, polyline } from '../sheet/svg.js';
import { equipotentialCurves, EXTENT, lines, wireLines } from './field-curves.js';
import type { Field } from './field-schema.js';
import { fieldAt, MAGNET, potentialAt } from './sources.js';

const SCALE = (SHEET_WIDTH - 8) / (2 * EXTENT.x);
const HEIGHT = 2 * EXTENT.y * SCALE + 8;
const toSheet = ([x, y]: Point): Point => [SHEET_WIDTH / 2 + SCALE * x, HEIGHT / 2 - SCALE * y];

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = points[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);

/** Draws a curve in the direction of the field, with an arrow head at the middle of its length. */
function drawLine(sheet: Sheet, field: Field, points: readonly Point[]): void {
  const onSheet = points.map(toSheet);
  sheet.line('c', onSheet);
  let left = lengthOf(onSheet) / 2;
  if (left < 14) return;
  for (const [index, to] of onSheet.slice(1).entries()) {
    const from = onSheet[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length >= left) {
      const part = left / length;
      const at: Point = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
      const [bx, by] = fieldAt(field, [(at[0] - SHEET_WIDTH / 2) / SCALE, (HEIGHT / 2 - at[1]) / SCALE]);
      sheet.head('c', at, directionOf([0, 0], [bx, -by]));
      return;
    }
    left -= length;
  }
}

function drawCharges(sheet: Sheet, { charges = [] }: Field): void {
  for (const { at, q, label } of charges) {
    const center = toSheet(at);
    sheet.path('b', circlePath(center, 11));
    sheet.path(
      '',
      polyline([
        [center[0] - 5, center[1]],
        [center[0] + 5, center[1]],
      ]),
    );
    if (q > 0)
      sheet.path(
        '',
        polyline([
          [center[0], center[1] - 5],
          [center[0], center[1] + 5],
        ]),
      );
    sheet.avoid(boxAround(center, 11));
    if (label !== undefined) sheet.label(label, [center], { gap: 14 });
  }
}

function drawWires(sheet: Sheet, { wires = [] }: Field): void {
  for (const { at, I, label } of wires) {
    const center = toSheet(at);
    sheet.path('b', circlePath(center, 9));
    if (I > 0) sheet.dot('', center, 2.6);
    else {
      const [x, y] = center;
      sheet.path(
        '',
        polyline([
          [x - 5, y - 5],
          [x + 5, y + 5],
        ]) +
          polyline([
            [x - 5, y + 5],
            [x + 5, y - 5],
          ]),
      );
    }
    sheet.avoid(boxAround(center, 9));
    if (label !== undefined) sheet.label(label, [center], { gap: 12 });
  }
}

function drawMagnets(sheet: Sheet, { magnets = [] }: Field): void {
  for (const { at, angle = 0 } of magnets) {
    const center = toSheet(at);
    const corner = (along: number, across: number): Point =>
      pointAt(pointAt(center, along * SCALE, angle), across * SCALE, angle + 90);
    const { half, side } = MAGNET;
    const outline = polyline(
      [corner(-half, side), corner(half, side), corner(half, -side), corner(-half, -side)],
      true,
    );
    sheet.path('b', outline);
    sheet.path(
      'a',
      polyline([corner(0, side), corner(half, side), corner(half, -side), corner(0, -side)], true),
    );
    sheet.path('', outline + polyline([corner(0, side), corner(0, -side)]));
    sheet.inside('N', corner(half * 0.6, 0));
    sheet.inside('S', corner(-half * 0.6, 0));
    sheet.avoid(boxAround(center, half * SCALE * 0.8, side * SCALE));
  }
}

/** Name of the field vector. */
export const fieldName = ({ charges }: Field): string => (charges ? 'E' : 'B');

function drawProbe(sheet: Sheet, field: Field): void {
  const { probe } = field;
  if (!probe) return;
  const start = toSheet(probe.at);
  const [x, y] = fieldAt(field, probe.at);
  const tip = pointAt(start, 40, directionOf([0, 0], [x, -y]));
  sheet.arrow('e', start, tip);
  sheet.dot('', start);
  sheet.label(fieldName(field), [tip], { gap: 5, ink: 'e' });
  if (probe.label !== undefined) sheet.label(probe.label, [start], { gap: 5 });
}

const countText = (count: number, what: string): string => `${count} ta ${what}`;

function sentencesOf(field: Field): Sentence[] {
  const { charges = [], magnets = [], wires = [], equipotentials = [], probe } = field;
  const position = ([x, y]: Point): string => `(${withUnit(x, '1')}; ${withUnit(y, '1')})`;
  const [x = 0, y = 0] = probe ? fieldAt(field, probe.at) : [];
  const size = Math.hypot(x, y);
  const amount = charges.length > 0 ? withUnit(size, 'V/m') : withUnit(size * 1e6, 'μT');
  return [
    ...charges.map(({ at, q, label }) => ({
      about: ['q', ...(label === undefined ? [] : [label])],
      text: `${q > 0 ? 'Musbat' : 'Manfiy'} zaryad ${label === undefined ? '' : `${plainLabel(label)} `}${withUnit(q, 'nC')}, oʻrni ${position(at)} cm.`,
    })),
    ...magnets.map(({ angle = 0 }) => ({
      about: ['qutb'],
      text: `Magnitning shimoliy qutbi (N) gorizontaldan ${withUnit(angle, '1')}° ga burilgan.`,
    })),
    ...wires.map(({ at, I, label }) => ({
      about: ['I', ...(label === undefined ? [] : [label])],
      text: `Chizma tekisligiga tik sim, oʻrni ${position(at)} cm: tok ${withUnit(Math.abs(I), 'A')}, ${I > 0 ? 'bizga qarab' : 'bizdan nariga'} oqadi.`,
    })),
    {
      about: ['chiziq'],
      text:
        charges.length > 0
          ? 'Kuch chiziqlari musbat zaryaddan chiqib, manfiy zaryadga yoki cheksizlikka boradi.'
          : magnets.length > 0
            ? 'Magnit maydon chiziqlari N qutbdan chiqib, S qutbga kiradi.'
            : 'Magnit maydon chiziqlari simlarni oʻrab oladi.',
    },
    ...(equipotentials.length > 0
      ? [
          {
            about: ['φ'],
            text: `${countText(equipotentials.length, 'ekvipotensial chiziq')}: ${equipotentials.map((value) => withUnit(value, '1')).join('; ')} V.`,
          },
        ]
      : []),
    ...(probe && magnets.length === 0
      ? [
          {
            about: [fieldName(field)],
            text: `${position(probe.at)} cm nuqtada ${fieldName(field)} = ${amount}.`,
          },
        ]
      : []),
  ];
}

/** Draws the lines of a field, its sources, equipotentials, and the vector at a point. */
export function drawField(field: Field): Picture {
  const sheet = createSheet(HEIGHT);
  for (const curve of equipotentialCurves(field)) sheet.line('h d', curve.map(toSheet));
  for (const line of field.wires ? wireLines(field) : lines(field)) drawLine(sheet, field, line);
  drawCharges(sheet, field);
  drawWires(sheet, field);
  drawMagnets(sheet, field);
  drawProbe(sheet, field);
  const at = field.probe?.at;
  const isAtSource = at && !Number.isFinite(potentialAt(field, at));
  return { sheet, sentences: sentencesOf(field), issues: isAtSource ? ['the probe is at a charge'] : [] };
}
