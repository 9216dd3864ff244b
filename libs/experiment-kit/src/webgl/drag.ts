import type { Angles } from '../stage/stage-view.js';

/** Half a turn across a phone in portrait orientation. */
const RADIANS_PER_PIXEL = Math.PI / 360;

/** Tracks the pointers that drag the empty part of the stage. */
export interface Drag {
  /** @param isTouch touch pointer: a single one leaves vertical movement to page scrolling */
  down: (id: number, x: number, y: number, isTouch: boolean) => void;
  /** @returns the rotation, radians; undefined for a pointer that is not pressed */
  move: (id: number, x: number, y: number) => Angles | undefined;
  up: (id: number) => void;
}

/**
 * Converts pointer movement to rotation: a mouse turns and tilts, one finger turns, two fingers turn and
 * tilt.
 */
export function createDrag(): Drag {
  const pointers = new Map<number, { readonly x: number; readonly y: number; readonly isTouch: boolean }>();
  return {
    down: (id, x, y, isTouch) => void pointers.set(id, { x, y, isTouch }),
    move(id, x, y) {
      const last = pointers.get(id);
      if (!last) return undefined;
      pointers.set(id, { ...last, x, y });
      // Two fingers moving together rotate the scene once.
      const angle = RADIANS_PER_PIXEL / pointers.size;
      const tilts = !last.isTouch || pointers.size > 1;
      return { turn: (x - last.x) * angle, tilt: tilts ? (y - last.y) * angle : 0 };
    },
    up: (id) => void pointers.delete(id),
  };
}
