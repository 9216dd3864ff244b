import type { Axis } from './draw-axes.js';
import type { Range } from './scale.js';

/** Enlarged part of a graph, in displayed units. */
export interface ZoomWindow {
  readonly x: Range;
  readonly y: Range;
}

type ZoomAxis = Omit<Axis, 'name'>;

/** Displayed and whole ranges of a graph. */
export interface ZoomFrame {
  readonly x: ZoomAxis;
  readonly y: ZoomAxis;
}

/** Maximum enlargement. */
const MAX_ZOOM = 1000;
/** Window lengths relative to the whole above which the whole graph is shown. */
const WHOLE = 0.999;
/** Distance from the edge of a revealed point, in window lengths. */
const REVEAL_MARGIN = 0.1;

/** Coordinates that are proportional to pixels: logarithms on a logarithmic axis. */
const toLinear = ({ logarithmic }: ZoomAxis, [from, to]: Range): Range =>
  logarithmic ? [Math.log10(from), Math.log10(to)] : [from, to];
const fromLinear = ({ logarithmic }: ZoomAxis, [from, to]: Range): Range =>
  logarithmic ? [10 ** from, 10 ** to] : [from, to];

/** Enlarges one axis around a point at a fraction of its length; at most to the whole range. */
function zoomAxis(axis: ZoomAxis, factor: number, fraction: number): Range {
  const [from, to] = toLinear(axis, axis.range);
  const [low, high] = toLinear(axis, axis.whole);
  const length = Math.max((to - from) / factor, (high - low) / MAX_ZOOM);
  if (length >= WHOLE * (high - low)) return axis.whole;
  const start = from + (to - from - length) * fraction;
  return fromLinear(axis, [start, start + length]);
}

/** Moves one axis by a fraction of its length; its middle stays within the whole range. */
function panAxis(axis: ZoomAxis, fraction: number): Range {
  const [from, to] = toLinear(axis, axis.range);
  const [low, high] = toLinear(axis, axis.whole);
  const half = (to - from) / 2;
  const middle = Math.min(high, Math.max(low, from + half + (to - from) * fraction));
  return fromLinear(axis, [middle - half, middle + half]);
}

/**
 * Enlarges a graph around a point.
 * @param factor above 1 enlarges
 * @param across position of the point, as a fraction of the width from the left
 * @param up position of the point, as a fraction of the height from the bottom
 * @returns the window; undefined for the whole graph
 */
export function zoomBy({ x, y }: ZoomFrame, factor: number, across = 0.5, up = 0.5): ZoomWindow | undefined {
  const next = { x: zoomAxis(x, factor, across), y: zoomAxis(y, factor, up) };
  return next.x === x.whole && next.y === y.whole ? undefined : next;
}

/** Moves the window of a graph by fractions of its width and height, to the right and up. */
export const panBy = ({ x, y }: ZoomFrame, across: number, up: number): ZoomWindow => ({
  x: panAxis(x, across),
  y: panAxis(y, up),
});

/** Fraction of an axis by which it must move to show a value; 0 for a value that it cannot show. */
function shiftTo(axis: ZoomAxis, value: number): number {
  const [from, to] = toLinear(axis, axis.range);
  const [linear] = toLinear(axis, [value, value]);
  const place = (linear - from) / (to - from);
  if (!Number.isFinite(place)) return 0;
  if (place < 0) return place - REVEAL_MARGIN;
  return place > 1 ? place - 1 + REVEAL_MARGIN : 0;
}

/** Moves the window so that a point is inside. */
export const revealPoint = (frame: ZoomFrame, x: number, y: number): ZoomWindow =>
  panBy(frame, shiftTo(frame.x, x), shiftTo(frame.y, y));
