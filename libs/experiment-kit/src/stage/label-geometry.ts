/** Point on the canvas, pixels from its top left. */
export interface CanvasPoint {
  left: number;
  top: number;
}

/** Rectangle on the canvas, around a point. */
export interface CenteredBox extends CanvasPoint {
  halfWidth: number;
  halfHeight: number;
}

/** Filled shape on the canvas: a rectangle, or a disc with the radius `halfWidth`. */
export interface Body extends CenteredBox {
  isRound: boolean;
}

/** Straight line on the canvas, from a point along a vector. */
export interface Segment extends CanvasPoint {
  across: number;
  down: number;
}

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Whether a box is nearer to a body than a distance. */
export function touches(box: CenteredBox, body: Body, distance: number): boolean {
  const across = Math.abs(box.left - body.left) - box.halfWidth;
  const down = Math.abs(box.top - body.top) - box.halfHeight;
  return body.isRound
    ? Math.hypot(Math.max(0, across), Math.max(0, down)) < body.halfWidth + distance
    : across < body.halfWidth + distance && down < body.halfHeight + distance;
}

/** Whether a body contains a point. */
export const contains = (body: Body, { left, top }: CanvasPoint): boolean =>
  body.isRound
    ? Math.hypot(left - body.left, top - body.top) <= body.halfWidth
    : Math.abs(left - body.left) <= body.halfWidth && Math.abs(top - body.top) <= body.halfHeight;

/** Whether a line crosses a box, by clipping it at the four sides (Liang and Barsky). */
export function crosses({ left, top, across, down }: Segment, box: CenteredBox): boolean {
  let [from, to] = [0, 1];
  const clip = (offset: number, step: number, half: number): boolean => {
    if (step === 0) return Math.abs(offset) <= half;
    const [one, other] = [(-half - offset) / step, (half - offset) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
    return from <= to;
  };
  return clip(left - box.left, across, box.halfWidth) && clip(top - box.top, down, box.halfHeight);
}

/** Distance from a point to the nearest point of a box; 0 inside. */
export const distanceTo = (box: CenteredBox, { left, top }: CanvasPoint): number =>
  Math.hypot(
    Math.max(0, Math.abs(left - box.left) - box.halfWidth),
    Math.max(0, Math.abs(top - box.top) - box.halfHeight),
  );

/** Distance from the middle of a body to its edge in a direction. */
export const radiusAlong = (body: Body, ux: number, uy: number): number =>
  body.isRound
    ? body.halfWidth
    : Math.min(body.halfWidth / Math.abs(ux || 1e-9), body.halfHeight / Math.abs(uy || 1e-9));

/** Moves a box beside a point in a direction: to the left and right level with it, above and below centered. */
export function moveBeside(
  box: CenteredBox,
  { left, top }: CanvasPoint,
  ux: number,
  uy: number,
  gap: number,
) {
  box.left = left + ux * gap + limit(Math.SQRT2 * ux, 1) * box.halfWidth;
  box.top = top + uy * gap + limit(Math.SQRT2 * uy, 1) * box.halfHeight;
}
