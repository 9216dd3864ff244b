import { project, type Camera, type ScreenPoint } from '../stage/camera.js';
import type { ScenePoint } from './reading-error.js';

/** Minimum distance of ruler marks, pixels. */
const MIN_MARK_GAP = 7;
const MAX_MARKS = 400;
/** Lengths of ruler marks, pixels: each, every fifth, every tenth. */
const MARK_LENGTHS = [5, 8, 12] as const;
/** Radius of the protractor's arc, pixels; limited by the shorter arm. */
const ARC_RADIUS = 40;
const ARC_POINTS = 24;

const projected: ScreenPoint = { left: 0, top: 0, depth: 0 };

/** Position on the canvas, pixels from its top left, or a difference of two. */
export interface ScreenPosition {
  readonly left: number;
  readonly top: number;
}

/** Canvas position of a scene point. */
export function toScreenPosition(camera: Camera, { x, y }: ScenePoint): ScreenPosition {
  project(camera, x, y, 0, projected);
  return { left: projected.left, top: projected.top };
}

const formatPosition = (left: number, top: number): string => `${left.toFixed(1)} ${top.toFixed(1)}`;

/** SVG path of the lines between ends. */
export const linePath = (
  camera: Camera,
  points: readonly ScenePoint[],
  lines: readonly (readonly [number, number])[],
): string =>
  lines
    .flatMap(([from, to]) => [points[from], points[to]])
    .map((place, index) => {
      const { left, top } = toScreenPosition(camera, place ?? { x: 0, y: 0 });
      return `${index % 2 === 0 ? 'M' : 'L'}${formatPosition(left, top)}`;
    })
    .join('');

/** Rounded step, and the number of steps per power of ten. */
function roundStep(minimum: number): readonly [step: number, tenth: number] {
  const power = 10 ** Math.floor(Math.log10(minimum));
  const factor = [1, 2, 5].find((one) => one * power >= minimum * (1 - 1e-9)) ?? 10;
  return factor === 10 ? [10 * power, 10] : [factor * power, 10 / factor];
}

/** Unit vector to the side with the marks: below the ruler in either direction. */
export function sideVector(from: ScreenPosition, to: ScreenPosition): ScreenPosition {
  const [across, down] = [to.left - from.left, to.top - from.top];
  const size = (across < 0 ? -1 : 1) * Math.hypot(across, down);
  return size === 0 ? { left: 0, top: 1 } : { left: -down / size, top: across / size };
}

/**
 * SVG path of the ruler's marks from its first end, at rounded parts of the unit.
 * @param length of the ruler, in the unit
 */
export function markPath(camera: Camera, [one, other]: readonly ScenePoint[], length: number): string {
  if (!one || !other || !(length > 0)) return '';
  const [from, to] = [toScreenPosition(camera, one), toScreenPosition(camera, other)];
  const [across, down] = [to.left - from.left, to.top - from.top];
  const pixels = Math.hypot(across, down);
  if (pixels < MIN_MARK_GAP) return '';
  const [step, tenth] = roundStep((MIN_MARK_GAP * length) / pixels);
  const side = sideVector(from, to);
  const count = Math.min(MAX_MARKS, Math.floor(length / step + 1e-9));
  let path = '';
  for (let mark = 0; mark <= count; mark++) {
    const part = (mark * step) / length;
    const size = MARK_LENGTHS[mark % tenth === 0 ? 2 : mark % (tenth / 2) === 0 ? 1 : 0];
    const [left, top] = [from.left + part * across, from.top + part * down];
    path += `M${formatPosition(left, top)}L${formatPosition(left + size * side.left, top + size * side.top)}`;
  }
  return path;
}

/** SVG path of an angle's arc in the scene plane, and the middle of the arc. */
export function arcPath(
  camera: Camera,
  [vertex, one, other]: readonly ScenePoint[],
): { readonly path: string; readonly middle: ScenePoint } {
  if (!vertex || !one || !other) return { path: '', middle: { x: 0, y: 0 } };
  const armLength = (end: ScenePoint): number => Math.hypot(end.x - vertex.x, end.y - vertex.y);
  const radius = Math.min(ARC_RADIUS / camera.scale, armLength(one), armLength(other));
  const start = Math.atan2(one.y - vertex.y, one.x - vertex.x);
  const turn = Math.atan2(other.y - vertex.y, other.x - vertex.x) - start;
  // The direction of at most half a turn.
  const sweep = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  const on = (part: number, size: number): ScenePoint => ({
    x: vertex.x + size * Math.cos(start + part * sweep),
    y: vertex.y + size * Math.sin(start + part * sweep),
  });
  const path = Array.from({ length: ARC_POINTS + 1 }, (_, index) => {
    const { left, top } = toScreenPosition(camera, on(index / ARC_POINTS, radius));
    return `${index === 0 ? 'M' : 'L'}${formatPosition(left, top)}`;
  }).join('');
  return { path, middle: on(0.5, radius) };
}
