import { project, type Camera, type Spot } from '../stage/camera.js';
import type { Place } from './place-error.js';

/** Marks of a ruler are no nearer to each other, pixels. */
const NEAREST = 7;
const MOST_MARKS = 400;
/** Lengths of its marks, pixels: each, each fifth, each tenth. */
const MARKS = [5, 8, 12] as const;
/** Radius of a protractor's arc, pixels; never beyond the shorter arm. */
const ARC = 40;
const ARC_POINTS = 24;

const spot: Spot = { left: 0, top: 0, near: 0 };

/** A spot of the picture, pixels from its top left; or a way in it. */
export interface Seen {
  readonly left: number;
  readonly top: number;
}

/** Where a place is seen. */
export function seen(camera: Camera, { x, y }: Place): Seen {
  project(camera, x, y, 0, spot);
  return { left: spot.left, top: spot.top };
}

const at = (left: number, top: number): string => `${left.toFixed(1)} ${top.toFixed(1)}`;

/** Lines between ends, for an SVG path. */
export const linePath = (
  camera: Camera,
  places: readonly Place[],
  lines: readonly (readonly [number, number])[],
): string =>
  lines
    .flatMap(([from, to]) => [places[from], places[to]])
    .map((place, index) => {
      const { left, top } = seen(camera, place ?? { x: 0, y: 0 });
      return `${index % 2 === 0 ? 'M' : 'L'}${at(left, top)}`;
    })
    .join('');

/** A round step, and how many of them make the next power of ten. */
function roundMark(least: number): readonly [step: number, tenth: number] {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor === 10 ? [10 * power, 10] : [factor * power, 10 / factor];
}

/** The side of a ruler on which its marks are: below it, whichever end is on the left. A way one pixel long. */
export function sideOf(from: Seen, to: Seen): Seen {
  const [across, down] = [to.left - from.left, to.top - from.top];
  const size = (across < 0 ? -1 : 1) * Math.hypot(across, down);
  return size === 0 ? { left: 0, top: 1 } : { left: -down / size, top: across / size };
}

/** The marks of a ruler from its first end, at round parts of the unit. @param length of it, in the unit */
export function markPath(camera: Camera, [one, other]: readonly Place[], length: number): string {
  if (!one || !other || !(length > 0)) return '';
  const [from, to] = [seen(camera, one), seen(camera, other)];
  const [across, down] = [to.left - from.left, to.top - from.top];
  const pixels = Math.hypot(across, down);
  if (pixels < NEAREST) return '';
  const [step, tenth] = roundMark((NEAREST * length) / pixels);
  const side = sideOf(from, to);
  const count = Math.min(MOST_MARKS, Math.floor(length / step + 1e-9));
  let path = '';
  for (let mark = 0; mark <= count; mark++) {
    const part = (mark * step) / length;
    const size = MARKS[mark % tenth === 0 ? 2 : mark % (tenth / 2) === 0 ? 1 : 0];
    const [left, top] = [from.left + part * across, from.top + part * down];
    path += `M${at(left, top)}L${at(left + size * side.left, top + size * side.top)}`;
  }
  return path;
}

/** The arc of an angle, in the plane of the scene; and its middle. */
export function arcPath(
  camera: Camera,
  [vertex, one, other]: readonly Place[],
): { readonly path: string; readonly middle: Place } {
  if (!vertex || !one || !other) return { path: '', middle: { x: 0, y: 0 } };
  const reach = (end: Place): number => Math.hypot(end.x - vertex.x, end.y - vertex.y);
  const radius = Math.min(ARC / camera.scale, reach(one), reach(other));
  const start = Math.atan2(one.y - vertex.y, one.x - vertex.x);
  const turn = Math.atan2(other.y - vertex.y, other.x - vertex.x) - start;
  // The way round that is at most half a turn.
  const swept = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  const on = (part: number, size: number): Place => ({
    x: vertex.x + size * Math.cos(start + part * swept),
    y: vertex.y + size * Math.sin(start + part * swept),
  });
  const path = Array.from({ length: ARC_POINTS + 1 }, (_, index) => {
    const { left, top } = seen(camera, on(index / ARC_POINTS, radius));
    return `${index === 0 ? 'M' : 'L'}${at(left, top)}`;
  }).join('');
  return { path, middle: on(0.5, radius) };
}
