import {
  boxAround,
  directionOf,
  distance,
  pointAt,
  segmentsOf,
  type Box,
  type Point,
  type Segment,
} from './geometry.js';
import { escapeText, labelMarkup, labelWidth, parseLabel, type LabelRun } from './label-text.js';
import { placeLabel, type Side } from './place-label.js';
import { circlePath, coordinate, polyline } from './svg.js';

/** Width of all figures. A phone of 360 pixels shows it at its own size. */
export const SHEET_WIDTH = 328;

interface LabelOptions {
  /** Free space between the position and the label, by default 4. */
  readonly gap?: number;
  readonly sides?: readonly Side[];
  /** Class of the colour; `o` on a body, without the light edge that separates a label from the paper. */
  readonly ink?: string;
}

/** A written label. */
export interface PlacedLabel {
  readonly label: string;
  readonly box: Box;
  /** It may touch lines: a number on the axis that it belongs to. */
  readonly touchesLines: boolean;
}

/** Where labels and what they must not cover are, for `labelIssues`. */
export interface Layout {
  readonly frame: Box;
  readonly lines: readonly Segment[];
  readonly bodies: readonly Box[];
  readonly labels: readonly PlacedLabel[];
  /** Labels without a free place: they are not drawn. */
  readonly omitted: readonly string[];
}

/** A figure while it is drawn: shapes in drawing order, and labels, which are placed when everything else is known. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Draws path data, with a colour of its own only for light. It is no obstacle for labels. */
  path: (ink: string, data: string, light?: { readonly stroke: string; readonly width?: number }) => void;
  /** Draws the squares of the paper: their width and height, and a corner of one. To be called first. */
  paper: (corner: Point, width: number, height: number) => void;
  /** Draws straight lines through points, which labels avoid. */
  line: (ink: string, points: readonly Point[]) => void;
  /** Draws an arrow with a filled head at its end. */
  arrow: (ink: string, from: Point, to: Point) => void;
  /** Draws a filled arrow head on a line, with its middle at a point. */
  head: (ink: string, at: Point, degrees: number) => void;
  dot: (ink: string, at: Point, radius?: number) => void;
  /** Reserves what is drawn by `path` against labels. */
  avoid: (box: Box) => void;
  avoidLine: (points: readonly Point[]) => void;
  /** Writes a text at a fixed position: `y` is its middle. */
  text: (label: string, at: Point, align?: 'start' | 'middle' | 'end', touchesLines?: boolean) => void;
  /** Writes a letter in the middle of a body, which may reach its edge. */
  inside: (letter: string, at: Point) => void;
  /** Names what is at one of the positions; placed last, in the order of the calls. */
  label: (label: string, at: readonly Point[], options?: LabelOptions) => void;
  /** Places the labels and writes the SVG. */
  finish: (title: string) => { svg: string; layout: Layout };
}

/** Width of the lines of the paper. */
const HAIR = 0.7;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

const HEAD_LENGTH = 8;
const HEAD_WIDTH = 6;

const headPath = (tip: Point, degrees: number): string => {
  const back = pointAt(tip, -HEAD_LENGTH, degrees);
  const half = HEAD_WIDTH / 2;
  return polyline([tip, pointAt(back, half, degrees + 90), pointAt(back, half, degrees - 90)], true);
};

const heightOf = (runs: readonly LabelRun[]): number => (runs.some(({ kind }) => kind === 'index') ? 17 : 14);

/** @param height of the figure, whose width is that of the sheet unless it is given */
export function createSheet(height: number, width = SHEET_WIDTH): Sheet {
  const shapes: { ink: string; data: string; paint: string }[] = [];
  const squares: string[] = [];
  const texts: string[] = [];
  const lines: Segment[] = [];
  const bodies: Box[] = [];
  const placed: PlacedLabel[] = [];
  const requests: { label: string; at: readonly Point[]; options: LabelOptions }[] = [];
  const omitted: string[] = [];
  const frame: Box = { left: 1, top: 1, right: width - 1, bottom: height - 1 };

  const path: Sheet['path'] = (ink, data, light) => {
    const paint = light
      ? ` stroke="${light.stroke}"${light.width ? ` stroke-width="${light.width}"` : ''}`
      : '';
    const last = shapes.at(-1);
    if (last?.ink === ink && last.paint === paint) last.data += data;
    else shapes.push({ ink, data, paint });
  };
  const line = (ink: string, points: readonly Point[]): void => {
    path(ink, polyline(points));
    lines.push(...segmentsOf(points));
  };
  const write = (runs: readonly LabelRun[], [x, y]: Point, align: string, ink = ''): void => {
    const only = runs.length === 1 && runs[0]?.kind === 'symbol' ? runs[0] : undefined;
    const names = [{ start: '', middle: 'n', end: 'w' }[align], only && 'i', ink].filter(Boolean).join(' ');
    const content = only ? only.text : labelMarkup(runs);
    texts.push(
      `<text x="${coordinate(x)}" y="${coordinate(y)}"${names && ` class="${names}"`}>${content}</text>`,
    );
  };
  return {
    width,
    height,
    path,
    // One broad dashed line is all lines of a direction.
    paper: ([x, y], dx, dy) => {
      const dashes = (step: number, offset: number): string =>
        `stroke-dasharray="${HAIR} ${hundredths(step - HAIR)}" stroke-dashoffset="${hundredths(step - (offset % step) + HAIR / 2)}"`;
      squares.push(
        `<path class="q" stroke-width="${coordinate(height)}" ${dashes(dx, x)} d="M0 ${coordinate(height / 2)}H${width}"/>`,
        `<path class="q" stroke-width="${width}" ${dashes(dy, y)} d="M${width / 2} 0V${coordinate(height)}"/>`,
      );
    },
    line,
    arrow: (ink, from, to) => {
      const degrees = directionOf(from, to);
      const length = distance(from, to);
      lines.push([from, to]);
      if (length > HEAD_LENGTH) path(ink, polyline([from, pointAt(to, -HEAD_LENGTH / 2, degrees)]));
      // The line may be dashed, its head is not.
      path(`${ink.replace(/ *\bd\b/, '')} f`.trim(), headPath(to, degrees));
      bodies.push(boxAround(pointAt(to, -HEAD_LENGTH / 2, degrees), 3));
    },
    head: (ink, at, degrees) => {
      path(`${ink} f`, headPath(pointAt(at, HEAD_LENGTH / 2, degrees), degrees));
      bodies.push(boxAround(at, HEAD_LENGTH / 2));
    },
    dot: (ink, at, radius = 2.5) => {
      path(`${ink} f`, circlePath(at, radius));
      bodies.push(boxAround(at, radius));
    },
    avoid: (box) => bodies.push(box),
    avoidLine: (points) => lines.push(...segmentsOf(points)),
    text: (label, [x, y], align = 'start', touchesLines = false) => {
      const runs = parseLabel(label);
      const half = labelWidth(runs) / 2;
      const center = x + { start: half, middle: 0, end: -half }[align];
      placed.push({ label, box: boxAround([center, y], half, 6), touchesLines });
      write(runs, [x, y + 5], align);
    },
    inside: (letter, [x, y]) => write([{ kind: 'text', text: letter }], [x, y + 5], 'middle', 'o'),
    label: (label, at, options = {}) => {
      requests.push({ label, at, options });
    },
    finish: (title) => {
      for (const { label, at, options } of requests) {
        const runs = parseLabel(label);
        const request = {
          ...{ at, width: labelWidth(runs), height: heightOf(runs), gap: options.gap ?? 4 },
          ...(options.sides && { sides: options.sides }),
        };
        const obstacles = { frame, lines, bodies, labels: placed.map(({ box }) => box) };
        const place = placeLabel(request, obstacles);
        if (!place) {
          omitted.push(label);
          continue;
        }
        const [x, y] = place.center;
        if (place.leader) {
          path('t', polyline(place.leader));
          lines.push(place.leader);
        }
        const box = boxAround(place.center, request.width / 2, request.height / 2);
        placed.push({ label, box, touchesLines: false });
        write(runs, [x, y + (request.height > 14 ? 3.5 : 5)], 'middle', options.ink);
      }
      const drawn = shapes.map(
        ({ ink, data, paint }) => `<path${ink.trim() && ` class="${ink.trim()}"`}${paint} d="${data}"/>`,
      );
      const svg = `<svg class="fg" viewBox="0 0 ${width} ${coordinate(height)}" role="img"><title>${escapeText(title)}</title>${squares.join('')}${drawn.join('')}${texts.join('')}</svg>`;
      return { svg, layout: { frame, lines, bodies, labels: placed, omitted } };
    },
  };
}
