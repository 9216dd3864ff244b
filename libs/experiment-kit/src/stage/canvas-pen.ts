import { project, type Camera, type Spot } from './camera.js';
import type { Inks } from './inks.js';
import { createFieldPainter } from './paint-field.js';
import type { Ink, Pen, Stroke } from './pen.js';

/** Length of an arrow's head, and its half width, pixels. */
const HEAD = 10;
const HALF_HEAD = 4.5;
/** Words on the stage, in parts of the text around it: 14 pixels beside 16. */
const WORDS = 0.875;
/** Space between a place and the words beside it, and the ground's colour around them, in parts of the words' size. */
const BESIDE = 0.57;
const AROUND = 0.29;
/** Where the page does not say how large its text is, pixels. */
const USUAL_TEXT = 16;
/** A small stage has no room for larger words: at most this part of its width, but never less than usual. */
const WIDEST_WORDS = 1 / 32;

/** A pen on a canvas. */
export interface CanvasPen extends Pen {
  /** Wipes the sheet and takes the camera of the next frame. @param ratio device pixels in a pixel of the page */
  begin: (camera: Camera, ratio: number) => void;
  /** Draws what was kept for last: bodies by their distance, words on top of all. */
  end: () => void;
  forget: () => void;
}

/** Draws scenes on a canvas, in the site's colours and its font. */
export function createCanvasPen(canvas: HTMLCanvasElement, inks: Inks): CanvasPen {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const painter = createFieldPainter(inks);
  const spot: Spot = { left: 0, top: 0, near: 0 };
  const style = getComputedStyle(canvas);
  let camera: Camera | undefined;
  let balls: { left: number; top: number; near: number; radius: number; ink: Ink }[] = [];
  let words: { left: number; top: number; words: string; ink: Ink }[] = [];

  const see = (x: number, y: number, z: number): Spot => {
    if (camera) project(camera, x, y, z, spot);
    return spot;
  };
  const take = ({ ink, width = 2, dashed = false, opacity = 1 }: Stroke): void => {
    context.strokeStyle = inks.css(ink);
    context.fillStyle = context.strokeStyle;
    context.lineWidth = width;
    context.globalAlpha = opacity;
    context.setLineDash(dashed ? [3 * width, 3 * width] : []);
  };
  const path = (points: ArrayLike<number>, count: number): void => {
    context.beginPath();
    for (let index = 0; index < 3 * count; index += 3) {
      const { left, top } = see(
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
      words = [];
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, next.width, next.height);
      context.lineCap = 'round';
      context.lineJoin = 'round';
    },
    ball(x, y, z, radius, ink) {
      if (!camera) return;
      const { left, top, near } = see(x, y, z);
      balls.push({ left, top, near, radius: radius * camera.scale, ink });
    },
    line(points, stroke, count = points.length / 3) {
      take(stroke);
      path(points, count);
      context.stroke();
    },
    arrow(x, y, z, dx, dy, dz, stroke) {
      const { left, top } = see(x, y, z);
      const tip = see(x + dx, y + dy, z + dz);
      const [across, down] = [tip.left - left, tip.top - top];
      const length = Math.hypot(across, down);
      if (length < 1) return;
      take(stroke);
      const [ux, uy] = [across / length, down / length];
      const head = Math.min(HEAD, length);
      const half = (HALF_HEAD * head) / HEAD;
      context.setLineDash([]);
      context.beginPath();
      context.moveTo(left, top);
      context.lineTo(tip.left - ux * head, tip.top - uy * head);
      context.stroke();
      context.beginPath();
      context.moveTo(tip.left, tip.top);
      context.lineTo(tip.left - ux * head - uy * half, tip.top - uy * head + ux * half);
      context.lineTo(tip.left - ux * head + uy * half, tip.top - uy * head - ux * half);
      context.fill();
    },
    label(x, y, z, text, ink) {
      const { left, top } = see(x, y, z);
      words.push({ left, top, words: text, ink });
    },
    area(points, ink, opacity) {
      take({ ink, opacity });
      path(points, points.length / 3);
      context.closePath();
      context.fill();
    },
    field(field) {
      const sheet = painter.paint(field);
      const { left, top } = see(field.left, field.bottom + field.height, 0);
      const right = see(field.left + field.width, field.bottom + field.height, 0);
      const [across, acrossDown] = [(right.left - left) / sheet.width, (right.top - top) / sheet.width];
      const foot = see(field.left, field.bottom, 0);
      const [aside, down] = [(foot.left - left) / sheet.height, (foot.top - top) / sheet.height];
      context.globalAlpha = 1;
      context.imageSmoothingEnabled = true;
      context.save();
      // Parallel rays turn a rectangle into a parallelogram.
      context.transform(across, acrossDown, aside, down, left, top);
      context.drawImage(sheet, 0, 0);
      context.restore();
    },
    end() {
      context.globalAlpha = 1;
      if (balls.some(({ near }) => near !== balls[0]?.near))
        balls.sort((one, other) => one.near - other.near);
      for (const { left, top, radius, ink } of balls) {
        context.fillStyle = inks.css(ink);
        context.beginPath();
        context.arc(left, top, Math.max(radius, 1), 0, 2 * Math.PI);
        context.fill();
      }
      // Read anew: in projector mode the page's text is larger.
      const most = Math.max(WORDS * USUAL_TEXT, WIDEST_WORDS * (camera?.width ?? 0));
      const size = Math.min(most, WORDS * (parseFloat(style.fontSize) || USUAL_TEXT));
      context.font = `600 ${size}px ${style.fontFamily}`;
      context.textBaseline = 'middle';
      context.lineWidth = AROUND * size;
      context.setLineDash([]);
      context.strokeStyle = inks.css('surface');
      for (const { left, top, words: text, ink } of words) {
        context.strokeText(text, left + BESIDE * size, top);
        context.fillStyle = inks.css(ink);
        context.fillText(text, left + BESIDE * size, top);
      }
    },
    forget: () => painter.forget(),
  };
}
