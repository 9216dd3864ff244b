import type { StoreApi } from 'zustand/vanilla';
import type { WebglStage } from '../webgl/start-webgl.js';
import { createFrameRateMonitor } from '../webgl/frame-rate-monitor.js';
import type { Session } from '../run/session.js';
import {
  cameraFor,
  halfDepth,
  project,
  unproject,
  type Camera,
  type CameraSource,
  type Insets,
  type ScreenPoint,
} from '../stage/camera.js';
import type { Box } from '../experiment/pen.js';
import { createCanvasPen, type CanvasPen } from '../stage/canvas-pen.js';
import { readThemeColors, observeAppearance } from '../stage/theme-colors.js';
import { createStageView, type StageView } from '../stage/stage-view.js';
import { createLazyLabels } from './lazy-labels.js';

/** Maximum device pixel ratio: more is invisible and costs battery. */
const MAX_PIXEL_RATIO = 2;
/** Maximum ratio after a second of frames that took too long, and that duration. */
const SLOW_PIXEL_RATIO = 1.5;
const SLOW_FRAMES = { windowS: 1, maxAverageS: 0.024 };

/** Size of the corner with the button that rotates a 3D scene, pixels. */
const ORBIT_BUTTON = 60;

/** Parts of the canvas that other elements cover: the padding of the host. */
function readInsets(host: HTMLElement): Insets {
  const style = getComputedStyle(host);
  const pixels = (property: string): number => parseFloat(style.getPropertyValue(property)) || 0;
  return {
    top: pixels('padding-top'),
    right: pixels('padding-right'),
    bottom: pixels('padding-bottom'),
    left: pixels('padding-left'),
  };
}

/** Controls of a running stage. */
export interface StageRenderer extends CameraSource {
  /** Scene point at a position in the viewport. */
  scenePointAt: (clientX: number, clientY: number) => { x: number; y: number };
  /** Keeps the visible part of the scene while a body is held, so that it follows the pointer at one scale. */
  keepView: (kept: boolean) => void;
  /** Schedules a redraw. */
  requestDraw: () => void;
  /** Stops drawing permanently. */
  stop: () => void;
}

/**
 * Renders a session on a canvas: every display frame while it plays and the page is visible, otherwise once
 * per change. Elements with `data-handle` inside the host are positioned at their handles. 3D scenes use
 * WebGL once its modules have loaded.
 */
export function startStageRenderer(
  session: Session,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  view: StoreApi<StageView> = createStageView(session.definition.view3d),
): StageRenderer {
  const { definition, store } = session;
  const colors = readThemeColors(host);
  const canvasPen = createCanvasPen(
    canvas,
    colors,
    createLazyLabels(canvas, colors, () => !stopped && requestDraw()),
  );
  const frameRate = createFrameRateMonitor(SLOW_FRAMES);
  const point: ScreenPoint = { left: 0, top: 0, depth: 0 };
  let maxPixelRatio = MAX_PIXEL_RATIO;
  let camera: Camera | undefined;
  let keptBox: Box | undefined;
  let insets = readInsets(host);
  let frame: number | undefined;
  let webgl: WebglStage | undefined;
  let stopped = false;
  const listeners = new Set<() => void>();

  function positionHandles({ labels }: CanvasPen): void {
    if (!camera) return;
    const snapshot = session.snapshot();
    for (const handle of definition.handles) {
      const element = host.querySelector<HTMLElement>(`[data-handle='${handle.key}']`);
      if (!element) continue;
      const { x, y } = handle.position(snapshot);
      labels.handle(x, y);
      project(camera, x, y, 0, point);
      // Whole pixels: the edge of a ring is drawn alike each time.
      element.style.translate = `${Math.round(point.left)}px ${Math.round(point.top)}px`;
    }
  }
  function draw(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    const pixelRatio = Math.min(maxPixelRatio, devicePixelRatio || 1);
    if (
      canvas.width !== Math.round(width * pixelRatio) ||
      canvas.height !== Math.round(height * pixelRatio)
    ) {
      canvas.width = Math.round(width * pixelRatio);
      canvas.height = Math.round(height * pixelRatio);
    }
    const box = keptBox ?? definition.box(session.run.si);
    const { turn, tilt } = view.getState();
    camera = cameraFor(box, width, height, {
      insets,
      ...(definition.view3d && { turn, tilt, depth: halfDepth(box) }),
    });
    const pen = webgl?.pen() ?? canvasPen;
    pen.begin(camera, pixelRatio);
    pen.labels.cover(0, 0, width, insets.top);
    if (definition.view3d)
      pen.labels.cover(width - ORBIT_BUTTON, insets.top, width, insets.top + ORBIT_BUTTON);
    // In the front view the ground is seen edge-on.
    if (turn !== 0 || tilt !== 0) webgl?.ground(pen, box);
    definition.draw(pen, session.snapshot());
    positionHandles(pen);
    pen.end();
    for (const listener of listeners) listener();
  }
  function renderFrame(now: number): void {
    frame = undefined;
    session.frame(now / 1000);
    draw();
    if (store.getState().playing && !document.hidden) {
      if (frameRate.addFrame(now / 1000)) maxPixelRatio = SLOW_PIXEL_RATIO;
      webgl?.framePlayed(now / 1000);
      requestDraw();
    } else {
      frameRate.reset();
      webgl?.framePaused();
    }
  }
  function requestDraw(): void {
    frame ??= requestAnimationFrame(renderFrame);
  }
  const onVisibilityChange = (): void => {
    // A hidden page does not run; hidden time is not caught up.
    if (document.hidden) {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    } else if (store.getState().playing) session.play();
    else requestDraw();
  };
  const onAppearanceChange = (): void => {
    colors.clear();
    canvasPen.clearColors();
    webgl?.clearColors();
    requestDraw();
  };

  if (definition.view3d)
    import('../webgl/start-webgl.js').then(
      ({ startWebgl }) => {
        if (stopped) return;
        webgl = startWebgl({ canvas, canvasPen, colors, view, requestDraw });
        requestDraw();
      },
      // Loading failed: the 2D canvas pen stays in use.
      () => view.setState({ fallbackReason: 'missing' }),
    );
  const unsubscribeStore = store.subscribe(requestDraw);
  const unsubscribeView = view.subscribe(requestDraw);
  const sizeObserver = new ResizeObserver(() => {
    insets = readInsets(host);
    requestDraw();
  });
  sizeObserver.observe(host);
  const stopAppearance = observeAppearance(onAppearanceChange);
  document.addEventListener('visibilitychange', onVisibilityChange);
  requestDraw();
  return {
    scenePointAt(clientX, clientY) {
      const { left, top } = host.getBoundingClientRect();
      return camera ? unproject(camera, clientX - left, clientY - top) : { x: 0, y: 0 };
    },
    keepView(kept) {
      keptBox = kept ? definition.box(session.run.si) : undefined;
    },
    camera: () => camera,
    onDraw(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestDraw,
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stopped = true;
      unsubscribeStore();
      unsubscribeView();
      webgl?.stop();
      sizeObserver.disconnect();
      stopAppearance();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
