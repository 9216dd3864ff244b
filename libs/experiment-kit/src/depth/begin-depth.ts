import type { StoreApi } from 'zustand/vanilla';
import type { CanvasPen } from '../stage/canvas-pen.js';
import type { Inks } from '../stage/inks.js';
import type { Box, Pen } from '../stage/pen.js';
import type { Simplified, StageView } from '../stage/stage-view.js';
import { createGround } from './draw-ground.js';
import type { DeepPen } from './gl-pen.js';
import { createFrameWatch } from './watch-frames.js';

/** Edges are softened by the shaders: smoothing all of the picture costs a computer without a graphics card its frames. */
const WEBGL = { alpha: false, antialias: false, depth: true, stencil: false, premultipliedAlpha: true };

/** Makes the pen in three dimensions. */
export type OpenPen = (sheet: HTMLCanvasElement, flat: CanvasPen, inks: Inks) => DeepPen;

/** What a deep stage has besides a flat one. */
export interface Depth {
  /** What draws the next frame. */
  pen: () => CanvasPen;
  ground: (pen: Pen, box: Box) => void;
  /** A frame was drawn while the scene plays, at a time of the page, s. */
  played: (now: number) => void;
  /** A picture was drawn of a scene that stands still. */
  rested: () => void;
  /** The theme is another. */
  forget: () => void;
  end: () => void;
}

/** What {@link beginDepth} takes. */
export interface DepthStage {
  /** The flat pen's canvas: a sheet is put behind it. */
  canvas: HTMLCanvasElement;
  flat: CanvasPen;
  inks: Inks;
  view: StoreApi<StageView>;
  /** Asks for a new picture. */
  ask: () => void;
}

const loadPen = async (): Promise<OpenPen> => (await import('./gl-pen.js')).createGlPen;

/**
 * Draws a scene in three dimensions as soon as that is possible, and only as long as it is: the flat pen, with the same
 * camera, draws until then and whenever WebGL 2 is missing, breaks off or is too slow.
 */
export function beginDepth({ canvas, flat, inks, view, ask }: DepthStage, load = loadPen): Depth {
  const watch = createFrameWatch();
  const sheet = document.createElement('canvas');
  let deep: DeepPen | undefined;
  let over = false;

  const onLost = (): void => simplify('lost');
  function end(): void {
    over = true;
    sheet.removeEventListener('webglcontextlost', onLost);
    deep?.remove();
    deep = undefined;
    sheet.remove();
  }
  function simplify(why: Simplified): void {
    if (over) return;
    end();
    view.setState({ simplified: why });
    ask();
  }
  async function open(): Promise<void> {
    if (!sheet.getContext('webgl2', WEBGL)) throw new Error('This browser has no WebGL 2');
    sheet.setAttribute('aria-hidden', 'true');
    sheet.addEventListener('webglcontextlost', onLost);
    const create = await load();
    if (over) return;
    deep = create(sheet, flat, inks);
    canvas.before(sheet);
    ask();
  }
  open().catch(() => simplify('missing'));

  return {
    pen: () => deep ?? flat,
    ground: createGround(),
    played(now) {
      if (deep && watch.frame(now)) simplify('slow');
    },
    rested: watch.rest,
    forget: () => deep?.forget(),
    end,
  };
}
