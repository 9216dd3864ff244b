import type { StoreApi } from 'zustand/vanilla';
import type { CanvasPen } from '../stage/canvas-pen.js';
import type { ThemeColors } from '../stage/theme-colors.js';
import type { FallbackReason, StageView } from '../stage/stage-view.js';
import { createGround } from './draw-ground.js';
import type { WebglPen } from './webgl-pen.js';
import { createFrameRateMonitor } from './frame-rate-monitor.js';

/** Shaders smooth the edges: multisampling costs a computer without a graphics card its frame rate. */
const CONTEXT_OPTIONS = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: false,
  premultipliedAlpha: true,
};

/** The WebGL part of a stage. */
export type WebglStage = ReturnType<typeof startWebgl>;

interface WebglOptions {
  /** Canvas of the 2D pen: the WebGL canvas is inserted behind it. */
  canvas: HTMLCanvasElement;
  canvasPen: CanvasPen;
  colors: ThemeColors;
  view: StoreApi<StageView>;
  /** Schedules a redraw. */
  requestDraw: () => void;
}

const loadPen = async () => (await import('./webgl-pen.js')).createWebglPen;

/**
 * Draws a scene with WebGL once the pen has loaded. The 2D canvas pen with the same camera draws until then,
 * and when WebGL 2 is missing, loses its context or is too slow.
 */
export function startWebgl({ canvas, canvasPen, colors, view, requestDraw }: WebglOptions, load = loadPen) {
  const monitor = createFrameRateMonitor();
  const webglCanvas = document.createElement('canvas');
  let webglPen: WebglPen | undefined;
  let stopped = false;

  const onLost = (): void => fallBack('lost');
  function stop(): void {
    stopped = true;
    webglCanvas.removeEventListener('webglcontextlost', onLost);
    webglPen?.dispose();
    webglPen = undefined;
    webglCanvas.remove();
  }
  function fallBack(reason: FallbackReason): void {
    if (stopped) return;
    stop();
    view.setState({ fallbackReason: reason });
    requestDraw();
  }
  async function start(): Promise<void> {
    if (!webglCanvas.getContext('webgl2', CONTEXT_OPTIONS)) throw new Error('This browser has no WebGL 2');
    webglCanvas.setAttribute('aria-hidden', 'true');
    webglCanvas.addEventListener('webglcontextlost', onLost);
    const create = await load();
    if (stopped) return;
    webglPen = create(webglCanvas, canvasPen, colors);
    canvas.before(webglCanvas);
    requestDraw();
  }
  start().catch(() => fallBack('missing'));

  return {
    /** The pen for the next frame. */
    pen: (): CanvasPen => webglPen ?? canvasPen,
    ground: createGround(),
    /** Reports a frame of a playing scene, page time in s. */
    framePlayed(now: number): void {
      if (webglPen && monitor.addFrame(now)) fallBack('slow');
    },
    /** Reports a frame of a paused scene. */
    framePaused: monitor.reset,
    /** Discards cached colors after a theme change. */
    clearColors: (): void => webglPen?.clearColors(),
    stop,
  };
}
