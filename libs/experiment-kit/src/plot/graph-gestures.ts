import type { GraphContent } from './graph-content.js';
import type { GraphController } from './graph-controller.js';

/** Enlargement per button or key press. */
export const ZOOM_STEP = 1.5;
/** Shift of an enlarged part per key press, in windows. */
const PAN_STEP = 0.1;
/** Enlargement per unit of wheel movement, and its maximum per event. */
const WHEEL_ZOOM = 0.01;
const MAX_WHEEL_ZOOM = 2;

/** Action of a key; `undefined` for a key without one. */
function keyAction(
  { key, shiftKey }: KeyboardEvent,
  { count, pageSize }: GraphContent,
  { cursorIndex, moveCursor, pan, zoom, reset, store }: GraphController,
): (() => void) | undefined {
  const isZoomed = store.getState().window !== undefined;
  const by = (rows: number, across: number, up: number) => () =>
    shiftKey && isZoomed ? pan(across * PAN_STEP, up * PAN_STEP) : moveCursor(cursorIndex() + rows);
  const actions: Record<string, () => void> = {
    ArrowLeft: by(-1, -1, 0),
    ArrowDown: by(-1, 0, -1),
    ArrowRight: by(1, 1, 0),
    ArrowUp: by(1, 0, 1),
    PageDown: () => moveCursor(cursorIndex() - pageSize),
    PageUp: () => moveCursor(cursorIndex() + pageSize),
    Home: () => moveCursor(0),
    End: () => moveCursor(count() - 1),
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    '0': reset,
  };
  return actions[key];
}

/** Zooms by the change of the distance between two pointers, around their middle. */
function pinch(
  before: PointerEvent,
  after: PointerEvent,
  other: PointerEvent,
  { zoom }: GraphController,
): void {
  const distance = ({ clientX, clientY }: PointerEvent): number =>
    Math.hypot(clientX - other.clientX, clientY - other.clientY);
  const factor = distance(after) / distance(before);
  if (!(factor > 0) || !Number.isFinite(factor)) return;
  zoom(factor, {
    clientX: (after.clientX + other.clientX) / 2,
    clientY: (after.clientY + other.clientY) / 2,
  });
}

/**
 * Listens to pointers, wheel and keys of a graph. One pointer moves the cursor, or an enlarged part; two pointers
 * and the wheel with Ctrl zoom; a double click shows the whole graph. The listeners are the element's, because
 * those of React are passive: they could not prevent the zoom of the page.
 * @returns stops it
 */
export function listenToGestures(
  host: HTMLElement,
  content: GraphContent,
  controller: GraphController,
): () => void {
  const pointers = new Map<number, PointerEvent>();
  const stops: (() => void)[] = [];
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void => {
    host.addEventListener(type, listener, options);
    stops.push(() => host.removeEventListener(type, listener));
  };

  listen('keydown', (event) => {
    // Ctrl and + is the zoom of the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyAction(event, content, controller);
    if (!action) return;
    event.preventDefault();
    action();
  });
  listen('pointerdown', (event) => {
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) controller.moveCursorTo(event.clientX, event.clientY);
  });
  listen('pointermove', (event) => {
    if (event.buttons === 0) return;
    const before = pointers.get(event.pointerId);
    pointers.set(event.pointerId, event);
    const other = Array.from(pointers.values()).find(({ pointerId }) => pointerId !== event.pointerId);
    if (before && other) pinch(before, event, other, controller);
    else if (before && controller.store.getState().window)
      controller.drag(event.clientX - before.clientX, event.clientY - before.clientY);
    else controller.moveCursorTo(event.clientX, event.clientY);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    listen(end, ({ pointerId }) => pointers.delete(pointerId));
  listen('dblclick', controller.reset);
  listen(
    'wheel',
    (event) => {
      // The wheel alone scrolls the page; a pinch of a touch pad sends Ctrl.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_ZOOM);
      controller.zoom(Math.min(MAX_WHEEL_ZOOM, Math.max(1 / MAX_WHEEL_ZOOM, factor)), event);
    },
    { passive: false },
  );
  return () => {
    for (const stop of stops) stop();
  };
}
