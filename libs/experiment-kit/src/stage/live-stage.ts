import type { State } from '@zarra/physics';
import type { Session } from '../session/create-session.js';
import { cameraFor, project, unproject, type Camera, type Spot } from './camera.js';
import { createCanvasPen } from './canvas-pen.js';
import { readInks } from './inks.js';
import { watchTheme } from './watch-theme.js';

/** More device pixels in one of the page are not seen, and cost a phone its battery. */
const MOST_PIXELS = 2;

/** What can be asked of a stage under way. */
export interface LiveStage {
  /** The place of the scene under a spot of the window. */
  placeAt: (clientX: number, clientY: number) => { x: number; y: number };
  /** Leaves the picture as it is, for good. */
  end: () => void;
}

/**
 * Plays a session on a canvas: a frame of the screen at a time while it plays and the page is seen, one picture
 * whenever something changed. Elements with `data-handle` inside the host follow the bodies they move.
 */
export function liveStage<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
): LiveStage {
  const { lab, news } = session;
  const inks = readInks(host);
  const pen = createCanvasPen(canvas, inks);
  const spot: Spot = { left: 0, top: 0, near: 0 };
  let camera: Camera | undefined;
  let frame: number | undefined;

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
    camera = cameraFor(lab.box(session.run.si), width, height);
    pen.begin(camera, ratio);
    lab.draw(pen, session.moment());
    pen.end();
    placeHandles();
  }
  function next(now: number): void {
    frame = undefined;
    session.frame(now / 1000);
    draw();
    if (news.getState().playing && !document.hidden) ask();
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
    pen.forget();
    ask();
  };

  const endNews = news.subscribe(ask);
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
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      endNews();
      size.disconnect();
      endTheme();
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}
