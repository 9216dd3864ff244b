/** A vector in space: x, y, z. */
export type Vector = readonly [x: number, y: number, z: number];

export const subtract = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [ax - bx, ay - by, az - bz];

/** a + scale × b */
export const addScaled = ([ax, ay, az]: Vector, scale: number, [bx, by, bz]: Vector): Vector => [
  ax + scale * bx,
  ay + scale * by,
  az + scale * bz,
];

export const dot = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): number => ax * bx + ay * by + az * bz;

export const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
