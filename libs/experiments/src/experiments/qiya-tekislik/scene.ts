import type { Box } from '@zarra/experiment-kit/stage';
import { SPRING_STIFFNESS } from '@zarra/physics/inclined-plane';

/** Length of the board and thickness below its surface, m. */
export const BOARD = 1;
export const THICKNESS = 0.03;
/** Distance of the block between the stops, m; the lower stop ends this far from the hinge. */
export const TRAVEL = 0.7;
export const LOWER_STOP = 0.04;
/** Length of the block, and its heights on the wide and on the narrow face, m. */
export const BLOCK = 0.16;
const HEIGHTS = [0.07, 0.11] as const;
/** Height of the ground below the hinge, m. */
export const GROUND = -0.06;

/** Along the plane from the block to the dynamometer without a force, and its body, m. */
const STRING = 0.04;
export const GAUGE = 0.19;
const RING = 0.03;

/** Part of the scene that all angles and forces need. */
export const box = (): Box => ({ left: -0.18, right: 1.32, bottom: -0.22, top: 1.16 });

export const blockHeight = (face: number): number => HEIGHTS[face] ?? HEIGHTS[0];

/** Middle of the block along the plane, m. */
export const blockMiddle = (position: number): number => LOWER_STOP + position + BLOCK / 2;

/** Lower end of the dynamometer along the plane, m: the spring scale lengthens with the force. */
export const gaugeStart = (position: number, force: number): number =>
  LOWER_STOP + position + BLOCK + STRING + force / SPRING_STIFFNESS;

/** Where the hand holds the dynamometer, along the plane, m. */
export const handPlace = (position: number, force: number): number =>
  gaugeStart(position, force) + GAUGE + RING;

/** Force for which the hand is at a place along the plane, N. */
export const forceAt = (place: number, position: number): number =>
  SPRING_STIFFNESS * (place - handPlace(position, 0));

/** Point of the scene along the plane and above its surface. */
export const toScene = (
  angle: number,
  along: number,
  above: number,
): { readonly x: number; readonly y: number } => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: along * cos - above * sin, y: along * sin + above * cos };
};

/** Distance of a point of the scene along the plane, m. */
export const alongPlane = (angle: number, x: number, y: number): number =>
  x * Math.cos(angle) + y * Math.sin(angle);

/** Corners of a rectangle that lies along the plane. */
export function plate(angle: number, from: number, bottom: number, to: number, top: number): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    ...[from * cos - bottom * sin, from * sin + bottom * cos, 0],
    ...[to * cos - bottom * sin, to * sin + bottom * cos, 0],
    ...[to * cos - top * sin, to * sin + top * cos, 0],
    ...[from * cos - top * sin, from * sin + top * cos, 0],
  ];
}
