import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from '../run/session.js';
import { listenToGestures } from './graph-gestures.js';
import type { GraphContent } from './graph-content.js';
import { startPlotRenderer, type PlotRenderer } from './plot-renderer.js';
import { panBy, revealPoint, zoomBy, type ZoomFrame, type ZoomWindow } from './zoom.js';

/** Cursor and zoom of a graph. */
export interface GraphSelection {
  /** Identity of the position under the cursor; `undefined` before it was moved. */
  readonly id: number | undefined;
  /** Enlarged part; `undefined` for the whole graph. */
  readonly window: ZoomWindow | undefined;
}

/** Cursor and zoom of a graph, and its drawing. */
export interface GraphController {
  readonly store: StoreApi<GraphSelection>;
  /** Position of the cursor, or the announced one before it was moved; -1 without data. */
  cursorIndex: () => number;
  /** Moves the cursor to the nearest valid position, and an enlarged part to the cursor. */
  moveCursor: (index: number) => void;
  /** Moves the cursor near a position in the viewport. */
  moveCursorTo: (clientX: number, clientY: number) => void;
  /** Enlarges around a position in the viewport; around the middle by default. */
  zoom: (factor: number, at?: { readonly clientX: number; readonly clientY: number }) => void;
  /** Moves an enlarged part by fractions of its width and height, to the right and up. */
  pan: (across: number, up: number) => void;
  /** Moves an enlarged part with a pointer, page pixels to the right and down. */
  drag: (dx: number, dy: number) => void;
  /** Shows the whole graph. */
  reset: () => void;
  redraw: () => void;
  /** Starts drawing and listening. @returns stops it */
  attach: (host: HTMLElement, canvas: HTMLCanvasElement) => () => void;
}

/** Creates the controller of one content: another content starts without cursor and zoom. */
export function createGraphController(session: Session, content: GraphContent): GraphController {
  const store = createStore<GraphSelection>()(() => ({ id: undefined, window: undefined }));
  let attached: { readonly host: HTMLElement; readonly renderer: PlotRenderer } | undefined;

  const selectedIndex = (): number => {
    const { id } = store.getState();
    return id === undefined ? -1 : content.indexOf(id);
  };
  const changeWindow = (change: (frame: ZoomFrame) => ZoomWindow | undefined): void => {
    const drawn = attached?.renderer.frame();
    if (!drawn) return;
    // Several events may come between two drawings.
    const { x, y } = store.getState().window ?? { x: drawn.x.whole, y: drawn.y.whole };
    store.setState({ window: change({ x: { ...drawn.x, range: x }, y: { ...drawn.y, range: y } }) });
  };

  const controller: GraphController = {
    store,
    cursorIndex: () => {
      const index = selectedIndex();
      return index < 0 ? content.initialIndex() : index;
    },
    moveCursor(wanted) {
      if (content.count() === 0) return;
      const index = Math.min(content.count() - 1, Math.max(0, wanted));
      store.setState({ id: content.idAt(index) });
      const point = content.pointAt?.(index);
      if (point && store.getState().window) changeWindow((frame) => revealPoint(frame, point.x, point.y));
    },
    moveCursorTo(clientX, clientY) {
      const index = attached?.renderer.nearest(clientX, clientY) ?? -1;
      if (index >= 0) controller.moveCursor(index);
    },
    zoom(factor, at) {
      const drawn = attached?.renderer.frame();
      if (!attached || !drawn) return;
      const box = attached.host.getBoundingClientRect();
      const across = at && (at.clientX - box.left - drawn.left) / drawn.width;
      const up = at && 1 - (at.clientY - box.top - drawn.top) / drawn.height;
      changeWindow((frame) => zoomBy(frame, factor, across, up));
    },
    pan(across, up) {
      if (store.getState().window) changeWindow((frame) => panBy(frame, across, up));
    },
    drag(dx, dy) {
      const drawn = attached?.renderer.frame();
      if (drawn) controller.pan(-dx / drawn.width, dy / drawn.height);
    },
    reset: () => store.setState({ window: undefined }),
    redraw: () => attached?.renderer.redraw(),
    attach(host, canvas) {
      const renderer = startPlotRenderer(session, host, canvas, content.paint, () => ({
        cursor: selectedIndex(),
        window: store.getState().window,
      }));
      attached = { host, renderer };
      const stops = [
        renderer.stop,
        content.start(),
        store.subscribe(renderer.redraw),
        listenToGestures(host, content, controller),
      ];
      return () => {
        attached = undefined;
        for (const stop of stops) stop();
      };
    },
  };
  return controller;
}
