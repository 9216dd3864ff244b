import {
  contains,
  crosses,
  touches,
  type Body,
  type CanvasPoint,
  type CenteredBox,
  type Segment,
} from './label-geometry.js';
import { createPool } from './pool.js';

/** Distance of labels from bodies, pixels. */
const DISTANCE = 2;
/** More discs are a swarm, such as the molecules of a gas: labels lie on it instead of changing their places. */
const MAX_DISCS = 90;
/** Radius of a drag handle's ring, pixels. */
const HANDLE_RADIUS = 14;
/** Distance within which a label belongs to the end of a line, pixels. */
const SAME_POINT = 0.5;

const createBody = (): Body => ({ left: 0, top: 0, halfWidth: 0, halfHeight: 0, isRound: false });
const createSegment = (): Segment => ({ left: 0, top: 0, across: 0, down: 0 });

/** What labels avoid in one frame. */
export type LabelObstacles = ReturnType<typeof createLabelObstacles>;

/** Creates an empty set of obstacles, in canvas pixels. Its memory is reused from frame to frame. */
export function createLabelObstacles() {
  const discs = createPool(createBody);
  const boxes = createPool(createBody);
  const handles = createPool(createBody);
  const segments = createPool(createSegment);
  const isSwarm = (): boolean => discs.count() > MAX_DISCS;
  /** Last points of arrows and lines, with their directions. */
  const ends = createPool(createSegment);

  function setDisc(body: Body, left: number, top: number, radius: number): void {
    body.left = left;
    body.top = top;
    body.halfWidth = body.halfHeight = radius;
    body.isRound = true;
  }
  function setSegment(segment: Segment, left: number, top: number, across: number, down: number): void {
    segment.left = left;
    segment.top = top;
    segment.across = across;
    segment.down = down;
  }
  return {
    clear(): void {
      discs.clear();
      boxes.clear();
      handles.clear();
      segments.clear();
      ends.clear();
    },
    /** Whether further discs make no difference. */
    isSwarm,
    addDisc: (left: number, top: number, radius: number): void => setDisc(discs.next(), left, top, radius),
    addHandle: (left: number, top: number): void => setDisc(handles.next(), left, top, HANDLE_RADIUS),
    addBox(left: number, top: number, right: number, bottom: number): void {
      const body = boxes.next();
      body.left = (left + right) / 2;
      body.top = (top + bottom) / 2;
      body.halfWidth = (right - left) / 2;
      body.halfHeight = (bottom - top) / 2;
      body.isRound = false;
    },
    addSegment: (left: number, top: number, across: number, down: number): void =>
      setSegment(segments.next(), left, top, across, down),
    addEnd: (left: number, top: number, across: number, down: number): void =>
      setSegment(ends.next(), left, top, across, down),
    /** The largest body that contains a point. */
    bodyAt(point: CanvasPoint): Body | undefined {
      let found: Body | undefined;
      const visit = (body: Body): void => {
        if (contains(body, point) && body.halfWidth > (found?.halfWidth ?? 0)) found = body;
      };
      boxes.forEach(visit);
      if (!isSwarm()) discs.forEach(visit);
      return found;
    },
    /** Direction of the last line or arrow that ends at a point, radians downwards from the right. */
    directionAt({ left, top }: CanvasPoint): number | undefined {
      let direction: number | undefined;
      ends.forEach((end) => {
        if (Math.abs(end.left - left) < SAME_POINT && Math.abs(end.top - top) < SAME_POINT)
          direction = Math.atan2(end.down, end.across);
      });
      return direction;
    },
    /** Whether a label there would lie on a body. */
    covers(box: CenteredBox): boolean {
      const isNear = (body: Body): boolean => touches(box, body, DISTANCE);
      return boxes.some(isNear) || (!isSwarm() && discs.some(isNear));
    },
    /** Number of lines and handles that a label there would lie on. */
    crossingsOf(box: CenteredBox): number {
      let count = 0;
      segments.forEach((segment) => {
        if (crosses(segment, box)) count++;
      });
      handles.forEach((handle) => {
        if (touches(box, handle, 0)) count++;
      });
      return count;
    },
  };
}
