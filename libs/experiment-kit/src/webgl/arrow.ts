import { LIGHT } from './shaders.js';
import { addRibbon } from './ribbon.js';
import type { TriangleStrip } from './triangle-strip.js';

/** Length and half width of an arrow head, pixels: the same as on the 2D canvas. */
const HEAD_LENGTH = 10;
const HEAD_HALF_WIDTH = 4.5;
const SIDES = 12;
/** Sine of the angle to the viewing direction below which only the head's base is visible, not its sides. */
const MIN_SIDE_VIEW = 0.5;
/** Brightness of a side in shadow. */
const SHADOW_BRIGHTNESS = 0.62;

/** Position on the canvas: from the left, from the top, towards the viewer, pixels. */
export type ScreenPosition = readonly [number, number, number];

const shaft = new Float64Array(9);

const brightnessOf = (x: number, y: number, z: number): number =>
  SHADOW_BRIGHTNESS + (1 - SHADOW_BRIGHTNESS) * Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);

/**
 * Adds an arrow between two positions: a ribbon and a cone of constant size. Adds nothing below a length of
 * one pixel.
 */
export function addArrow(
  strip: TriangleStrip,
  from: ScreenPosition,
  to: ScreenPosition,
  width: number,
  depthOffset: number,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  if (!(length >= 1)) return;
  const [ux, uy, uz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, (to[2] - from[2]) / length];
  const head = Math.min(HEAD_LENGTH, length);
  const halfWidth = (HEAD_HALF_WIDTH * head) / HEAD_LENGTH;
  const [x, y, z] = [to[0] - ux * head, to[1] - uy * head, to[2] - uz * head];
  shaft.set(from);
  shaft.set([x, y, z], 3);
  addRibbon(strip, shaft, 2, width, depthOffset, 0);

  // Two perpendicular directions: the first lies in the canvas plane unless the arrow points at the viewer.
  const flatLength = Math.hypot(ux, uy);
  const [ex, ey] = flatLength > 1e-6 ? [-uy / flatLength, ux / flatLength] : [1, 0];
  const [fx, fy, fz] = [-uz * ey, uz * ex, ux * ey - uy * ex];
  const baseBrightness = brightnessOf(-ux, -uy, -uz);
  for (const [tipX, tipY, tipZ, isBase] of [
    [to[0], to[1], to[2], false],
    [x, y, z, true],
  ] as const) {
    strip.startPiece();
    for (let side = 0; side <= SIDES; side++) {
      const angle = (2 * Math.PI * side) / SIDES;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [nx, ny, nz] = [cos * ex + sin * fx, cos * ey + sin * fy, sin * fz];
      const light = isBase ? baseBrightness : brightnessOf(nx, ny, nz);
      strip.addVertex(x + halfWidth * nx, y + halfWidth * ny, z + halfWidth * nz + depthOffset, light);
      strip.addVertex(tipX, tipY, tipZ + depthOffset, light);
    }
  }
  if (flatLength < MIN_SIDE_VIEW) return;
  // Thin lines along both sides smooth the edge.
  shaft.set([x + halfWidth * ex, y + halfWidth * ey, z, ...to, x - halfWidth * ex, y - halfWidth * ey, z]);
  addRibbon(strip, shaft, 3, 1, depthOffset, 0);
}
