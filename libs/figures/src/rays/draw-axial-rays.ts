import { niceStep, withUnit } from '../sheet/format.js';
import { clipSegment, directionOf, middleOf, type Box, type Point, type Segment } from '../sheet/geometry.js';
import type { Picture } from '../sheet/picture.js';
import { labelWidth, parseLabel } from '../sheet/label-text.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import { coordinate, polyline } from '../sheet/svg.js';
import { describeRays } from './describe-rays.js';
import { heightAt, imageBy, slopeAfter, type OpticalImage, type Setup } from './image.js';
import type { RayName, Rays } from './rays-schema.js';

const MIDDLE = 100;
/** Half of the height of what is drawn around the axis. */
const HALF = 72;
const SIDE = 14;
/** Images farther away than this multiple of the other distances are outside the figure. */
const FAR = 4;
const BEND = 7;
/** Height of a row of distances. */
const ROW = 22;
/** Squares of the paper are at least this wide. */
const PAPER = 13;

/** Scales of a figure: the vertical one is its own, so that a flat path of light is readable. */
interface View {
  readonly sheet: Sheet;
  /** Half of the height of the lens or mirror in units of the declaration. */
  readonly half: number;
  /** Width and height of a square of the paper in units of the declaration. */
  readonly square: readonly [number, number];
  readonly left: number;
  readonly right: number;
  /** Pixels per unit along the axis. */
  readonly scale: number;
  readonly at: (x: number, y: number) => Point;
  readonly clip: Box;
}

const unitOf = ({ unit = 'cm' }: Rays): string => unit;

/** Position of an image: in front of a mirror it is on the side of the object. */
const imagePosition = ({ isMirror }: Setup, { f }: OpticalImage): number => (isMirror ? -f : f);

const isShown = ({ F, d }: Setup, { f }: OpticalImage): boolean =>
  Math.abs(f) <= FAR * Math.max(d, Number.isFinite(F) ? Math.abs(F) : d);

function positionsOf(setup: Setup, marks: readonly string[]): number[] {
  const image = imageBy(setup);
  const { F, d, isMirror } = setup;
  const sides = isMirror ? [-1] : [-1, 1];
  const focal = marks.flatMap((mark) =>
    mark === 'O' || !Number.isFinite(F) ? [] : [mark === 'F' ? F : 2 * F],
  );
  return [
    -d,
    0,
    ...(isShown(setup, image) ? [imagePosition(setup, image)] : [isMirror ? 0 : d]),
    ...focal.flatMap((distance) => sides.map((side) => side * distance)),
  ];
}

function viewOf(rays: Rays, setups: readonly Setup[]): View {
  const positions = setups.flatMap((setup) => positionsOf(setup, rays.marks ?? []));
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const reach = 0.09 * (last - first);
  // Light leaves the lens to the right, also where the image is on the left.
  const [left, right] = [first - reach, Math.max(last + reach, setups[0]?.isMirror ? 0 : 0.45 * -first)];
  const heights = setups.flatMap((setup) => {
    const image = imageBy(setup);
    return [setup.h, ...(isShown(setup, image) ? [Math.abs(image.height)] : [2 * setup.h])];
  });
  // Light that diverges stays visible for some distance.
  const diverging = setups.flatMap((setup) =>
    imageBy(setup).f < 0 && Number.isFinite(setup.F)
      ? [Math.min(1.5 * setup.h, Math.abs(setup.h + slopeAfter(setup.h, setup) * 0.6 * right))]
      : [],
  );
  const half = Math.max(...heights, ...diverging);
  const scale = (SHEET_WIDTH - 2 * SIDE) / (right - left);
  const rows = Math.max(
    ...setups.map((setup) => rowsOf(dimensions(rays, setup), unitOf(rays), scale).length),
  );
  const sheet = createSheet(MIDDLE + HALF + 22 + ROW * rows);
  const [across, up] = [niceStep(PAPER / scale), niceStep((PAPER * half) / HALF)];
  sheet.paper([SIDE - scale * left, MIDDLE], scale * across, (HALF * up) / half);
  return {
    ...{ sheet, half, left, right, scale, square: [across, up] as const },
    at: (x, y) => [SIDE + scale * (x - left), MIDDLE - (HALF * y) / half],
    clip: { left: SIDE - 8, right: SHEET_WIDTH - SIDE + 8, top: 8, bottom: MIDDLE + HALF + 18 },
  };
}

/** Draws the symbol of a thin lens, or a mirror with hatches on its back. */
function drawElement({ sheet, at, half }: View, { F, isMirror }: Setup): void {
  const [x, top] = at(0, 1.12 * half);
  const bottom = at(0, -1.12 * half)[1];
  if (!isMirror) {
    sheet.line('', [
      [x, top],
      [x, bottom],
    ]);
    // The arrows point outwards on a converging lens.
    const turn = F > 0 ? 6 : -6;
    sheet.path(
      '',
      polyline([
        [x - 5, top + turn],
        [x, top],
        [x + 5, top + turn],
      ]) +
        polyline([
          [x - 5, bottom - turn],
          [x, bottom],
          [x + 5, bottom - turn],
        ]),
    );
    sheet.avoid({ left: x - 6, right: x + 6, top: top - 6, bottom: top + 7 });
    sheet.avoid({ left: x - 6, right: x + 6, top: bottom - 7, bottom: bottom + 6 });
    return;
  }
  const steps = Array.from({ length: 13 }, (_, index): Point => {
    const part = index / 6 - 1;
    return [x + bendAt(F, part), MIDDLE + part * (bottom - MIDDLE)];
  });
  sheet.line('', steps);
  for (const [px, py] of steps) sheet.path('t', `M${coordinate(px)} ${coordinate(py)}l6 -5`);
  sheet.avoid({ left: x + 1, right: x + 12, top, bottom });
}

/** Bend of a drawn mirror towards the object, at a part of its half height. */
const bendAt = (F: number, part: number): number =>
  Number.isFinite(F) ? -Math.sign(F) * BEND * part * part : 0;

function drawLight(view: View, lines: readonly Segment[], ink: string): void {
  for (const segment of lines) {
    const clipped = clipSegment(segment, view.clip);
    if (clipped) view.sheet.line(ink, clipped);
  }
}

/** Draws a ray from the tip of the object, and its extensions to a virtual image or focus. */
function drawRay(
  view: View,
  setup: Setup,
  image: OpticalImage,
  height: number,
  name: RayName | undefined,
): void {
  const { sheet, at, left, right, half } = view;
  const { F, d, h, isMirror } = setup;
  // Near the focus it would miss the lens: the ray to the focus is then left out.
  if (!(Math.abs(height) <= 1.12 * half)) return;
  const tip = at(-d, h);
  const hitX = isMirror ? bendAt(F, height / (1.12 * half)) : 0;
  const [atX, atY] = at(0, height);
  const hit: Point = [atX + hitX, atY];
  const slope = slopeAfter(height, setup);
  const end = isMirror ? at(left, height + slope * -left) : at(right, height + slope * right);
  const lines: Segment[] = [
    [tip, hit],
    [hit, end],
  ];
  drawLight(view, lines, 'c');
  // The arrow head after the lens is half way to a real image, where the rays are apart.
  const meets =
    image.f > 0 && isShown(setup, image) ? (0.5 * image.f) / Math.abs(isMirror ? left : right) : 0.42;
  for (const [line, part] of [
    [lines[0], 0.36],
    [lines[1], meets],
  ] as const) {
    const clipped = line && clipSegment(line, view.clip);
    if (!clipped) continue;
    const [from, to] = clipped;
    const point: Point = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) * Math.min(part, 1 - part) > 10)
      sheet.head('c', point, directionOf(from, to));
  }
  // Where the light only seems to come from: the virtual image, or the focus of a parallel ray.
  const virtual = image.f < 0 && isShown(setup, image) ? image.f : 0;
  const reach = name === 'parallel' && F < 0 ? Math.min(virtual, F) : virtual;
  if (reach < 0) {
    const x = isMirror ? -reach : reach;
    drawLight(view, [[hit, at(x, height + slope * reach)]], 't d');
  }
  // The incident ray of the focus of a diverging element aims at it; of a near object it comes from it.
  if (name === 'focus' && F < 0) drawLight(view, [[hit, at(isMirror ? F * -1 : -F, 0)]], 't d');
  if (name === 'focus' && F > d) drawLight(view, [[at(-F, 0), tip]], 't d');
}

/** Draws an upright arrow on the axis, with its name at the tip. */
function drawArrow({ sheet, at }: View, x: number, height: number, name: string, isVirtual: boolean): void {
  const ink = isVirtual ? 'd' : '';
  sheet.arrow(ink, at(x, 0), at(x, height));
  const tip = at(x, height);
  sheet.label(name, [tip, middleOf(tip, at(x, 0))], {
    gap: 5,
    sides: x < 0 ? ['W', 'NW', 'E', 'N'] : ['E', 'NE', 'W', 'S'],
  });
}

interface Dimension {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Distances below the figure. */
function dimensions({ show = ['d'] }: Rays, setup: Setup | undefined): Dimension[] {
  if (!setup) return [];
  const image = imageBy(setup);
  const position = imagePosition(setup, image);
  return show.flatMap((name): Dimension[] => {
    if (name === 'd') return [{ name, from: -setup.d, to: 0, value: setup.d }];
    if (name === 'F') return [{ name, from: 0, to: (setup.isMirror ? -1 : 1) * setup.F, value: setup.F }];
    return isShown(setup, image) ? [{ name, from: 0, to: position, value: Math.abs(image.f) }] : [];
  });
}

/** Text at a distance. */
const dimensionText = ({ name, value }: Dimension, unit: string): string =>
  `${name} = ${withUnit(value, unit)}`;

/** Rows of distances: those whose lines or texts overlap are below each other. @param scale pixels per unit */
function rowsOf(all: readonly Dimension[], unit: string, scale: number): Dimension[][] {
  const ends = (one: Dimension): readonly [number, number] => {
    const [left, right] = [Math.min(one.from, one.to) * scale, Math.max(one.from, one.to) * scale];
    const outside = Math.max(0, (labelWidth(parseLabel(dimensionText(one, unit))) + 6 - (right - left)) / 2);
    return [left - outside, right + outside];
  };
  const rows: Dimension[][] = [];
  for (const one of all) {
    const [left, right] = ends(one);
    const row = rows.find((others) =>
      others.every((other) => ends(other)[0] >= right - 1e-6 || ends(other)[1] <= left + 1e-6),
    );
    if (row) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

function drawDimensions({ sheet, at }: View, rows: readonly Dimension[][], unit: string): void {
  rows.forEach((row, index) => {
    const y = sheet.height - 12 - ROW * (rows.length - 1 - index);
    for (const one of row) {
      const positions = [Math.min(one.from, one.to), Math.max(one.from, one.to)];
      const [x1 = 0, x2 = 0] = positions.map((position) => at(position, 0)[0]);
      // Below a lens its own line leads to the distance.
      for (const position of positions)
        sheet.path(
          't',
          `M${coordinate(at(position, 0)[0])} ${coordinate(position === 0 ? MIDDLE + 1.12 * HALF + 2 : MIDDLE)}V${y + 4}`,
        );
      sheet.path(
        't',
        `M${coordinate(x1)} ${y}H${coordinate(x2)}m-4 -2.5l4 2.5l-4 2.5M${coordinate(x1 + 4)} ${y - 2.5}l-4 2.5l4 2.5`,
      );
      sheet.text(dimensionText(one, unit), [(x1 + x2) / 2, y - 9], 'middle', true);
    }
  });
}

/** Draws rays from the tip of an object through a thin lens or to a mirror, and the image. */
export function drawAxialRays(rays: Rays, setup: Setup, extent: readonly Setup[]): Picture {
  const view = viewOf(rays, [setup, ...extent]);
  const { sheet, at } = view;
  const image = imageBy(setup);
  const unit = unitOf(rays);
  const { F, d, h, isMirror } = setup;
  sheet.line('t', [
    [view.clip.left, MIDDLE],
    [view.clip.right, MIDDLE],
  ]);
  drawElement(view, setup);
  if (Number.isFinite(F))
    for (const name of rays.rays ?? ['parallel', 'centre'])
      drawRay(view, setup, image, heightAt(name, setup), name);
  else for (const height of [0.35 * h, -0.55 * h]) drawRay(view, setup, image, height, undefined);
  drawArrow(view, -d, h, 'h', false);
  const position = imagePosition(setup, image);
  if (isShown(setup, image)) drawArrow(view, position, image.height, 'H', image.f < 0);
  for (const mark of rays.marks ?? []) {
    const distances =
      mark === 'O' ? [0] : (isMirror ? [-1] : [-1, 1]).map((side) => side * F * (mark === 'F' ? 1 : 2));
    for (const x of distances) {
      const point = at(x, 0);
      sheet.dot('', point);
      const isLeft = x < 0;
      sheet.label(mark, [point], { gap: 5, sides: isLeft ? ['S', 'N', 'SW', 'SE'] : ['N', 'S', 'NE', 'NW'] });
    }
  }
  drawDimensions(view, rowsOf(dimensions(rays, setup), unit, view.scale), unit);
  return { sheet, sentences: describeRays(rays, setup, image, { unit, square: view.square }) };
}
