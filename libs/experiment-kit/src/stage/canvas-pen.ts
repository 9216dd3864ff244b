import { project, type Camera, type ScreenPoint } from './camera.js';
import type { ThemeColors } from './theme-colors.js';
import { createLabelPainter } from './draw-labels.js';
import { createLabelLayer, type LabelLayer } from './label-layer.js';
import { createFieldPainter } from './paint-field.js';
import type { Ink, Pen, Stroke } from '../experiment/pen.js';

/** Length and half width of an arrow head, pixels. */
const HEAD_LENGTH = 10;
const HEAD_HALF_WIDTH = 4.5;
/** Pen that draws on a canvas. */
export interface CanvasPen extends Pen {
  /** Clears the canvas and sets the camera of the next frame. @param ratio device pixels per page pixel */
  begin: (camera: Camera, ratio: number) => void;
  /** Labels of the frame and what they avoid: a pen that draws elsewhere passes its drawing on. */
  readonly labels: LabelLayer;
  /** Draws deferred items: balls by depth, then labels. */
  end: () => void;
  /** Discards cached colors and text widths after a change of the theme or the fonts. */
  clearColors: () => void;
}

/** Creates a 2D canvas pen with the theme's colors and the page's font. */
export function createCanvasPen(canvas: HTMLCanvasElement, colors: ThemeColors): CanvasPen {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const painter = createFieldPainter(colors);
  const point: ScreenPoint = { left: 0, top: 0, depth: 0 };
  const labels = createLabelLayer();
  const labelPainter = createLabelPainter(context, getComputedStyle(canvas), colors);
  let camera: Camera | undefined;
  let balls: { left: number; top: number; depth: number; radius: number; ink: Ink }[] = [];

  const toScreen = (x: number, y: number, z: number): ScreenPoint => {
    if (camera) project(camera, x, y, z, point);
    return point;
  };
  const applyStroke = ({ ink, width = 2, dashed = false, opacity = 1 }: Stroke): void => {
    context.strokeStyle = colors.css(ink);
    context.fillStyle = context.strokeStyle;
    context.lineWidth = width;
    context.globalAlpha = opacity;
    context.setLineDash(dashed ? [3 * width, 3 * width] : []);
  };
  const tracePath = (points: ArrayLike<number>, count: number): void => {
    context.beginPath();
    for (let index = 0; index < 3 * count; index += 3) {
      const { left, top } = toScreen(
        points[index] as number,
        points[index + 1] as number,
        points[index + 2] as number,
      );
      if (index === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    }
  };

  return {
    labels,
    begin(next, ratio) {
      camera = next;
      balls = [];
      labels.begin(next);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, next.width, next.height);
      context.lineCap = 'round';
      context.lineJoin = 'round';
    },
    ball(x, y, z, radius, ink) {
      if (!camera) return;
      const { left, top, depth } = toScreen(x, y, z);
      balls.push({ left, top, depth, radius: radius * camera.scale, ink });
      labels.ball(x, y, z, radius, ink);
    },
    line(points, stroke, count = points.length / 3) {
      applyStroke(stroke);
      tracePath(points, count);
      context.stroke();
      labels.line(points, stroke, count);
    },
    arrow(x, y, z, dx, dy, dz, stroke) {
      labels.arrow(x, y, z, dx, dy, dz, stroke);
      const { left, top } = toScreen(x, y, z);
      const tip = toScreen(x + dx, y + dy, z + dz);
      const [across, down] = [tip.left - left, tip.top - top];
      const length = Math.hypot(across, down);
      if (length < 1) return;
      applyStroke(stroke);
      const [ux, uy] = [across / length, down / length];
      const head = Math.min(HEAD_LENGTH, length);
      const halfWidth = (HEAD_HALF_WIDTH * head) / HEAD_LENGTH;
      context.setLineDash([]);
      context.beginPath();
      context.moveTo(left, top);
      context.lineTo(tip.left - ux * head, tip.top - uy * head);
      context.stroke();
      context.beginPath();
      context.moveTo(tip.left, tip.top);
      context.lineTo(tip.left - ux * head - uy * halfWidth, tip.top - uy * head + ux * halfWidth);
      context.lineTo(tip.left - ux * head + uy * halfWidth, tip.top - uy * head - ux * halfWidth);
      context.fill();
    },
    label: labels.label,
    area(points, ink, opacity) {
      applyStroke({ ink, opacity });
      tracePath(points, points.length / 3);
      context.closePath();
      context.fill();
      labels.area(points, ink, opacity);
    },
    field(field) {
      const image = painter.paint(field);
      const { left, top } = toScreen(field.left, field.bottom + field.height, 0);
      const right = toScreen(field.left + field.width, field.bottom + field.height, 0);
      const [across, acrossDown] = [(right.left - left) / image.width, (right.top - top) / image.width];
      const bottomLeft = toScreen(field.left, field.bottom, 0);
      const [aside, down] = [(bottomLeft.left - left) / image.height, (bottomLeft.top - top) / image.height];
      context.globalAlpha = 1;
      context.imageSmoothingEnabled = true;
      context.save();
      // The orthographic projection of a rectangle is a parallelogram.
      context.transform(across, acrossDown, aside, down, left, top);
      context.drawImage(image, 0, 0);
      context.restore();
    },
    end() {
      context.globalAlpha = 1;
      if (balls.some(({ depth }) => depth !== balls[0]?.depth))
        balls.sort((one, other) => one.depth - other.depth);
      for (const { left, top, radius, ink } of balls) {
        context.fillStyle = colors.css(ink);
        context.beginPath();
        context.arc(left, top, Math.max(radius, 1), 0, 2 * Math.PI);
        context.fill();
      }
      labelPainter.paint(labels, camera?.width ?? 0);
    },
    clearColors() {
      painter.clearColors();
      labelPainter.reset();
      labels.reset();
    },
  };
}
