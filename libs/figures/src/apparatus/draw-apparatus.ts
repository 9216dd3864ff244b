import { capitalize, listOf } from '../sheet/format.js';
import { middleOf, type Box, type Point } from '../sheet/geometry.js';
import { plainLabel } from '../sheet/label-text.js';
import type { Picture, Sentence } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import type { Apparatus, Part } from './apparatus-schema.js';
import { drawBoxPart } from './draw-box-part.js';
import { drawLinePart } from './draw-line-part.js';
import { NAMES, SIZES } from './part-names.js';

const SIDE = 8;
const SQUARE = (SHEET_WIDTH - 2 * SIDE) / 12;
const MARGIN = 10;

/** Top of what is drawn, in squares: the figure is as high as its parts. */
const topOf = (part: Part): number =>
  'at' in part ? part.at[1] + (part.size ?? SIZES[part.part])[1] : Math.max(part.from[1], part.to[1]);
const bottomOf = (part: Part): number => ('at' in part ? part.at[1] : Math.min(part.from[1], part.to[1]));

function drawPart(sheet: Sheet, part: Part, toSheet: (point: readonly [number, number]) => Point): void {
  if ('from' in part) {
    const [from, to] = [toSheet(part.from), toSheet(part.to)];
    drawLinePart(sheet, part, from, to);
    if (part.label === undefined) return;
    const isArrow = part.part === 'arrow';
    const at = isArrow ? [to, middleOf(from, to)] : [middleOf(from, to), to, from];
    sheet.label(part.label, at, { gap: isArrow ? 6 : 11, ink: isArrow ? 'c' : '' });
    return;
  }
  const [width, height] = part.size ?? SIZES[part.part];
  const [left, bottom] = toSheet(part.at);
  const box: Box = { left, bottom, right: left + width * SQUARE, top: bottom - height * SQUARE };
  const { shapes, letters = [], bodies } = drawBoxPart(part, box);
  for (const [ink, data] of shapes) sheet.path(ink, data);
  for (const [letter, at] of letters) sheet.inside(letter, at);
  for (const body of bodies) sheet.avoid(body);
  if (part.label === undefined) return;
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  sheet.label(
    part.label,
    [
      [box.right, middle[1]],
      [box.left, middle[1]],
      [middle[0], box.top],
      [middle[0], box.bottom],
    ],
    { gap: 5, sides: ['E', 'W', 'N', 'S'] },
  );
}

function sentencesOf({ parts }: Apparatus): Sentence[] {
  const shown = parts.filter(({ part }) => part !== 'ground' && part !== 'arrow');
  const counts = new Map<string, number>();
  for (const { part } of shown) counts.set(part, (counts.get(part) ?? 0) + 1);
  const names = [...counts].map(([part, count]) => {
    const name = NAMES[part as keyof typeof NAMES];
    return count > 1 ? `${count} ta ${name}` : name;
  });
  const labelled = parts.filter((part) => part.label !== undefined && part.part !== 'arrow');
  const arrows = parts.filter((part) => part.label !== undefined && part.part === 'arrow');
  return [
    ...(names.length > 0 ? [{ about: [], text: `Chizmada: ${listOf(names)}.` }] : []),
    ...labelled.map(({ part, label = '' }) => ({
      about: [label.split(' = ')[0] ?? ''],
      text: `${capitalize(NAMES[part])} yonidagi belgi: ${plainLabel(label)}.`,
    })),
    ...arrows.map((arrow) => {
      const [dx, dy] = 'from' in arrow ? [arrow.to[0] - arrow.from[0], arrow.to[1] - arrow.from[1]] : [0, 0];
      const words = [
        dx > 0.2 ? 'oʻngga' : dx < -0.2 ? 'chapga' : '',
        dy > 0.2 ? 'yuqoriga' : dy < -0.2 ? 'pastga' : '',
      ];
      return {
        about: [(arrow.label ?? '').split(' = ')[0] ?? ''],
        text: `${plainLabel(arrow.label ?? '')} ${words.filter(Boolean).join(' va ')} yoʻnalgan.`,
      };
    }),
  ];
}

/** Draws named parts on a grid of 12 × 8 squares. */
export function drawApparatus(apparatus: Apparatus): Picture {
  const { parts } = apparatus;
  const [top, bottom] = [Math.max(...parts.map(topOf)), Math.min(...parts.map(bottomOf))];
  const height = Math.ceil((top - bottom) * SQUARE + 2 * MARGIN + 14);
  const sheet = createSheet(height);
  const toSheet = ([x, y]: readonly [number, number]): Point => [
    SIDE + x * SQUARE,
    height - MARGIN - (y - bottom) * SQUARE,
  ];
  sheet.paper(toSheet([0, bottom]), SQUARE, SQUARE);
  for (const part of parts) drawPart(sheet, part, toSheet);
  const isOutside = parts.some(
    (part) => 'at' in part && part.at[0] + (part.size ?? SIZES[part.part])[0] > 12.3,
  );
  return {
    sheet,
    sentences: sentencesOf(apparatus),
    issues: isOutside ? ['a part is wider than the grid'] : [],
  };
}
