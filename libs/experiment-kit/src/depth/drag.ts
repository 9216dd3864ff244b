/** Half a turn across a phone held upright. */
const RADIANS_PER_PIXEL = Math.PI / 360;

/** How far a drag turns and tilts the scene, radians. */
export interface Swing {
  readonly turn: number;
  readonly tilt: number;
}

/** Follows the pointers that drag an empty part of the stage. */
export interface Drag {
  /** @param finger whether it is a finger: one alone leaves up and down to the page */
  down: (id: number, x: number, y: number, finger: boolean) => void;
  /** @returns how far this moves the scene; nothing for a pointer that is not held down */
  move: (id: number, x: number, y: number) => Swing | undefined;
  up: (id: number) => void;
}

/** Turns pointers into a swing of the scene: a mouse turns and tilts, one finger turns, two together tilt as well. */
export function createDrag(): Drag {
  const held = new Map<number, { readonly x: number; readonly y: number; readonly finger: boolean }>();
  return {
    down: (id, x, y, finger) => void held.set(id, { x, y, finger }),
    move(id, x, y) {
      const last = held.get(id);
      if (!last) return undefined;
      held.set(id, { ...last, x, y });
      // Two fingers that move alike move the scene once.
      const angle = RADIANS_PER_PIXEL / held.size;
      const tilts = !last.finger || held.size > 1;
      return { turn: (x - last.x) * angle, tilt: tilts ? (y - last.y) * angle : 0 };
    },
    up: (id) => void held.delete(id),
  };
}
