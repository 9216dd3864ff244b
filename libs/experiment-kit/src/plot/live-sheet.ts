import type { State } from '@zarra/physics';
import type { Session } from '../session/create-session.js';
import { readInks, type Inks } from '../stage/inks.js';
import { watchTheme } from '../stage/watch-theme.js';
import type { Sheet } from './draw-axes.js';

const MOST_PIXELS = 2;
/** Pictures of a plot in a second: more are not seen, and cost a phone its frames. */
const PICTURES_PER_SECOND = 15;

/**
 * Paints a sheet, with a mark where `cursor` is (-1: nowhere).
 * @returns what lies nearest to a place of the sheet, in pixels; -1 where there is nothing
 */
export type Paint = (
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  inks: Inks,
  cursor: number,
) => (left: number, top: number) => number;

/** A sheet that is kept up to date. */
export interface LiveSheet {
  draw: () => void;
  /** What lies nearest to a place of the window. */
  nearest: (clientX: number, clientY: number) => number;
  end: () => void;
}

/** Paints a sheet whenever its session has gone on. */
export function liveSheet<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  paint: Paint,
  cursor: () => number,
): LiveSheet {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas');
  const inks = readInks(host);
  const { fontFamily: family } = getComputedStyle(host);
  let find: ReturnType<Paint> = () => -1;
  let frame: number | undefined;
  let drawnAt = -Infinity;

  function draw(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (!pen || width === 0) return;
    const ratio = Math.min(MOST_PIXELS, devicePixelRatio || 1);
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
    find = paint(pen, { width, height, ratio, family }, inks, cursor());
  }
  const ask = (): void => {
    frame ??= requestAnimationFrame((now) => {
      frame = undefined;
      if (now - drawnAt < 1000 / PICTURES_PER_SECOND) {
        ask();
        return;
      }
      drawnAt = now;
      draw();
    });
  };
  const endFrames = session.onFrame(ask);
  const size = new ResizeObserver(ask);
  size.observe(host);
  const endTheme = watchTheme(() => {
    inks.forget();
    ask();
  });
  ask();
  return {
    draw,
    nearest(clientX, clientY) {
      const { left, top } = host.getBoundingClientRect();
      return find(clientX - left, clientY - top);
    },
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      endFrames();
      endTheme();
      size.disconnect();
    },
  };
}
