import type { Values } from '@zarra/experiment-kit/parameters';
import type { Face } from '@zarra/physics/light-paths';
import type { RefractionKey } from './parameters.js';

const CM = 0.01;
/** Half width of the core, and thickness of the cladding, cm. */
export const HALF_CORE = 0.45;
export const CLADDING = 0.3;
/** Lengths along the axis: straight, bent, straight, cm. */
const [FIRST, BENT, LAST] = [6, 11, 3];

/** Entrance of the fibre, cm; its axis points to the right there. */
interface Entrance {
  readonly x: number;
  readonly y: number;
}

/** Centre of the bend and its radius at the axis, cm; Infinity for a straight fibre. */
const bendOf = ({ x, y }: Entrance, bend: number): { x: number; y: number; radius: number } => ({
  x: x + FIRST,
  y: y - BENT / bend,
  radius: BENT / bend,
});

/** Both ends of each straight part at a distance to the left of the axis, cm. */
function straightParts(
  entrance: Entrance,
  bend: number,
  offset: number,
): readonly (readonly [x1: number, y1: number, x2: number, y2: number])[] {
  const { x, y } = entrance;
  const top = y + offset;
  if (bend === 0) return [[x, top, x + FIRST + BENT + LAST, top]];
  const centre = bendOf(entrance, bend);
  const [sin, cos] = [Math.sin(bend), Math.cos(bend)];
  const [startX, startY] = [
    centre.x + (centre.radius + offset) * sin,
    centre.y + (centre.radius + offset) * cos,
  ];
  return [
    [x, top, x + FIRST, top],
    [startX, startY, startX + LAST * cos, startY - LAST * sin],
  ];
}

/** A side of the core or of the jacket, with the inner medium towards the axis. */
function sideFaces(
  entrance: Entrance,
  bend: number,
  offset: number,
  inside: number,
  outside: number | undefined,
): Face[] {
  const isLeft = offset > 0;
  const faces: Face[] = straightParts(entrance, bend, offset).map(([x1, y1, x2, y2]) => {
    const [from, to] = isLeft
      ? [[x2, y2] as const, [x1, y1] as const]
      : [[x1, y1] as const, [x2, y2] as const];
    const ends = { x1: from[0] * CM, y1: from[1] * CM, x2: to[0] * CM, y2: to[1] * CM };
    return { kind: 'plane', ...ends, inside, outside };
  });
  if (bend > 0) {
    const centre = bendOf(entrance, bend);
    const [end, start] = [Math.PI / 2 - bend, Math.PI / 2];
    const angles = isLeft ? { from: end, to: start } : { from: start, to: end };
    const radius = (centre.radius + offset) * CM;
    faces.push({ kind: 'arc', x: centre.x * CM, y: centre.y * CM, radius, ...angles, inside, outside });
  }
  return faces;
}

/** Point at the end of the fibre at a distance to the left of the axis, cm. */
export function fibreEnd(entrance: Entrance, bend: number, offset = 0): readonly [x: number, y: number] {
  const [, , x, y] = straightParts(entrance, bend, offset).at(-1) ?? [0, 0, 0, 0];
  return [x, y];
}

/** Faces of the fibre in m: entrance and end of the core come first. The jacket around the cladding is opaque. */
export function fibreFaces(entrance: Entrance, { core, cladding, bend }: Values<RefractionKey>): Face[] {
  const outer = HALF_CORE + CLADDING;
  const across = (isEnd: boolean, from: number, to: number, inside: number): Face => {
    const at = (offset: number): readonly [number, number] =>
      isEnd ? fibreEnd(entrance, bend, offset) : [entrance.x, entrance.y + offset];
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    return { kind: 'plane', x1: x1 * CM, y1: y1 * CM, x2: x2 * CM, y2: y2 * CM, inside, outside: 1 };
  };
  return [
    across(false, HALF_CORE, -HALF_CORE, core),
    across(true, -HALF_CORE, HALF_CORE, core),
    ...[1, -1].flatMap((side) => [
      ...sideFaces(entrance, bend, side * HALF_CORE, core, cladding),
      ...sideFaces(entrance, bend, side * outer, cladding, undefined),
    ]),
    across(false, outer, HALF_CORE, cladding),
    across(false, -HALF_CORE, -outer, cladding),
    across(true, HALF_CORE, outer, cladding),
    across(true, -outer, -HALF_CORE, cladding),
  ];
}

/** Outline of the fibre at a half width, for drawing: x, y, 0 …, cm. */
export function fibreOutline(entrance: Entrance, bend: number, half: number): number[] {
  const parts = 24;
  const side = (offset: number): (readonly [number, number])[] => {
    const [first, last] = straightParts(entrance, bend, offset);
    if (!first) return [];
    const start = [first[0], first[1]] as const;
    if (!last) return [start, [first[2], first[3]]];
    const { x, y, radius } = bendOf(entrance, bend);
    const arc = Array.from({ length: parts }, (_, at): readonly [number, number] => {
      const angle = Math.PI / 2 - (bend * at) / parts;
      return [x + (radius + offset) * Math.cos(angle), y + (radius + offset) * Math.sin(angle)];
    });
    return [start, ...arc, [last[0], last[1]], [last[2], last[3]]];
  };
  return [...side(-half), ...side(half).reverse()].flatMap(([x, y]) => [x, y, 0]);
}
