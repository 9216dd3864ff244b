import { project, type Camera, type ScreenPoint } from './camera.js';
import { createLabelObstacles } from './label-obstacles.js';
import type { Ink, Pen } from '../experiment/pen.js';
import { createLabelPlacer, type PlacedLabel } from './place-labels.js';

/** Opaque areas in these colors are a ground, and labels may lie on them. */
const GROUNDS: readonly Ink[] = ['surface', 'sunken', 'accent-soft'];
/** Maximum number of points of a line that labels avoid: longer ones are curves across the stage. */
const MAX_POINTS = 32;
/** Minimum width, pixels, and opacity of such a line. */
const MIN_WIDTH = 2;
const MIN_OPACITY = 0.5;

/** Rectangle on the canvas, pixels. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The labels of a stage. */
export interface LabelLayer extends Pick<Pen, 'ball' | 'line' | 'arrow' | 'area' | 'label'> {
  /** Starts a frame. */
  begin: (camera: Camera) => void;
  /** Adds a covered part of the canvas, page pixels: no label lies under it. */
  cover: (left: number, top: number, right: number, bottom: number) => void;
  /** Adds a drag handle: labels avoid it when another place is free. */
  handle: (x: number, y: number) => void;
  /** @param size of the font, pixels @returns visible labels, valid until the next call */
  place: (size: number, widthOf: (text: string) => number) => readonly PlacedLabel[];
  /** Discards the places of the last frame, after the fonts have changed. */
  reset: () => void;
}

/** Creates a layer that collects the labels of a frame and the drawing that they avoid. It draws nothing. */
export function createLabelLayer(): LabelLayer {
  const obstacles = createLabelObstacles();
  const placer = createLabelPlacer(obstacles);
  const [point, other]: [ScreenPoint, ScreenPoint] = [
    { left: 0, top: 0, depth: 0 },
    { left: 0, top: 0, depth: 0 },
  ];
  const bounds: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  let camera: Camera | undefined;

  const toScreen = (x: number, y: number, z: number, on = point): ScreenPoint => {
    if (camera) project(camera, x, y, z, on);
    return on;
  };
  const pointAt = (points: ArrayLike<number>, index: number, on?: ScreenPoint): ScreenPoint =>
    toScreen(points[3 * index] ?? 0, points[3 * index + 1] ?? 0, points[3 * index + 2] ?? 0, on);

  const boundsOf = (points: ArrayLike<number>): Bounds => {
    bounds.left = bounds.top = Infinity;
    bounds.right = bounds.bottom = -Infinity;
    for (let index = 0; index < points.length / 3; index++) {
      const { left, top } = pointAt(points, index);
      bounds.left = Math.min(bounds.left, left);
      bounds.right = Math.max(bounds.right, left);
      bounds.top = Math.min(bounds.top, top);
      bounds.bottom = Math.max(bounds.bottom, top);
    }
    return bounds;
  };

  return {
    begin(next) {
      camera = next;
      obstacles.clear();
      placer.begin();
    },
    ball(x, y, z, radius) {
      if (obstacles.isSwarm()) return;
      const { left, top } = toScreen(x, y, z);
      obstacles.addDisc(left, top, radius * (camera?.scale ?? 0));
    },
    line(points, { width = 2, dashed = false, opacity = 1 }, count = Math.floor(points.length / 3)) {
      if (count < 2) return;
      const isAvoided = width >= MIN_WIDTH && !dashed && opacity >= MIN_OPACITY && count <= MAX_POINTS;
      const from = isAvoided ? 1 : count - 1;
      for (let index = from; index < count; index++) {
        const { left, top } = pointAt(points, index - 1);
        const end = pointAt(points, index, other);
        if (isAvoided) obstacles.addSegment(left, top, end.left - left, end.top - top);
        if (index === count - 1) obstacles.addEnd(end.left, end.top, end.left - left, end.top - top);
      }
    },
    arrow(x, y, z, dx, dy, dz, { opacity = 1 }) {
      const { left, top } = toScreen(x, y, z);
      const tip = toScreen(x + dx, y + dy, z + dz, other);
      const [across, down] = [tip.left - left, tip.top - top];
      if (opacity >= MIN_OPACITY) obstacles.addSegment(left, top, across, down);
      obstacles.addEnd(tip.left, tip.top, across, down);
    },
    area(points, ink, opacity) {
      if (opacity < 1 || GROUNDS.includes(ink)) return;
      const { left, top, right, bottom } = boundsOf(points);
      obstacles.addBox(left, top, right, bottom);
    },
    cover: (left, top, right, bottom) => obstacles.addBox(left, top, right, bottom),
    handle(x, y) {
      const { left, top } = toScreen(x, y, 0);
      obstacles.addHandle(left, top);
    },
    label(x, y, z, text, ink) {
      const { left, top } = toScreen(x, y, z);
      placer.add(left, top, text, ink);
    },
    place: (size, widthOf) =>
      placer.place({ width: camera?.width ?? 0, height: camera?.height ?? 0, size, widthOf }),
    reset: placer.reset,
  };
}
