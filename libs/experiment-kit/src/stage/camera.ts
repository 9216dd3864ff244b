import type { Box } from './pen.js';

/** From where the scene is seen: parallel rays, turned about its middle. */
export interface Camera {
  /** Width and height of the picture, pixels of the page. */
  readonly width: number;
  readonly height: number;
  /** Pixels in a metre of the scene. */
  readonly scale: number;
  /** What lies in the middle of the picture, m. */
  readonly x: number;
  readonly y: number;
  /** Turn about the vertical, and tilt, radians; both 0: seen from the front. */
  readonly turn: number;
  readonly tilt: number;
}

/** A place in the picture, pixels from its top left; and how near it is, m. */
export interface Spot {
  left: number;
  top: number;
  near: number;
}

/** How far a deep scene reaches in front of the plane z = 0, and as far behind it, m. */
export const halfDepth = ({ left, right, bottom, top }: Box): number =>
  Math.min(right - left, top - bottom) / 2;

/**
 * Shows a rectangle whole, with a margin, as large as the picture allows. Turned or tilted, so much of the space before
 * and behind it as `depth` says, m.
 */
export function cameraFor(
  { left, right, bottom, top }: Box,
  width: number,
  height: number,
  { turn = 0, tilt = 0, depth = 0, margin = 12 } = {},
): Camera {
  const [cosTurn, sinTurn] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const wide = (right - left) * cosTurn + 2 * depth * sinTurn;
  const deep = (right - left) * sinTurn + 2 * depth * cosTurn;
  const high = (top - bottom) * Math.abs(Math.cos(tilt)) + deep * Math.abs(Math.sin(tilt));
  const scale = Math.max(1e-300, Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high));
  return { width, height, scale, x: (left + right) / 2, y: (bottom + top) / 2, turn, tilt };
}

/** Where a place of the scene is seen. Writes into `spot`: it is called for every point of every frame. */
export function project(camera: Camera, x: number, y: number, z: number, spot: Spot): void {
  const { scale, turn, tilt } = camera;
  const dx = x - camera.x;
  const dy = y - camera.y;
  if (turn === 0 && tilt === 0) {
    spot.left = camera.width / 2 + dx * scale;
    spot.top = camera.height / 2 - dy * scale;
    spot.near = z;
    return;
  }
  const across = Math.cos(turn) * dx + Math.sin(turn) * z;
  const depth = Math.cos(turn) * z - Math.sin(turn) * dx;
  spot.left = camera.width / 2 + across * scale;
  spot.top = camera.height / 2 - (Math.cos(tilt) * dy - Math.sin(tilt) * depth) * scale;
  spot.near = Math.sin(tilt) * dy + Math.cos(tilt) * depth;
}

/** The place of the plane z = 0 that is seen at a spot of the picture. Seen edge-on, the nearest that is known: its middle. */
export function unproject(camera: Camera, left: number, top: number): { x: number; y: number } {
  const across = (left - camera.width / 2) / camera.scale;
  const up = (camera.height / 2 - top) / camera.scale;
  const [cosTurn, cosTilt] = [Math.cos(camera.turn), Math.cos(camera.tilt)];
  if (Math.abs(cosTurn * cosTilt) < 0.05) return { x: camera.x, y: camera.y };
  const dx = across / cosTurn;
  // From above: up = cos(tilt) dy + sin(tilt) sin(turn) dx.
  const dy = (up - Math.sin(camera.tilt) * Math.sin(camera.turn) * dx) / cosTilt;
  return { x: camera.x + dx, y: camera.y + dy };
}
