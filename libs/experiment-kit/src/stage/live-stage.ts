import type { State } from '@zarra/physics';
import type { StoreApi } from 'zustand/vanilla';
import type { Depth } from '../depth/begin-depth.js';
import type { Session } from '../session/create-session.js';
import { cameraFor, halfDepth, project, unproject, type Camera, type Spot } from './camera.js';
import { createCanvasPen } from './canvas-pen.js';
import { readInks } from './inks.js';
import { createStageView, type StageView } from './stage-view.js';
import { watchTheme } from './watch-theme.js';

/** More device pixels in one of the page are not seen, and cost a phone its battery. */
const MOST_PIXELS = 2;

/** What can be asked of a stage under way. */
export interface LiveStage {
  /** The place of the scene under a spot of the window. */
  placeAt: (clientX: number, clientY: number) => { x: number; y: number };
  /** From where the last picture was seen; nothing before the first. */
  camera: () => Camera | undefined;
  /** Hears of every picture once it is drawn. @returns ends it */
  onPicture: (listener: () => void) => () => void;
  /** Asks for a new picture. */
  ask: () => void;
  /** Leaves the picture as it is, for good. */
  end: () => void;
}

/**
 * Plays a session on a canvas: a frame of the screen at a time while it plays and the page is seen, one picture
 * whenever something changed. Elements with `data-handle` inside the host follow the bodies they move. A deep scene is
 * drawn in three dimensions once what that needs has come.
 */
export function liveStage<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  view: StoreApi<StageView> = createStageView(session.lab.deep),
): LiveStage {
  const { lab, news } = session;
  const inks = readInks(host);
  const flat = createCanvasPen(canvas, inks);
  const spot: Spot = { left: 0, top: 0, near: 0 };
  let camera: Camera | undefined;
  let frame: number | undefined;
  let depth: Depth | undefined;
  let ended = false;
  const listeners = new Set<() => void>();

  function placeHandles(): void {
    if (!camera) return;
    const moment = session.moment();
    for (const handle of lab.handles) {
      const element = host.querySelector<HTMLElement>(`[data-handle='${handle.key}']`);
      if (!element) continue;
      const { x, y } = handle.at(moment);
      project(camera, x, y, 0, spot);
      element.style.translate = `${spot.left}px ${spot.top}px`;
    }
  }
  function draw(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(MOST_PIXELS, devicePixelRatio || 1);
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const box = lab.box(session.run.si);
    const { turn, tilt } = view.getState();
    camera = cameraFor(box, width, height, lab.deep ? { turn, tilt, depth: halfDepth(box) } : {});
    const pen = depth?.pen() ?? flat;
    pen.begin(camera, ratio);
    // From the front the ground is an edge.
    if (turn !== 0 || tilt !== 0) depth?.ground(pen, box);
    lab.draw(pen, session.moment());
    pen.end();
    placeHandles();
    for (const listener of listeners) listener();
  }
  function next(now: number): void {
    frame = undefined;
    session.frame(now / 1000);
    draw();
    if (news.getState().playing && !document.hidden) {
      depth?.played(now / 1000);
      ask();
    } else depth?.rested();
  }
  function ask(): void {
    frame ??= requestAnimationFrame(next);
  }
  const onHide = (): void => {
    // A page that is not seen does not run; when it comes back, nothing is caught up with.
    if (document.hidden) {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    } else if (news.getState().playing) session.play();
    else ask();
  };
  const onTheme = (): void => {
    inks.forget();
    flat.forget();
    depth?.forget();
    ask();
  };

  if (lab.deep)
    import('../depth/begin-depth.js').then(
      ({ beginDepth }) => {
        if (ended) return;
        depth = beginDepth({ canvas, flat, inks, view, ask });
        ask();
      },
      // It did not come: the flat pen goes on.
      () => view.setState({ simplified: 'missing' }),
    );
  const endNews = news.subscribe(ask);
  const endView = view.subscribe(ask);
  const size = new ResizeObserver(ask);
  size.observe(host);
  const endTheme = watchTheme(onTheme);
  document.addEventListener('visibilitychange', onHide);
  ask();
  return {
    placeAt(clientX, clientY) {
      const { left, top } = host.getBoundingClientRect();
      return camera ? unproject(camera, clientX - left, clientY - top) : { x: 0, y: 0 };
    },
    camera: () => camera,
    onPicture(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      ended = true;
      endNews();
      endView();
      depth?.end();
      size.disconnect();
      endTheme();
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}
