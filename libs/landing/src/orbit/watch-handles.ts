import { SHEET } from './orbit-drawing.js';
import { isHandle, type Handle } from './orbit-state.js';

/** What a visitor does with the handles of the drawing. */
export interface HandleActs {
  /** A pointer took hold of a handle, or let go of it. */
  hold: (handle: Handle | undefined) => void;
  /** The held handle was moved to a point, in units of the drawing, whose middle is 0, 0. */
  drag: (handle: Handle, x: number, y: number) => void;
  /** A key was pressed on a handle; tells whether it meant something. */
  press: (handle: Handle, key: string) => boolean;
}

const handleOf = ({ target }: Event): Handle | undefined => {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-handle]') : null;
  const name = element?.dataset['handle'];
  return isHandle(name) ? name : undefined;
};

/**
 * Tells of what pointers and keys do with the handles inside an element.
 * @returns stops it
 */
export function watchHandles(figure: HTMLElement, { hold, drag, press }: HandleActs): () => void {
  let held: Handle | undefined;
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = figure.querySelector('svg')?.getBoundingClientRect();
    if (!held || !box) return;
    const scale = SHEET.width / box.width;
    drag(
      held,
      (clientX - box.left) * scale - SHEET.width / 2,
      (clientY - box.top) * scale - SHEET.height / 2,
    );
  };
  const down = (event: PointerEvent) => {
    held = handleOf(event);
    if (!held) return;
    // So that a finger that left the handle still moves it.
    figure.setPointerCapture(event.pointerId);
    hold(held);
    move(event);
  };
  const up = () => {
    held = undefined;
    hold(held);
  };
  const key = (event: KeyboardEvent) => {
    const handle = handleOf(event);
    if (handle && press(handle, event.key)) event.preventDefault();
  };
  figure.addEventListener('pointerdown', down);
  figure.addEventListener('pointermove', move);
  figure.addEventListener('lostpointercapture', up);
  figure.addEventListener('keydown', key);
  return () => {
    figure.removeEventListener('pointerdown', down);
    figure.removeEventListener('pointermove', move);
    figure.removeEventListener('lostpointercapture', up);
    figure.removeEventListener('keydown', key);
  };
}
