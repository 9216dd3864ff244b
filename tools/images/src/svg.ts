// A small SVG writer: presentation attributes only, coordinates rounded to 0.1, no text.
import simplify from 'simplify-js';

export type Point = readonly [x: number, y: number];

export interface Look {
  readonly stroke?: string;
  readonly fill?: string;
  /** Stroke width. */
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export const thin = 1.5;
export const thick = 2.5;
/** Opacity of minor lines. */
export const faint = 0.5;
/** Opacity of shaded areas. */
export const shade = 0.16;

/** Largest distance between a drawn polyline and the points it was sampled from. */
const TOLERANCE = 0.15;

/** `count` + 1 numbers from `from` to `to`, both included. */
export const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

/** The points x, y, x, y … */
export const points = (...xy: readonly number[]): Point[] =>
  Array.from({ length: xy.length / 2 }, (_, at) => [xy[2 * at] ?? NaN, xy[2 * at + 1] ?? NaN]);

/** The corners of a rectangle between two opposite ones. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] =>
  points(x0, y0, x1, y0, x1, y1, x0, y1);

/** The pieces of a polyline inside an area (a piece ends at the last point inside). */
export function pieces(line: readonly Point[], inside: (point: Point) => boolean): Point[][] {
  const found: Point[][] = [];
  line.forEach((point, at) => {
    const before = line[at - 1];
    if (!inside(point)) return;
    if (before && inside(before)) found.at(-1)?.push(point);
    else found.push([point]);
  });
  return found.filter((piece) => piece.length > 1);
}

function tenth(tenths: number): string {
  const text = (tenths / 10)
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}

const round = (value: number): string => tenth(Math.round(value * 10));

/** Numbers in tenths, with a space only where a sign does not separate them already. */
const join = (...tenths: number[]): string =>
  tenths
    .map(tenth)
    .map((text, at) => (at === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');

function outline(line: readonly Point[], closed: boolean): string {
  const kept = simplify(
    line.map(([x, y]) => ({ x, y })),
    TOLERANCE,
    true,
  );
  const [start, ...rest] = kept.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
  if (!start) return '';
  let [x, y] = start;
  let text = `M${join(x, y)}`;
  let letter = 'l';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    const step = join(nextX - x, nextY - y);
    text += letter !== '' || step.startsWith('-') ? letter + step : ` ${step}`;
    letter = '';
    [x, y] = [nextX, nextY];
  }
  return closed ? `${text}z` : text;
}

function attributes({ stroke, fill, width, opacity, dash }: Look): string {
  const all = { stroke, fill, 'stroke-width': width, opacity, 'stroke-dasharray': dash };
  return Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}

const path = (d: readonly string[], look: Look): string => `<path${attributes(look)} d="${d.join('')}"/>`;

/** One path of several polylines. */
export const lines = (all: readonly (readonly Point[])[], look: Look = {}): string =>
  path(
    all.map((line) => outline(line, false)),
    look,
  );

export const line = (one: readonly Point[], look?: Look): string => lines([one], look);

/** One path of several closed outlines. */
export const shapes = (all: readonly (readonly Point[])[], look: Look = {}): string =>
  path(
    all.map((shape) => outline(shape, true)),
    look,
  );

export const shape = (one: readonly Point[], look?: Look): string => shapes([one], look);

/** A circular arc from angle to angle, radians, clockwise on the page. */
export function arc([x, y]: Point, radius: number, from: number, to: number, look: Look = {}): string {
  const end = (angle: number): string =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const size = `${round(radius)} ${round(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1`;
  return path([`M${end(from)}A${size} ${end(to)}`], look);
}

/** Round dots of one size in one path: strokes of no length with round caps. */
export const dots = (all: readonly Point[], diameter: number, look: Look = {}): string =>
  path(
    all.map(([x, y]) => `M${join(Math.round(x * 10), Math.round(y * 10))}h0`),
    { ...look, width: diameter },
  );

export const circle = ([x, y]: Point, radius: number, look: Look = {}): string =>
  `<circle${attributes(look)} cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;

export const ellipse = ([x, y]: Point, rx: number, ry: number, look: Look = {}): string =>
  `<ellipse${attributes(look)} cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"/>`;

/** Angle between an arrow's direction and each of the two strokes of its head, radians. */
const SPREAD = 2.6;

/** The two strokes of an arrow head at `tip`, for an arrow along (dx, dy). */
export function arrowHead([x, y]: Point, [dx, dy]: Point, size = 6): Point[] {
  const angle = Math.atan2(dy, dx);
  const end = (turn: number): Point => [x + size * Math.cos(angle + turn), y + size * Math.sin(angle + turn)];
  return [end(SPREAD), [x, y], end(-SPREAD)];
}

/** An arrow as polylines for `lines`. */
export const arrow = (from: Point, to: Point, size?: number): Point[][] => [
  [from, to],
  arrowHead(to, [to[0] - from[0], to[1] - from[1]], size),
];

/** A whole image; a card's is 320 × 200. */
export const image = (items: readonly string[], width = 320, height = 200): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" ` +
  `stroke-width="${thin}" stroke-linecap="round" stroke-linejoin="round">\n${items.join('\n')}\n</svg>\n`;
