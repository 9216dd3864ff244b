import { createLabelLayer, type Pen } from '@zarra/experiment-kit/stage';
import { cameraOf, type Ink, type View } from './svg-pen.js';

/** Font size. A picture of 360 is shown at 328 and more: there it has at least 12 pixels. */
const SIZE = 14;
/** Mean width of a character relative to the size, as in a wide font: pictures use the system's. */
const CHARACTER_WIDTH = 0.7;
/** Width of the outline in the background colour, as on a stage. */
const OUTLINE = 4;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const tenth = (value: number): string => String(Math.round(10 * value) / 10);

/** A pen that passes everything on and places the labels, by the rules of a stage. */
export function createLabelPen(pen: Pen, view: View): { pen: Pen; items: () => string[] } {
  const labels = createLabelLayer();
  labels.begin(cameraOf(view));
  return {
    pen: {
      ...pen,
      ball: (...ball) => {
        labels.ball(...ball);
        pen.ball(...ball);
      },
      line: (...line) => {
        labels.line(...line);
        pen.line(...line);
      },
      arrow: (...arrow) => {
        labels.arrow(...arrow);
        pen.arrow(...arrow);
      },
      area: (...area) => {
        labels.area(...area);
        pen.area(...area);
      },
      body: (points, ink) => {
        labels.area(points, ink, 1);
        pen.body(points, ink);
      },
      label: labels.label,
    },
    items: () =>
      textItems(
        labels.place(SIZE, (text) => CHARACTER_WIDTH * SIZE * text.length),
        view.tones,
      ),
  };
}

type Labels = ReturnType<ReturnType<typeof createLabelLayer>['place']>;

function textItems(labels: Labels, tones: View['tones']): string[] {
  if (labels.length === 0) return [];
  const toneOf = (ink: Ink): string => tones[ink] ?? '';
  const leaders = labels.flatMap(({ hasLeader, start, left, top, halfWidth, halfHeight, ink }) => {
    if (!hasLeader) return [];
    const x = Math.max(left - halfWidth, Math.min(left + halfWidth, start.left));
    const y = Math.max(top - halfHeight, Math.min(top + halfHeight, start.top));
    const d = `M${tenth(start.left)} ${tenth(start.top)}L${tenth(x)} ${tenth(y)}`;
    return [`<path stroke="${toneOf(ink)}" opacity=".6" d="${d}"/>`];
  });
  const texts = labels.map(({ text, left, top, ink }) => {
    const escaped = text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
    // Centred: the width differs from font to font.
    return `<text x="${tenth(left)}" y="${tenth(top + 0.35 * SIZE)}" fill="${toneOf(ink)}">${escaped}</text>`;
  });
  return [
    ...leaders,
    `<g font-family="system-ui,sans-serif" font-size="${SIZE}" font-weight="600" text-anchor="middle" ` +
      `paint-order="stroke" stroke="${toneOf('surface')}" stroke-width="${OUTLINE}">`,
    ...texts,
    '</g>',
  ];
}
