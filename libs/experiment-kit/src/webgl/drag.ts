import type { Angles } from '../stage/stage-view.js';

/** Half a turn across a phone in portrait orientation. */
const RADIANS_PER_PIXEL = Math.PI / 360;

/**
 * Converts movement of pointers on the empty part of the stage to rotation: a mouse turns and tilts, one finger turns,
 * two fingers turn and tilt.
 */
export function createDrag() {
  const pointers = new Map<number, { readonly x: number; readonly y: number; readonly isTouch: boolean }>();
  return {
    /** @param isTouch touch pointer: a single one leaves vertical movement to page scrolling */
    down: (id: number, x: number, y: number, isTouch: boolean) => void pointers.set(id, { x, y, isTouch }),
    /** @returns the rotation, radians; undefined for a pointer that is not pressed */
    move(id: number, x: number, y: number): Angles | undefined {
      const last = pointers.get(id);
      if (!last) return undefined;
      pointers.set(id, { ...last, x, y });
      // Two fingers moving together rotate the scene once.
      const angle = RADIANS_PER_PIXEL / pointers.size;
      const tilts = !last.isTouch || pointers.size > 1;
      return { turn: (x - last.x) * angle, tilt: tilts ? (y - last.y) * angle : 0 };
    },
    up: (id: number) => void pointers.delete(id),
  };
}
