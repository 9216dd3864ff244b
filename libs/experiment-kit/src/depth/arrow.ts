import { LIGHT } from './light.js';
import { addRibbon } from './ribbon.js';
import type { Strip } from './strip.js';

/** Length of an arrow's head, and its half width, pixels: those of the flat pen. */
const HEAD = 10;
const HALF_HEAD = 4.5;
const SIDES = 12;
/** An arrow that points nearer to the reader than this (a sine) shows the circle of its head, not its sides. */
const SIDEWAYS = 0.5;
/** What a side in the shadow keeps of its colour. */
const SHADOW = 0.62;

/** A place in the picture: from the left, from the top, near, pixels. */
export type Place = readonly [number, number, number];

const line = new Float64Array(9);

const shade = (x: number, y: number, z: number): number =>
  SHADOW + (1 - SHADOW) * Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);

/** Lays an arrow between two places: a ribbon and a cone of constant size. Nothing where they are a pixel apart. */
export function addArrow(strip: Strip, from: Place, to: Place, width: number, lift: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  if (!(length >= 1)) return;
  const [ux, uy, uz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, (to[2] - from[2]) / length];
  const head = Math.min(HEAD, length);
  const half = (HALF_HEAD * head) / HEAD;
  const [x, y, z] = [to[0] - ux * head, to[1] - uy * head, to[2] - uz * head];
  line.set(from);
  line.set([x, y, z], 3);
  addRibbon(strip, line, 2, width, lift, 0);

  // Two directions across it: the first lies in the picture, unless the arrow points at the reader.
  const flat = Math.hypot(ux, uy);
  const [ex, ey] = flat > 1e-6 ? [-uy / flat, ux / flat] : [1, 0];
  const [fx, fy, fz] = [-uz * ey, uz * ex, ux * ey - uy * ex];
  const foot = shade(-ux, -uy, -uz);
  for (const [tipX, tipY, tipZ, isFoot] of [
    [to[0], to[1], to[2], false],
    [x, y, z, true],
  ] as const) {
    strip.open();
    for (let side = 0; side <= SIDES; side++) {
      const angle = (2 * Math.PI * side) / SIDES;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [nx, ny, nz] = [cos * ex + sin * fx, cos * ey + sin * fy, sin * fz];
      const light = isFoot ? foot : shade(nx, ny, nz);
      strip.add(x + half * nx, y + half * ny, z + half * nz + lift, light);
      strip.add(tipX, tipY, tipZ + lift, light);
    }
  }
  if (flat < SIDEWAYS) return;
  // Along both sides a thin line, makes the edge soft.
  line.set([x + half * ex, y + half * ey, z, ...to, x - half * ex, y - half * ey, z]);
  addRibbon(strip, line, 3, 1, lift, 0);
}
