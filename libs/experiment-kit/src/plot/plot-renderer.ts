import type { Session } from '../run/session.js';
import { readThemeColors, type ThemeColors, observeAppearance } from '../stage/theme-colors.js';
import type { CanvasSize, PlotFrame } from './draw-axes.js';
import { observeViewport } from './observe-viewport.js';
import type { ZoomWindow } from './zoom.js';

const MAX_PIXEL_RATIO = 2;
/** Label size where the host has no computed one, px. */
const FONT_SIZE = 13;
/** Redraws per second: more are not visible and cost a phone its frame rate. */
const DRAWS_PER_SECOND = 15;

/** What the cursor and the zoom need of a drawn plot. */
export interface PaintedPlot {
  /** Index nearest to a canvas position, page pixels; -1 without data. */
  readonly findNearest: (left: number, top: number) => number;
  /** Axes of a plot that can be enlarged. */
  readonly frame?: PlotFrame;
}

/** What the learner has chosen in a plot. */
export interface PlotSelection {
  /** Index of the cursor; -1 for none. */
  readonly cursor: number;
  /** Enlarged part; the whole graph by default. */
  readonly window?: ZoomWindow | undefined;
}

/** Draws a plot. */
export type PlotPainter = (
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colors: ThemeColors,
  selection: PlotSelection,
) => PaintedPlot;

/** Controls of a running plot canvas. */
export type PlotRenderer = ReturnType<typeof startPlotRenderer>;

/** Redraws a plot when the session advances, while it is in the viewport. */
export function startPlotRenderer(
  session: Session,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  paint: PlotPainter,
  selection: () => PlotSelection,
) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const colors = readThemeColors(host);
  let painted: PaintedPlot | undefined;
  let frame: number | undefined;
  let drawnAt = -Infinity;
  let isDirty = true;
  let isInView = true;

  function draw(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (!context || width === 0) return;
    isDirty = false;
    const pixelRatio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1);
    const [pixelWidth, pixelHeight] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (canvas.width !== pixelWidth || canvas.height !== pixelHeight)
      [canvas.width, canvas.height] = [pixelWidth, pixelHeight];
    const { fontFamily, fontSize } = getComputedStyle(host);
    const size = { width, height, pixelRatio, fontFamily, fontSize: parseFloat(fontSize) || FONT_SIZE };
    painted = paint(context, size, colors, selection());
  }
  function schedule(): void {
    if (!isDirty || !isInView) return;
    frame ??= requestAnimationFrame((now) => {
      frame = undefined;
      if (now - drawnAt < 1000 / DRAWS_PER_SECOND) {
        schedule();
        return;
      }
      drawnAt = now;
      draw();
    });
  }
  const requestDraw = (): void => {
    isDirty = true;
    schedule();
  };
  /** Draws in the next frame: what the learner changes follows at once. */
  const redraw = (): void => {
    drawnAt = -Infinity;
    requestDraw();
  };
  const stopFrames = session.onFrame(requestDraw);
  const sizeObserver = new ResizeObserver(redraw);
  sizeObserver.observe(host);
  const stopViewport = observeViewport(host, (inView) => {
    isInView = inView;
    schedule();
  });
  const stopAppearance = observeAppearance(() => {
    colors.clear();
    redraw();
  });
  redraw();
  return {
    redraw,
    /** Axes of the last drawing; undefined for a plot that cannot be enlarged. */
    frame(): PlotFrame | undefined {
      // The learner may press a button before the first frame.
      if (!painted) draw();
      return painted?.frame;
    },
    /** Index nearest to a position in the viewport; -1 without data. */
    nearest(clientX: number, clientY: number): number {
      const { left, top } = host.getBoundingClientRect();
      return painted?.findNearest(clientX - left, clientY - top) ?? -1;
    },
    stop: (): void => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stopFrames();
      stopAppearance();
      stopViewport();
      sizeObserver.disconnect();
    },
  };
}
