import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import type { Face } from '@zarra/physics/light-paths';
import { fibreFaces } from './fibre.js';
import { BODY, type RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

/** Scene unit: one scene metre is a centimetre. Lengths below are in cm. */
export const CM = 0.01;
/** Radius of the half-cylinder, half length of the plate, side of the prism. */
export const RADIUS = 5;
export const HALF_PLATE = 8;
export const SIDE = 8;

/**
 * Place of a body. Its own axes start where light meets it: y is the outward normal of the face, and light comes from the
 * upper left.
 */
interface Pose {
  readonly x: number;
  readonly y: number;
  /** Rotation of the own axes, rad, counter-clockwise. */
  readonly turn: number;
  /** Distance of the laser from the point of incidence. */
  readonly laser: number;
}

const MIDDLE: Pose = { x: 0, y: 0, turn: 0, laser: 6.5 };
const POSES: readonly Pose[] = [
  MIDDLE,
  MIDDLE,
  MIDDLE,
  { ...MIDDLE, x: -4, turn: Math.PI / 2 },
  { x: -8, y: 2.5, turn: Math.PI / 2, laser: 3 },
];

const WIDE: Box = { left: -11.5, right: 11.5, bottom: -9.2, top: 9.2 };
const BOXES: readonly Box[] = [
  WIDE,
  WIDE,
  WIDE,
  { ...WIDE, left: -13.2, right: 10.8 },
  { left: -13.6, right: 14, bottom: -8, top: 7.5 },
];

/** Visible part of the scene: constant for a body, so that dragged items stay under the pointer. */
export const boxOf = ({ body }: Pick<Si, 'body'>): Box => BOXES[body] ?? WIDE;

const canTurn = (body: number): boolean => body === BODY.plate || body === BODY.prism;

/** Place of the body of a set of values. A prism stands on its base while it is not turned. */
export function poseOf({ body, apex, turn }: Si): Pose {
  const pose = POSES[body] ?? MIDDLE;
  const own = body === BODY.prism ? -apex / 2 : 0;
  return { ...pose, turn: pose.turn + own + (canTurn(body) ? turn : 0) };
}

/** Point of the scene for a point of a body's own axes. */
export function toScene(
  { x, y, turn }: Omit<Pose, 'laser'>,
  ownX: number,
  ownY: number,
): readonly [x: number, y: number] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [x + cos * ownX - sin * ownY, y + sin * ownX + cos * ownY];
}

/** Corners of a body with flat faces in its own axes, counter-clockwise; light enters through the first face. */
export function cornersOf({ body, thickness, apex }: Si): readonly (readonly [x: number, y: number])[] {
  if (body === BODY.plate) {
    const depth = -thickness / CM;
    return [
      [HALF_PLATE, 0],
      [-HALF_PLATE, 0],
      [-HALF_PLATE, depth],
      [HALF_PLATE, depth],
    ];
  }
  const half = SIDE / 2;
  return [
    [half, 0],
    [-half, 0],
    [half - SIDE * Math.cos(apex), -SIDE * Math.sin(apex)],
  ];
}

/** Number of the face through which light leaves at last. */
export const exitFaceOf = ({ body, side }: Si): number =>
  body === BODY.border ? 0 : body === BODY.halfCylinder ? 1 - side : body === BODY.fibre ? 1 : 2;

const plane = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  inside: number,
  outside: number,
): Face => ({ kind: 'plane', x1: x1 * CM, y1: y1 * CM, x2: x2 * CM, y2: y2 * CM, inside, outside });

/** Faces of the body, in m. @param inside refractive index of the body @param outside that of the surroundings */
export function facesOf(si: Si, inside: number, outside: number): Face[] {
  const { body } = si;
  const pose = poseOf(si);
  if (body === BODY.fibre) return fibreFaces(pose, si);
  if (body === BODY.border) return [plane([100, 0], [-100, 0], inside, outside)];
  if (body === BODY.halfCylinder) {
    const arc = { x: pose.x * CM, y: pose.y * CM, radius: RADIUS * CM, from: -Math.PI, to: 0 };
    return [plane([RADIUS, 0], [-RADIUS, 0], inside, outside), { kind: 'arc', ...arc, inside, outside }];
  }
  const corners = cornersOf(si).map(([x, y]) => toScene(pose, x, y));
  return corners.map((corner, at) =>
    plane(corner, corners[(at + 1) % corners.length] ?? corner, inside, outside),
  );
}
