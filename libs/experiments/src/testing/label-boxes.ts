// The boxes of all labels that an experiment draws, read from a canvas that records its texts.
import type { Session } from '@zarra/experiment-kit';
import {
  cameraFor,
  createCanvasPen,
  createStageLabels,
  project,
  readThemeColors,
  type Pen,
} from '@zarra/experiment-kit/stage';

/** Mean width of a character relative to the font size: a little more than in the page's font. */
const CHARACTER_WIDTH = 0.6;
const ISOMETRIC = { turn: -0.45, tilt: 0.3 };
/** More balls are a swarm, on which labels may lie. */
const MAX_BALLS = 90;
/** Colors of opaque areas that are a ground and not a body. */
const GROUNDS: readonly string[] = ['surface', 'sunken', 'accent-soft'];

/** Rectangle on the canvas, pixels. */
export interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Outline of a body on the canvas: left, top … */
type Outline = readonly number[];

/** Labels and bodies of one frame. */
export interface LabelledFrame {
  readonly width: number;
  readonly height: number;
  /** Texts passed to the pen. */
  readonly requested: readonly string[];
  readonly boxes: readonly LabelBox[];
  readonly bodies: readonly Outline[];
}

const texts: LabelBox[] = [];
const stored: Record<string | symbol, unknown> = {};
const fontSize = (): number => parseFloat(String(stored['font']).replace(/^\d+ /, '')) || 0;
const measure = (text: string): number => CHARACTER_WIDTH * fontSize() * text.length;
const GRADIENT = { addColorStop: () => undefined };
const methods: Record<string | symbol, (...args: never[]) => unknown> = {
  measureText: (text: string) => ({ width: measure(text) }),
  createLinearGradient: () => GRADIENT,
  createRadialGradient: () => GRADIENT,
  createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
  fillText: (text: string, left: number, top: number) => {
    const half = 0.6 * fontSize();
    texts.push({ text, left, right: left + measure(text), top: top - half, bottom: top + half });
  },
};
const context = new Proxy(stored, {
  get: (values, name) => values[name] ?? methods[name] ?? (() => undefined),
});

/** Replaces the canvas of jsdom, which draws nothing. */
export function recordCanvasTexts(): void {
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
}

const circle = (left: number, top: number, radius: number): Outline =>
  Array.from({ length: 24 }, (_, corner) => [
    left + radius * Math.cos((Math.PI * corner) / 12),
    top + radius * Math.sin((Math.PI * corner) / 12),
  ]).flat();

/** Creates a function that draws a session's snapshots on one canvas, as a stage does frame by frame. */
export function createLabelRecorder(session: Session, width: number, height: number) {
  const canvas = document.createElement('canvas');
  const colors = readThemeColors(canvas);
  const pen = createCanvasPen(canvas, colors, createStageLabels(canvas, colors));
  const { definition } = session;
  return (): LabelledFrame => {
    const box = definition.box(session.run.si);
    const depth = Math.min(box.right - box.left, box.top - box.bottom) / 2;
    const view = definition.view3d ? { ...ISOMETRIC, depth } : {};
    const camera = cameraFor(box, width, height, view);
    const requested: string[] = [];
    const balls: Outline[] = [];
    const bodies: Outline[] = [];
    const point = { left: 0, top: 0, depth: 0 };
    const outlineOf = (points: ArrayLike<number>): Outline => {
      const outline: number[] = [];
      for (let index = 0; index < points.length; index += 3) {
        project(camera, points[index] ?? NaN, points[index + 1] ?? NaN, points[index + 2] ?? NaN, point);
        outline.push(point.left, point.top);
      }
      return outline;
    };
    const recording: Pen = {
      ...pen,
      ball(x, y, z, radius, ink) {
        project(camera, x, y, z, point);
        balls.push(circle(point.left, point.top, radius * camera.scale));
        pen.ball(x, y, z, radius, ink);
      },
      area(points, ink, opacity) {
        if (opacity === 1 && !GROUNDS.includes(ink)) bodies.push(outlineOf(points));
        pen.area(points, ink, opacity);
      },
      body(points, ink) {
        bodies.push(outlineOf(points));
        pen.body(points, ink);
      },
      layer: (_inputs, draw) => draw(),
      label(x, y, z, text, ink) {
        requested.push(text);
        pen.label(x, y, z, text, ink);
      },
    };
    texts.length = 0;
    pen.begin(camera, 1);
    definition.draw(recording, session.snapshot());
    pen.end();
    return {
      width,
      height,
      requested,
      boxes: [...texts],
      bodies: balls.length > MAX_BALLS ? bodies : [...bodies, ...balls],
    };
  };
}

const overlaps = (one: LabelBox, other: LabelBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a convex body and a box have a common point: a corner of one lies inside the other. */
function covers(body: Outline, { left, right, top, bottom }: LabelBox): boolean {
  let above = true;
  let below = true;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let index = 0; index < body.length; index += 2) {
    const [fromX = 0, fromY = 0] = body.slice(index);
    const [toX = 0, toY = 0] = body.slice((index + 2) % body.length);
    if (fromX > left && fromX < right && fromY > top && fromY < bottom) return true;
    const side = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    above &&= side >= 0;
    below &&= side <= 0;
  }
  return above || below;
}

/** Lists labels that overlap one another or a body, or leave the canvas. */
export function labelIssuesOf({ width, height, boxes, bodies }: LabelledFrame): string[] {
  return boxes.flatMap((box, index) => [
    ...boxes
      .slice(index + 1)
      .filter((other) => overlaps(box, other))
      .map((other) => `${box.text} overlaps ${other.text}`),
    ...(bodies.some((body) => covers(body, box)) ? [`${box.text} lies on a body`] : []),
    ...(box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
      ? [`${box.text} leaves the canvas`]
      : []),
  ]);
}
