import { project, type Camera, type ScreenPoint } from '../stage/camera.js';
import { ARROW_WIDTH, type CanvasPen } from '../stage/canvas-pen.js';
import type { ThemeColors } from '../stage/theme-colors.js';
import type { Ink, Rgb } from '../experiment/pen.js';
import { lightOf, STOPS } from '../stage/tones.js';
import { addArrow, type ScreenPosition } from './arrow.js';
import { createBalls } from './balls.js';
import { addRibbon } from './ribbon.js';
import { createTriangleStrip } from './triangle-strip.js';
import { createWebglCanvas } from './webgl-canvas.js';
import { triangulate } from './triangulate.js';

/**
 * Items in one plane are separated by drawing order: each later item is Z_STEP pixels nearer, up to Z_MAX.
 */
const Z_STEP = 0.01;
const Z_MAX = 4;
/** Areas and fields lie behind the lines drawn on them, pixels. */
const AREA_OFFSET = 2;
const FIELD_OFFSET = 4;
/** Corners of a glow. */
const GLOW_SIDES = 32;

/** Outer side of a closed outline: 1 left, −1 right of its direction on the canvas. */
function windingOf(screenPoints: Float64Array, count: number): 1 | -1 {
  let area = 0;
  for (let offset = 0; offset < 3 * count; offset += 3)
    area +=
      (screenPoints[offset] as number) * (screenPoints[offset + 4] as number) -
      (screenPoints[offset + 3] as number) * (screenPoints[offset + 1] as number);
  return area > 0 ? 1 : -1;
}

/** WebGL pen. */
export interface WebglPen extends CanvasPen {
  /** Releases the WebGL context. */
  dispose: () => void;
}

/**
 * Draws scenes with depth testing. Points are projected here, by the same camera as the handles; the shaders
 * work in pixels.
 * @param canvasPen draws the labels on the canvas in front, and places them beside what is drawn here
 */
export function createWebglPen(
  canvas: HTMLCanvasElement,
  canvasPen: CanvasPen,
  colors: ThemeColors,
): WebglPen {
  const surface = createWebglCanvas(canvas);
  const [solid, translucent, balls] = [createTriangleStrip(), createTriangleStrip(), createBalls()];
  const { labels } = canvasPen;
  const rgbCache = new Map<Ink, Rgb>();
  const point: ScreenPoint = { left: 0, top: 0, depth: 0 };
  let screenPoints = new Float64Array(3 * 64);
  let camera: Camera | undefined;
  let drawnCount = 0;

  const rgbOf = (ink: Ink): Rgb => {
    let color = rgbCache.get(ink);
    if (!color) rgbCache.set(ink, (color = colors.rgb(ink)));
    return color;
  };
  const nextZ = (): number => Math.min(Z_MAX, Z_STEP * drawnCount++);
  const stripFor = (ink: Ink, opacity: number) => {
    const strip = opacity < 1 ? translucent : solid;
    strip.setColor(rgbOf(ink), opacity);
    return strip;
  };
  const toScreen = (x: number, y: number, z: number): ScreenPosition => {
    if (!camera) return [0, 0, 0];
    project(camera, x, y, z, point);
    return [point.left, point.top, point.depth * camera.scale];
  };
  const projectPath = (points: ArrayLike<number>, count: number): void => {
    // One extra point closes an outline.
    if (screenPoints.length < 3 * (count + 1)) screenPoints = new Float64Array(6 * (count + 1));
    if (!camera) return;
    for (let offset = 0; offset < 3 * count; offset += 3) {
      project(
        camera,
        points[offset] as number,
        points[offset + 1] as number,
        points[offset + 2] as number,
        point,
      );
      screenPoints[offset] = point.left;
      screenPoints[offset + 1] = point.top;
      screenPoints[offset + 2] = point.depth * camera.scale;
    }
  };

  return {
    labels,
    begin(next, ratio) {
      camera = next;
      drawnCount = 0;
      solid.clear();
      translucent.clear();
      balls.clear();
      canvasPen.begin(next, ratio);
      surface.begin(next, ratio, rgbOf('surface'));
    },
    ball(x, y, z, radius, ink) {
      if (!camera) return;
      project(camera, x, y, z, point);
      balls.add(point.left, point.top, point.depth * camera.scale, radius * camera.scale, rgbOf(ink));
      labels.ball(x, y, z, radius, ink);
    },
    line(points, stroke, count = Math.floor(points.length / 3)) {
      const { ink, width = 2, dashed = false, opacity = 1 } = stroke;
      labels.line(points, stroke, count);
      projectPath(points, count);
      // A line has the depth of its width.
      addRibbon(
        stripFor(ink, opacity),
        screenPoints,
        count,
        width,
        width / 2 + nextZ(),
        dashed ? 3 * width : 0,
      );
    },
    arrow(x, y, z, dx, dy, dz, stroke) {
      const { ink, width = ARROW_WIDTH, opacity = 1 } = stroke;
      labels.arrow(x, y, z, dx, dy, dz, stroke);
      addArrow(
        stripFor(ink, opacity),
        toScreen(x, y, z),
        toScreen(x + dx, y + dy, z + dz),
        width,
        width / 2 + nextZ(),
      );
    },
    label: labels.label,
    area(points, ink, opacity) {
      labels.area(points, ink, opacity);
      projectPath(points, Math.floor(points.length / 3));
      const strip = stripFor(ink, opacity);
      const z = nextZ() - AREA_OFFSET;
      for (const [index, corner] of triangulate(points).entries()) {
        if (index % 3 === 0) strip.startPiece();
        const offset = 3 * corner;
        strip.addVertex(
          screenPoints[offset] as number,
          screenPoints[offset + 1] as number,
          (screenPoints[offset + 2] as number) + z,
        );
      }
      // Half a thin line outside smooths the edge.
      const count = Math.floor(points.length / 3);
      screenPoints.copyWithin(3 * count, 0, 3);
      addRibbon(strip, screenPoints, count + 1, 1, z, 0, windingOf(screenPoints, count));
    },
    body(points, ink) {
      this.area(points, ink, 1);
    },
    glow(x, y, z, radius, ink, opacity, flatness = 1) {
      const [left, top, depth] = toScreen(x, y, z);
      const size = radius * (camera?.scale ?? 0);
      const rgb = ink === 'shadow' ? rgbOf(ink) : lightOf(rgbOf(ink));
      const front = depth + nextZ() - AREA_OFFSET;
      STOPS.glow.forEach(([outer, , weak], ring) => {
        const [inner = 0, , strong = 1] = STOPS.glow[ring - 1] ?? [];
        translucent.startPiece();
        for (let side = 0; side <= GLOW_SIDES; side++) {
          const angle = (2 * Math.PI * side) / GLOW_SIDES;
          const [across, down] = [size * Math.cos(angle), size * flatness * Math.sin(angle)];
          translucent.setColor(rgb, opacity * strong);
          translucent.addVertex(left + inner * across, top + inner * down, front);
          translucent.setColor(rgb, opacity * weak);
          translucent.addVertex(left + outer * across, top + outer * down, front);
        }
      });
    },
    // The stage draws the ground of rotated views.
    ground: () => undefined,
    layer: (_inputs, draw) => draw(),
    field(field) {
      // Drawn immediately: fields of one size share a canvas.
      const [x, y, z] = toScreen(field.left, field.bottom + field.height, 0);
      const right = toScreen(field.left + field.width, field.bottom + field.height, 0);
      const bottomLeft = toScreen(field.left, field.bottom, 0);
      surface.drawField(
        field.paint(field, colors),
        [x, y, z + nextZ() - FIELD_OFFSET],
        [right[0] - x, right[1] - y, right[2] - z],
        [bottomLeft[0] - x, bottomLeft[1] - y, bottomLeft[2] - z],
      );
    },
    end() {
      surface.drawStrip(solid.data(), solid.count(), false);
      surface.drawBalls(balls.sorted(), balls.count());
      surface.drawStrip(translucent.data(), translucent.count(), true);
      canvasPen.end();
    },
    clearColors() {
      rgbCache.clear();
    },
    dispose: surface.dispose,
  };
}
