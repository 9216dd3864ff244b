import type { Box } from '../experiment/pen.js';

/** Orthographic camera, rotated about the middle of the scene. */
export interface Camera {
  /** Width and height of the canvas, page pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per scene metre. */
  readonly scale: number;
  /** Scene point at the middle of the canvas, m. */
  readonly x: number;
  readonly y: number;
  /** Rotation about the vertical and tilt, radians; both 0: front view. */
  readonly turn: number;
  readonly tilt: number;
}

/** Camera of a running stage. */
export interface CameraSource {
  /** Camera of the last frame; undefined before the first. */
  camera: () => Camera | undefined;
  /** Subscribes to drawn frames. @returns unsubscribes */
  onDraw: (listener: () => void) => () => void;
}

/** Point on the canvas, pixels from its top left, and its depth towards the viewer, m. */
export interface ScreenPoint {
  left: number;
  top: number;
  depth: number;
}

/** Half depth of a 3D scene around the plane z = 0, m. */
export const halfDepth = ({ left, right, bottom, top }: Box): number =>
  Math.min(right - left, top - bottom) / 2;

/** Distances that the scene keeps from the edges of the canvas, page pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Creates a camera that shows a whole rectangle with a margin, as large as possible, in a canvas of any shape. For
 * rotated views `depth` is the half depth to include, m. `insets` are covered parts of the canvas: the rectangle lies
 * between them.
 */
export function cameraFor(
  { left, right, bottom, top }: Box,
  width: number,
  height: number,
  { turn = 0, tilt = 0, depth = 0, margin = 12, insets = NO_INSETS } = {},
): Camera {
  const [cosTurn, sinTurn] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const visibleWidth = (right - left) * cosTurn + 2 * depth * sinTurn;
  const visibleDepth = (right - left) * sinTurn + 2 * depth * cosTurn;
  const visibleHeight = (top - bottom) * Math.abs(Math.cos(tilt)) + visibleDepth * Math.abs(Math.sin(tilt));
  const scale = Math.max(
    1e-300,
    Math.min(
      (width - insets.left - insets.right - 2 * margin) / visibleWidth,
      (height - insets.top - insets.bottom - 2 * margin) / visibleHeight,
    ),
  );
  return {
    width,
    height,
    scale,
    x: (left + right + (insets.right - insets.left) / scale) / 2,
    y: (bottom + top + (insets.top - insets.bottom) / scale) / 2,
    turn,
    tilt,
  };
}

/** Projects a scene point. The result is written into `point`: this runs for every point of every frame. */
export function project(camera: Camera, x: number, y: number, z: number, point: ScreenPoint): void {
  const { scale, turn, tilt } = camera;
  const dx = x - camera.x;
  const dy = y - camera.y;
  if (turn === 0 && tilt === 0) {
    point.left = camera.width / 2 + dx * scale;
    point.top = camera.height / 2 - dy * scale;
    point.depth = z;
    return;
  }
  const across = Math.cos(turn) * dx + Math.sin(turn) * z;
  const depth = Math.cos(turn) * z - Math.sin(turn) * dx;
  point.left = camera.width / 2 + across * scale;
  point.top = camera.height / 2 - (Math.cos(tilt) * dy - Math.sin(tilt) * depth) * scale;
  point.depth = Math.sin(tilt) * dy + Math.cos(tilt) * depth;
}

/** Point of the plane z = 0 at a canvas position. For an edge-on view: the middle of the scene. */
export function unproject(camera: Camera, left: number, top: number): { x: number; y: number } {
  const across = (left - camera.width / 2) / camera.scale;
  const up = (camera.height / 2 - top) / camera.scale;
  const [cosTurn, cosTilt] = [Math.cos(camera.turn), Math.cos(camera.tilt)];
  if (Math.abs(cosTurn * cosTilt) < 0.05) return { x: camera.x, y: camera.y };
  const dx = across / cosTurn;
  // Solves up = cos(tilt) dy + sin(tilt) sin(turn) dx.
  const dy = (up - Math.sin(camera.tilt) * Math.sin(camera.turn) * dx) / cosTilt;
  return { x: camera.x + dx, y: camera.y + dy };
}
