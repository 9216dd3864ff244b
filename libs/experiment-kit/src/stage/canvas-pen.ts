import { project, type Camera, type ScreenPoint } from './camera.js';
import type { ThemeColors } from './theme-colors.js';
import type { StageLabels } from './draw-labels.js';
import type { Ink, Pen, Stroke } from '../experiment/pen.js';
import { CENTER, HIGHLIGHT, lightOf, STOPS, toneOf } from './tones.js';

/** Length and half width of an arrow head, pixels. */
const HEAD_LENGTH = 10;
const HEAD_HALF_WIDTH = 4.5;
/** Default width of a shaft, pixels. */
export const ARROW_WIDTH = 2.5;

/** Pen that draws on a canvas. */
export interface CanvasPen extends Pen {
  /** Clears the canvas and sets the camera of the next frame. @param ratio device pixels per page pixel */
  begin: (camera: Camera, ratio: number) => void;
  /** Labels of the frame and what they avoid: a pen that draws elsewhere passes its drawing on. */
  readonly labels: StageLabels;
  /** Draws deferred items: balls by depth, then labels. */
  end: () => void;
  /** Discards cached colors and text widths after a change of the theme or the fonts. */
  clearColors: () => void;
}

/** Frames with equal inputs before a layer is drawn on a bitmap: inputs that are dragged change sooner. */
const FRAMES_BEFORE_BITMAP = 8;

/** Inputs of a layer, in how many frames they were equal, and its bitmap. */
interface CachedLayer {
  readonly inputs: readonly unknown[];
  frames: number;
  bitmap?: HTMLCanvasElement;
}

/**
 * Creates a 2D canvas pen with the theme's colors and the page's font.
 * @param labels draws the labels: `createStageLabels(canvas, colors)`
 */
export function createCanvasPen(
  canvas: HTMLCanvasElement,
  colors: ThemeColors,
  labels: StageLabels,
): CanvasPen {
  const contextOf = (of: HTMLCanvasElement): CanvasRenderingContext2D => {
    const found = of.getContext('2d');
    if (!found) throw new Error('This browser draws no canvas');
    return found;
  };
  const stageContext = contextOf(canvas);
  const point: ScreenPoint = { left: 0, top: 0, depth: 0 };
  const gradients = new Map<string, CanvasGradient>();
  let context = stageContext;
  let camera: Camera = { width: 0, height: 0, scale: 1, x: 0, y: 0, turn: 0, tilt: 0 };
  let pixelRatio = 1;
  let balls: { left: number; top: number; depth: number; radius: number; ink: Ink }[] = [];
  let layers: CachedLayer[] = [];
  let layerCount = 0;
  /** Whether only the labels collect what is drawn. */
  let isMuted = false;

  const toScreen = (x: number, y: number, z: number): ScreenPoint => {
    project(camera, x, y, z, point);
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
      // The first one starts the path.
      context.lineTo(left, top);
    }
  };
  const prepare = (): void => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(pixelRatio, pixelRatio);
    context.lineCap = 'round';
    context.lineJoin = 'round';
  };
  /** Draws a ball or a glow, or fills the current path as a body: with a gradient of unit size, moved and scaled. */
  function fillShaded(
    kind: keyof typeof STOPS,
    ink: Ink,
    opacity: number,
    left: number,
    top: number,
    across: number,
    down = across,
  ): void {
    let gradient = gradients.get(kind + ink);
    if (!gradient) {
      const [x, y] = kind === 'ball' ? HIGHLIGHT : CENTER;
      gradient =
        kind === 'body'
          ? context.createLinearGradient(0, 0, 1, 1)
          : context.createRadialGradient(x, y, 0, 0, 0, 1);
      const rgb = colors.rgb(ink);
      const color = kind === 'glow' && ink !== 'shadow' ? lightOf(rgb) : rgb;
      for (const [position, tone, strength] of STOPS[kind])
        gradient.addColorStop(position, toneOf(color, tone, strength));
      gradients.set(kind + ink, gradient);
    }
    context.save();
    context.translate(left, top);
    context.scale(across, down);
    if (kind !== 'body') {
      context.beginPath();
      context.arc(0, 0, 1, 0, 2 * Math.PI);
    }
    context.globalAlpha = opacity;
    context.fillStyle = gradient;
    context.fill();
    context.restore();
  }
  const drawBall = (left: number, top: number, radius: number, ink: Ink): void =>
    fillShaded('ball', ink, 1, left, top, Math.max(radius, 1));
  return {
    labels,
    begin(next, ratio) {
      camera = next;
      pixelRatio = ratio;
      balls = [];
      layerCount = 0;
      labels.begin(next);
      prepare();
    },
    ball(x, y, z, radius, ink) {
      labels.ball(x, y, z, radius, ink);
      const { left, top, depth } = toScreen(x, y, z);
      if (camera.turn !== 0 || camera.tilt !== 0)
        balls.push({ left, top, depth, radius: radius * camera.scale, ink });
      else if (!isMuted) drawBall(left, top, radius * camera.scale, ink);
    },
    line(points, stroke, count = points.length / 3) {
      labels.line(points, stroke, count);
      if (isMuted) return;
      applyStroke(stroke);
      tracePath(points, count);
      context.stroke();
    },
    arrow(x, y, z, dx, dy, dz, stroke) {
      labels.arrow(x, y, z, dx, dy, dz, stroke);
      const { left, top } = toScreen(x, y, z);
      const tip = toScreen(x + dx, y + dy, z + dz);
      const [across, down] = [tip.left - left, tip.top - top];
      const length = Math.hypot(across, down);
      if (length < 1 || isMuted) return;
      applyStroke({ width: ARROW_WIDTH, ...stroke });
      const head = Math.min(HEAD_LENGTH, length);
      context.setLineDash([]);
      context.save();
      context.translate(tip.left, tip.top);
      context.rotate(Math.atan2(down, across));
      context.beginPath();
      context.moveTo(-length, 0);
      context.lineTo(-head, 0);
      context.stroke();
      context.scale(head / HEAD_LENGTH, head / HEAD_LENGTH);
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(-HEAD_LENGTH, -HEAD_HALF_WIDTH);
      context.lineTo(-HEAD_LENGTH, HEAD_HALF_WIDTH);
      context.fill();
      context.restore();
    },
    label: labels.label,
    area(points, ink, opacity) {
      labels.area(points, ink, opacity);
      if (isMuted) return;
      applyStroke({ ink, opacity });
      tracePath(points, points.length / 3);
      context.closePath();
      context.fill();
    },
    body(points, ink) {
      labels.area(points, ink, 1);
      if (isMuted) return;
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let index = 0; index < points.length; index += 3) {
        const corner = toScreen(points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? 0);
        [left, right] = [Math.min(left, corner.left), Math.max(right, corner.left)];
        [top, bottom] = [Math.min(top, corner.top), Math.max(bottom, corner.top)];
      }
      applyStroke({ ink: 'scrim', width: 1 });
      tracePath(points, points.length / 3);
      context.closePath();
      fillShaded('body', ink, 1, left, top, (right - left + bottom - top) / 2);
      context.stroke();
    },
    glow(x, y, z, radius, ink, opacity, flatness = 1) {
      if (isMuted) return;
      const { left, top } = toScreen(x, y, z);
      const across = radius * camera.scale;
      fillShaded('glow', ink, opacity, left, top, across, flatness * across);
    },
    ground(surface) {
      const { x, y, width, height, scale } = camera;
      const points = typeof surface === 'number' ? [x, surface, 0] : Array.from(surface);
      const [left, right, bottom] = [x - width / scale, x + width / scale, y - height / scale];
      const edge = [left, points[1] ?? 0, 0, ...points, right, points.at(-2) ?? 0, 0];
      this.area([...edge, right, bottom, 0, left, bottom, 0], 'sunken', 1);
      this.line(edge, { ink: 'line-strong' });
    },
    field(field) {
      if (isMuted) return;
      const image = field.paint(field, colors);
      const { left, top } = toScreen(field.left, field.bottom + field.height, 0);
      const right = toScreen(field.left + field.width, field.bottom + field.height, 0);
      const [across, acrossDown] = [(right.left - left) / image.width, (right.top - top) / image.width];
      const bottomLeft = toScreen(field.left, field.bottom, 0);
      const [aside, down] = [(bottomLeft.left - left) / image.height, (bottomLeft.top - top) / image.height];
      context.globalAlpha = 1;
      context.save();
      // The orthographic projection of a rectangle is a parallelogram.
      context.transform(across, acrossDown, aside, down, left, top);
      context.drawImage(image, 0, 0);
      context.restore();
    },
    layer(of, draw) {
      const inputs = [pixelRatio, JSON.stringify(camera), ...of];
      let layer = layers[layerCount++];
      if (!layer || inputs.some((input, index) => input !== layer?.inputs[index]))
        layers[layerCount - 1] = layer = { inputs, frames: 0 };
      if (layer.frames++ < FRAMES_BEFORE_BITMAP) {
        draw();
        return;
      }
      if (layer.bitmap) {
        // Only its labels, and what labels avoid, are collected again.
        isMuted = true;
        draw();
        isMuted = false;
      } else {
        layer.bitmap = document.createElement('canvas');
        [layer.bitmap.width, layer.bitmap.height] = [canvas.width, canvas.height];
        context = contextOf(layer.bitmap);
        prepare();
        draw();
        context = stageContext;
      }
      context.globalAlpha = 1;
      context.drawImage(layer.bitmap, 0, 0, camera.width, camera.height);
    },
    end() {
      balls.sort((one, other) => one.depth - other.depth);
      for (const { left, top, radius, ink } of balls) drawBall(left, top, radius, ink);
      labels.paint(camera.width);
    },
    clearColors() {
      gradients.clear();
      layers = [];
      labels.reset();
    },
  };
}
