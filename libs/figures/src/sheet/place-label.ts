import {
  boxAround,
  boxesOverlap,
  contains,
  crossesBox,
  grow,
  pointAt,
  type Box,
  type Point,
  type Segment,
} from './geometry.js';

/** What labels must not cover. */
export interface Obstacles {
  readonly frame: Box;
  readonly lines: readonly Segment[];
  readonly bodies: readonly Box[];
  /** Other labels. */
  readonly labels: readonly Box[];
}

/** Sides of a position, by their direction in degrees. */
export const SIDE = { E: 0, NE: 45, N: 90, NW: 135, W: 180, SW: 225, S: 270, SE: 315 } as const;
export type Side = keyof typeof SIDE;
const SIDES: readonly Side[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** A label before it has a place. */
export interface LabelRequest {
  /** Positions that the label may belong to, the best one first. */
  readonly at: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** Free space between the position and the label. */
  readonly gap: number;
  /** Sides to try first; the others follow. */
  readonly sides?: readonly Side[];
}

/** Center of a label, with the end of its leader line if it has one. */
export interface LabelPlace {
  readonly center: Point;
  readonly leader?: Segment;
}

const MARGIN = 1;

const boxOf = (center: Point, { width, height }: LabelRequest): Box =>
  boxAround(center, width / 2, height / 2);

export function isFree(box: Box, { frame, lines, bodies, labels }: Obstacles): boolean {
  const padded = grow(box, MARGIN);
  return (
    contains(frame, box) &&
    ![...bodies, ...labels].some((other) => boxesOverlap(padded, other)) &&
    !lines.some((line) => crossesBox(line, padded))
  );
}

/** Center of a label at a side of a position: its nearest edge or corner is a gap away. */
function centerAt([x, y]: Point, side: Side, gap: number, { width, height }: LabelRequest): Point {
  const [dx, dy] = pointAt([0, 0], 1, SIDE[side]);
  return [x + dx * gap + (Math.round(dx) * width) / 2, y + dy * gap + (Math.round(dy) * height) / 2];
}

/** A free place farther away, joined to the position by a line that crosses no other label. */
function placeWithLeader(request: LabelRequest, obstacles: Obstacles): LabelPlace | undefined {
  for (const radius of [22, 32, 44, 58, 74])
    for (const position of request.at)
      for (let degrees = 0; degrees < 360; degrees += 22.5) {
        const [x, y] = pointAt(position, radius, 90 - degrees);
        const cosine = Math.cos(((90 - degrees) * Math.PI) / 180);
        const center: Point = [x + (cosine * request.width) / 2, y];
        const box = boxOf(center, request);
        if (!isFree(box, obstacles)) continue;
        const end: Point = [
          Math.min(box.right + 1, Math.max(box.left - 1, position[0])),
          Math.min(box.bottom, Math.max(box.top, position[1])),
        ];
        const away = Math.hypot(end[0] - position[0], end[1] - position[1]);
        // It starts at the edge of a body around the position.
        const part = Math.min(0.6, Math.max(0, request.gap - 3) / away);
        const start: Point = [
          position[0] + part * (end[0] - position[0]),
          position[1] + part * (end[1] - position[1]),
        ];
        const leader: Segment = [start, end];
        if (!obstacles.labels.some((other) => crossesBox(leader, other))) return { center, leader };
      }
  return undefined;
}

/** The first free place of a label: at its positions, a little farther away, then with a leader line. */
export function placeLabel(request: LabelRequest, obstacles: Obstacles): LabelPlace | undefined {
  const first = request.sides ?? [];
  const sides = [...first, ...SIDES.filter((side) => !first.includes(side))];
  for (const gap of [request.gap, request.gap + 5])
    for (const position of request.at)
      for (const side of sides) {
        const center = centerAt(position, side, gap, request);
        if (isFree(boxOf(center, request), obstacles)) return { center };
      }
  return placeWithLeader(request, obstacles);
}
