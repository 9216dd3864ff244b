import { withUnit } from '../sheet/format.js';
import { pointAt, type Point } from '../sheet/geometry.js';
import type { Picture, Sentence } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH } from '../sheet/sheet.js';
import { coordinate } from '../sheet/svg.js';
import { drawAxialRays } from './draw-axial-rays.js';
import { setupOf } from './image.js';
import { angleText, drawAngle, drawRay, SIDE, SQUARE } from './ray-parts.js';
import type { Rays } from './rays-schema.js';
import { surfaceAngles } from './ray-numbers.js';

const MIDDLE: Point = [SHEET_WIDTH / 2, 118];
const LENGTH = 104;

/** Draws a ray at a boundary of two media, or at a plane mirror. */
function drawSurfaceRays({ angle, n, media, reflected }: NonNullable<Rays['surface']>): Picture {
  const [x, y] = MIDDLE;
  const sheet = createSheet(n ? 236 : 140);
  sheet.paper(MIDDLE, SQUARE, SQUARE);
  const { refracted, hasReflected } = surfaceAngles({ angle, n, reflected });
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
    drawAngle(sheet, MIDDLE, 90, 90 - angle, 'γ');
  }
  if (refracted !== undefined) {
    drawRay(sheet, MIDDLE, pointAt(MIDDLE, LENGTH, -90 + refracted));
    drawAngle(sheet, MIDDLE, -90, -90 + refracted, 'β');
  }
  const names = media ?? (n ? ([`n_1 = ${n[0]}`, `n_2 = ${n[1]}`] as const) : undefined);
  if (names) {
    sheet.label(names[0], [[SHEET_WIDTH - 46, y - 14]], { gap: 0, sides: ['N'] });
    sheet.label(names[1], [[46, y + 96]], { gap: 0, sides: ['N'], ink: 'o' });
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
    ...(hasReflected ? [{ about: ['γ'], text: `Qaytish burchagi ${angleText(angle)}.` }] : []),
    ...(refracted === undefined
      ? n
        ? [{ about: ['β'], text: 'Nur toʻla ichki qaytadi, singan nur yoʻq.' }]
        : []
      : [{ about: ['β'], text: `Sinish burchagi ${angleText(refracted)}.` }]),
  ];
  return { sheet, sentences };
}

/** Draws the image by a lens or a mirror, or a ray at a surface. @param extent further declarations that must fit in */
export function drawRays(rays: Rays, extent: readonly Rays[] = [rays]): Picture {
  const setup = setupOf(rays);
  const setups = extent.flatMap((one) => setupOf(one) ?? []);
  return setup ? drawAxialRays(rays, setup, setups) : drawSurfaceRays(rays.surface ?? { angle: 0 });
}
