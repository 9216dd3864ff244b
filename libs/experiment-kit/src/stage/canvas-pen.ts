import { project, type Camera, type ScreenPoint } from './camera.js';
import type { ThemeColors } from './theme-colors.js';
import { createFieldPainter } from './paint-field.js';
import type { Ink, Pen, Stroke } from './pen.js';

/** Length and half width of an arrow head, pixels. */
const HEAD_LENGTH = 10;
const HEAD_HALF_WIDTH = 4.5;
/** Label size relative to the page's text: 14 pixels for 16. */
const LABEL_SCALE = 0.875;
/**
 * Gap between a point and its label, and width of the outline in the background color, relative to the label
 * size.
 */
const LABEL_GAP = 0.57;
const LABEL_OUTLINE = 0.29;
/** Fallback text size, pixels. */
const DEFAULT_TEXT_SIZE = 16;
/** Maximum label size relative to the canvas width; the default size is always allowed. */
const MAX_LABEL_PART = 1 / 30;

/** Pen that draws on a canvas. */
export interface CanvasPen extends Pen {
  /** Clears the canvas and sets the camera of the next frame. @param ratio device pixels per page pixel */
  begin: (camera: Camera, ratio: number) => void;
  /** Draws deferred items: balls by depth, then labels. */
  end: () => void;
  clearColors: () => void;
}

/** Creates a 2D canvas pen with the theme's colors and the page's font. */
export function createCanvasPen(canvas: HTMLCanvasElement, colors: ThemeColors): CanvasPen {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const painter = createFieldPainter(colors);
  const point: ScreenPoint = { left: 0, top: 0, depth: 0 };
  const style = getComputedStyle(canvas);
  let camera: Camera | undefined;
  let balls: { left: number; top: number; depth: number; radius: number; ink: Ink }[] = [];
  let labels: { left: number; top: number; text: string; ink: Ink }[] = [];

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
    begin(next, ratio) {
      camera = next;
      balls = [];
      labels = [];
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, next.width, next.height);
      context.lineCap = 'round';
      context.lineJoin = 'round';
    },
    ball(x, y, z, radius, ink) {
      if (!camera) return;
      const { left, top, depth } = toScreen(x, y, z);
      balls.push({ left, top, depth, radius: radius * camera.scale, ink });
    },
    line(points, stroke, count = points.length / 3) {
      applyStroke(stroke);
      tracePath(points, count);
      context.stroke();
    },
    arrow(x, y, z, dx, dy, dz, stroke) {
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
    label(x, y, z, text, ink) {
      const { left, top } = toScreen(x, y, z);
      labels.push({ left, top, text, ink });
    },
    area(points, ink, opacity) {
      applyStroke({ ink, opacity });
      tracePath(points, points.length / 3);
      context.closePath();
      context.fill();
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
      // Read on every frame: projector mode changes the page's text size.
      const maxSize = Math.max(LABEL_SCALE * DEFAULT_TEXT_SIZE, MAX_LABEL_PART * (camera?.width ?? 0));
      const size = Math.min(maxSize, LABEL_SCALE * (parseFloat(style.fontSize) || DEFAULT_TEXT_SIZE));
      context.font = `600 ${size}px ${style.fontFamily}`;
      context.textBaseline = 'middle';
      context.lineWidth = LABEL_OUTLINE * size;
      context.setLineDash([]);
      context.strokeStyle = colors.css('surface');
      for (const { left, top, text, ink } of labels) {
        context.strokeText(text, left + LABEL_GAP * size, top);
        context.fillStyle = colors.css(ink);
        context.fillText(text, left + LABEL_GAP * size, top);
      }
    },
    clearColors: () => painter.clearColors(),
  };
}
