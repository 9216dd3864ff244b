import type { Session } from '../run/create-session.js';
import { readThemeColors, type ThemeColors, observeAppearance } from '../stage/theme-colors.js';
import type { CanvasSize } from './draw-axes.js';

const MAX_PIXEL_RATIO = 2;
/** Redraws per second: more are not visible and cost a phone its frame rate. */
const DRAWS_PER_SECOND = 15;

/**
 * Draws a plot with the cursor at an index (-1: none).
 * @returns a function that finds the index nearest to a canvas position, in pixels; -1 without data
 */
export type PlotPainter = (
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colors: ThemeColors,
  cursor: number,
) => (left: number, top: number) => number;

/** Controls of a running plot canvas. */
export type PlotRenderer = ReturnType<typeof startPlotRenderer>;

/** Redraws a plot when the session advances. */
export function startPlotRenderer(
  session: Session,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  paint: PlotPainter,
  cursor: () => number,
) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const colors = readThemeColors(host);
  const { fontFamily } = getComputedStyle(host);
  let findNearest: ReturnType<PlotPainter> = () => -1;
  let frame: number | undefined;
  let drawnAt = -Infinity;

  function draw(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (!context || width === 0) return;
    const pixelRatio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1);
    const [pixelWidth, pixelHeight] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (canvas.width !== pixelWidth || canvas.height !== pixelHeight)
      [canvas.width, canvas.height] = [pixelWidth, pixelHeight];
    findNearest = paint(context, { width, height, pixelRatio, fontFamily }, colors, cursor());
  }
  const requestDraw = (): void => {
    frame ??= requestAnimationFrame((now) => {
      frame = undefined;
      if (now - drawnAt < 1000 / DRAWS_PER_SECOND) {
        requestDraw();
        return;
      }
      drawnAt = now;
      draw();
    });
  };
  const stopFrames = session.onFrame(requestDraw);
  const sizeObserver = new ResizeObserver(requestDraw);
  sizeObserver.observe(host);
  const stopAppearance = observeAppearance(() => {
    colors.clear();
    draw();
  });
  requestDraw();
  return {
    draw,
    /** Index nearest to a position in the viewport. */
    nearest(clientX: number, clientY: number): number {
      const { left, top } = host.getBoundingClientRect();
      return findNearest(clientX - left, clientY - top);
    },
    stop: (): void => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stopFrames();
      stopAppearance();
      sizeObserver.disconnect();
    },
  };
}
