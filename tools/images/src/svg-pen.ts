import { type Box, type Camera, cameraFor, type Pen, project } from '@zarra/experiment-kit/stage';
import { contourRings } from './contour-rings.js';
import { ink, paper } from './palette.js';
import { arrow, dots, faint, lines, type Point, shapes, thin } from './svg.js';

export type Ink = Parameters<Pen['ball']>[4];

/** The view of a scene, as the kit's camera has it, and its tones. */
export interface View {
  readonly box: Box;
  readonly margin: number;
  /** About the vertical, radians. */
  readonly turn?: number;
  readonly tilt?: number;
  /**
   * Half depth of a rotated scene that is visible, m. Without it the scene is as large as from the front: parts beyond the
   * edges are cut off.
   */
  readonly depth?: number;
  /** Tones of inks; those of the page are greys when left out, and inks with '' are not drawn. */
  readonly tones: Readonly<Partial<Record<Ink, string>>>;
  /** Those of a card's image by default. */
  readonly size?: Size;
  /** Levels at which a field is filled, as parts of its full colour; one by default. */
  readonly levels?: readonly FieldLevel[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Level of a field and the opacity of its fill. */
export type FieldLevel = readonly [part: number, opacity: number];

/** One drawn item. */
export interface Mark {
  readonly kind: 'line' | 'area' | 'field' | 'ball';
  readonly tone: string;
  readonly opacity: number;
  /** Stroke width, or a ball's diameter. */
  readonly size: number;
  readonly dashed: boolean;
  readonly points: readonly Point[];
}

type MarkLook = Partial<Pick<Mark, 'opacity' | 'size' | 'dashed'>>;

const CARD: Size = { width: 320, height: 200 };
/** A stage is about twice as wide as a card. */
const STROKE_SCALE = 0.8;
const CARD_LEVELS: readonly FieldLevel[] = [[0.3, 0.35]];
/** Distance outside the image at which lines end. */
const OVERHANG = 6;
/** Any point at this distance is outside the image. */
const FAR = 5000;
/** Opacity of earlier states of a motion. */
const EARLIER = 0.35;

/** Greys of the page, for an image that lies on light and dark. */
const GREYS: Partial<Record<Ink, readonly [tone: string, opacity: number]>> = {
  text: [ink, 1],
  muted: [ink, 1],
  'line-strong': [ink, 1],
  line: [ink, faint],
  sunken: [ink, 0.12],
  surface: [paper, 1],
};

export const cameraOf = ({ box, margin, turn = 0, tilt = 0, depth, size = CARD }: View): Camera => ({
  ...cameraFor(
    box,
    size.width,
    size.height,
    depth === undefined ? { margin } : { margin, turn, tilt, depth },
  ),
  turn,
  tilt,
});

function projection(camera: Camera): (x: number, y: number, z: number) => Point {
  const point = { left: 0, top: 0, depth: 0 };
  return (x, y, z) => {
    project(camera, x, y, z, point);
    return [point.left, point.top];
  };
}

type IsVisible = (point: Point) => boolean;

/** The pieces of a line that touch the image. */
function visiblePieces(line: readonly Point[], isVisible: IsVisible): Point[][] {
  // Two ends far away may lie on either side of the image.
  if (line.length === 2) return [[...line]];
  const pieces: Point[][] = [[]];
  line.forEach((point, at) => {
    if ([line[at - 1], point, line[at + 1]].some((one) => one && isVisible(one))) pieces.at(-1)?.push(point);
    else pieces.push([]);
  });
  return pieces.filter((piece) => piece.length > 1);
}

/** A pen that collects what an experiment draws. Labels are omitted; a field has one shade, where it is strong. */
export function createSvgPen(view: View): { pen: Pen; marks: () => Mark[] } {
  const { size = CARD, levels = CARD_LEVELS } = view;
  const toPage = projection(cameraOf(view));
  const isVisible: IsVisible = ([x, y]) =>
    x > -OVERHANG && x < size.width + OVERHANG && y > -OVERHANG && y < size.height + OVERHANG;
  const [origin, unit] = [toPage(0, 0, 0), toPage(1, 0, 0)];
  const scale = Math.hypot(unit[0] - origin[0], unit[1] - origin[1]) / Math.cos(view.turn ?? 0);
  const flat: Mark[] = [];
  /** Bodies of a rotated view lie on top. */
  const balls: Mark[] = [];
  const isRotated = Boolean(view.turn || view.tilt);

  const path = (xyz: ArrayLike<number>, count = xyz.length / 3): Point[] =>
    Array.from({ length: count }, (_, at) =>
      toPage(xyz[3 * at] ?? NaN, xyz[3 * at + 1] ?? NaN, xyz[3 * at + 2] ?? NaN),
    );
  const toneOf = (of: Ink): readonly [tone: string, opacity: number] | undefined => {
    const tone = view.tones[of];
    return tone === undefined ? GREYS[of] : tone === '' ? undefined : [tone, 1];
  };
  const add = (kind: Mark['kind'], of: Ink, points: readonly Point[], look: MarkLook): void => {
    const [tone, part] = toneOf(of) ?? [];
    if (tone === undefined || part === undefined) return;
    const { opacity = 1, size = 0, dashed = false } = look;
    (kind === 'ball' && isRotated ? balls : flat).push({
      kind,
      tone,
      opacity: opacity * part,
      size,
      dashed,
      points,
    });
  };
  const addLines = (all: readonly Point[][], stroke: Parameters<Pen['line']>[1]): void => {
    const { width = 2, dashed = false, opacity = 1 } = stroke;
    for (const line of all)
      for (const piece of visiblePieces(line, isVisible))
        add('line', stroke.ink, piece, { opacity, size: Math.max(1, STROKE_SCALE * width), dashed });
  };

  const pen: Pen = {
    ball: (x, y, z, radius, of) =>
      add('ball', of, [toPage(x, y, z)], { size: 2 * Math.max(1, radius * scale) }),
    line: (xyz, stroke, count) => addLines([path(xyz, count)], stroke),
    arrow: (x, y, z, dx, dy, dz, stroke) => {
      const [from, to] = [toPage(x, y, z), toPage(x + dx, y + dy, z + dz)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length >= 1) addLines(arrow(from, to, Math.min(7, length)), { ...stroke, dashed: false });
    },
    area: (xyz, of, opacity) => add('area', of, path(xyz), { opacity }),
    body: (xyz, of) => add('area', of, path(xyz), {}),
    // An image has no gradients.
    glow: () => {},
    ground: (surface) => {
      // A wall may be infinite.
      const points = path(typeof surface === 'number' ? [0, surface, 0] : surface).map(([x, y]): Point => [
        x,
        Math.max(-FAR, Math.min(FAR, y)),
      ]);
      const top = (at: number): number => points.at(at)?.[1] ?? 0;
      const edge: Point[] = [[-OVERHANG, top(0)], ...points, [size.width + OVERHANG, top(-1)]];
      const below = Math.max(...edge.map(([, y]) => y), size.height) + OVERHANG;
      add('area', 'sunken', [...edge, [size.width + OVERHANG, below], [-OVERHANG, below]], {});
      add('line', 'line-strong', edge, { size: 2 * STROKE_SCALE });
    },
    layer: (_inputs, draw) => draw(),
    label: () => {},
    field: ({ values, columns, rows, left, bottom, width, height, fullScale, palette }) => {
      const fill = (of: Ink, sign: 1 | -1): void => {
        const signed = Array.from(values, (value) => sign * value);
        for (const [level, opacity] of levels)
          for (const ring of contourRings(signed, columns, rows, level * fullScale)) {
            const outline = ring.map(([column, row]) =>
              toPage(left + (column / columns) * width, bottom + (row / rows) * height, 0),
            );
            if (outline.some(isVisible)) add('field', of, outline, { opacity });
          }
      };
      fill(palette === 'signed' ? 'chart-red' : 'accent', 1);
      if (palette === 'signed') fill('chart-blue', -1);
    },
  };
  return { pen, marks: () => [...flat, ...balls] };
}

/** Marks of an image: the last state, and behind it, fainter, the earlier states where they differ. */
export function overlay(states: readonly Mark[][]): Mark[] {
  const last = states.at(-1) ?? [];
  const known = new Set(last.map((mark) => JSON.stringify(mark)));
  const earlier = states
    .slice(0, -1)
    .flat()
    .filter((mark) => !known.has(JSON.stringify(mark)))
    .map((mark) => ({ ...mark, opacity: EARLIER * mark.opacity }));
  return [...earlier, ...last];
}

/** SVG elements of an image: neighbouring marks of one style are one path. */
export function toItems(marks: readonly Mark[]): string[] {
  const groups: { name: string; mark: Mark; all: (readonly Point[])[] }[] = [];
  for (const mark of marks) {
    const { points, ...look } = mark;
    const name = JSON.stringify(look);
    // Bodies of one style are one path in any order.
    const group = mark.kind === 'ball' ? groups.find((one) => one.name === name) : groups.at(-1);
    if (group?.name === name && mark.kind !== 'area') group.all.push(points);
    else groups.push({ name, mark, all: [points] });
  }
  return groups.map(({ mark: { kind, tone, opacity, size, dashed }, all }) => {
    const faint = opacity === 1 ? {} : { opacity: Math.round(100 * opacity) / 100 };
    const width = Math.round(10 * size) / 10;
    if (kind === 'ball') return dots(all.flat(), width, { stroke: tone, ...faint });
    if (kind !== 'line') return shapes(all, { fill: tone, ...faint });
    const stroke = { stroke: tone, ...(width === thin ? {} : { width }), ...faint };
    return lines(all, { ...stroke, ...(dashed ? { dash: '2 5' } : {}) });
  });
}
