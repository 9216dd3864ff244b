import { VIEW_BOX } from './orbit-drawing.js';
import { isHandle, type Handle } from './orbit-state.js';

/** Listeners of the interactions with the handles of the drawing. */
export interface HandleListeners {
  /** Dragging of a handle has started; undefined: it has ended. */
  onDragChange: (handle: Handle | undefined) => void;
  /** The handle was dragged to a point of the viewBox, whose centre is 0, 0. */
  onDrag: (handle: Handle, x: number, y: number) => void;
  /** A key was pressed on a handle. Returns whether it had an effect. */
  onKey: (handle: Handle, key: string) => boolean;
}

const handleOf = ({ target }: Event): Handle | undefined => {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-handle]') : null;
  const name = element?.dataset['handle'];
  return isHandle(name) ? name : undefined;
};

/**
 * Observes pointer and keyboard events of the handles inside an element.
 * @returns removes the event listeners
 */
export function observeHandles(
  figure: HTMLElement,
  { onDragChange, onDrag, onKey }: HandleListeners,
): () => void {
  let dragged: Handle | undefined;
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const box = figure.querySelector('svg')?.getBoundingClientRect();
    if (!dragged || !box) return;
    const scale = VIEW_BOX.width / box.width;
    onDrag(
      dragged,
      (clientX - box.left) * scale - VIEW_BOX.width / 2,
      (clientY - box.top) * scale - VIEW_BOX.height / 2,
    );
  };
  const onPointerDown = (event: PointerEvent) => {
    dragged = handleOf(event);
    if (!dragged) return;
    // The drag continues when the pointer leaves the handle.
    figure.setPointerCapture(event.pointerId);
    onDragChange(dragged);
    onPointerMove(event);
  };
  const onLostPointerCapture = () => {
    dragged = undefined;
    onDragChange(dragged);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const handle = handleOf(event);
    if (handle && onKey(handle, event.key)) event.preventDefault();
  };
  figure.addEventListener('pointerdown', onPointerDown);
  figure.addEventListener('pointermove', onPointerMove);
  figure.addEventListener('lostpointercapture', onLostPointerCapture);
  figure.addEventListener('keydown', onKeyDown);
  return () => {
    figure.removeEventListener('pointerdown', onPointerDown);
    figure.removeEventListener('pointermove', onPointerMove);
    figure.removeEventListener('lostpointercapture', onLostPointerCapture);
    figure.removeEventListener('keydown', onKeyDown);
  };
}
