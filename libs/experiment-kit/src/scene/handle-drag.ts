import type { Handle, SceneVector } from '../experiment/handle.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/session.js';
import { createDragImage } from './drag-image.js';
import { createHandVelocity } from './hand-velocity.js';
import { createReleaseArrow } from './release-arrow.js';
import type { StageRenderer } from './stage-renderer.js';

/** A shorter movement is a press, page pixels. */
const MIN_MOVEMENT = 3;
/** Distance from the pointer at which the ring of a handle appears, page pixels. */
const NEAR = 80;
/** Distance of a carried part above a finger, which would hide it, page pixels. */
const LIFT = 44;
/** The used part of a pointer event. */
type Pointer = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

/** Middle of an element in the viewport. */
const middleOf = (element: Element): SceneVector => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Whether an element contains a point of the viewport. */
function contains(element: Element | null | undefined, x: number, y: number): boolean {
  if (!element) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

/** Ends the drag of a part without the click that follows the release of the pointer. */
function preventClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, true));
}

/** What the pointer drags: a handle, or a part of the tray. A part with a key is carried and dropped. */
interface Dragged {
  readonly handle?: Handle;
  readonly part?: string | undefined;
  /** Places a carried part at a point, scene metres. */
  readonly drop: (point: SceneVector) => void;
}

interface Drag extends Dragged {
  readonly start: Pointer;
  /** From the pointer to the middle of the handle, page pixels: the body does not jump at the first movement. */
  readonly offset: SceneVector;
  readonly velocity: ReturnType<typeof createHandVelocity>;
  readonly wasPlaying: boolean;
  /** Target of the last movement, scene metres. */
  target?: SceneVector;
  /** Whether the release removes the part at the handle: the pointer is over the tray. */
  isRemoved?: boolean;
  /** Whether a drop target is below the carried part. */
  isOnTarget?: boolean;
  isCancelled?: boolean;
}

/** Drags the handles of a stage and the parts of its tray; see {@link createHandleDrag}. */
export type HandleDrag = ReturnType<typeof createHandleDrag>;

/**
 * Drags the handles of a stage. Time waits for a held body and for a handle that sets the start of a run. At its
 * release a body has the velocity of the hand. A part is carried: it is placed at its release.
 * @param host element of the stage
 */
export function createHandleDrag(session: Session, renderer: StageRenderer, host: Element) {
  const { parameters, timeScale = 1, tray } = session.definition;
  const arrow = createReleaseArrow(host, renderer);
  const image = createDragImage(host, renderer);
  let drag: Drag | undefined;

  const isLive = (values: Partial<Values>): boolean =>
    Object.keys(values).every((key) => parameters[key]?.live);
  const findTray = () => host.parentElement?.querySelector('[data-tray]');
  const isRemovable = (handle: Handle | undefined): handle is Handle =>
    handle?.remove?.(session.snapshot()) !== undefined;

  function start(dragged: Dragged, pointer: Pointer, element: Element): void {
    element.setPointerCapture(pointer.pointerId);
    const middle = middleOf(element);
    const { playing } = session.store.getState();
    const isCarried = dragged.part !== undefined;
    const lift = isCarried && pointer.pointerType === 'touch' ? LIFT : 0;
    drag = {
      ...dragged,
      start: pointer,
      offset: { x: middle.x - pointer.clientX, y: middle.y - pointer.clientY - lift },
      velocity: createHandVelocity(),
      wasPlaying: playing,
    };
    if (isCarried) addEventListener('keydown', cancelByKey, true);
    if (!dragged.handle?.release) return;
    const { x, y } = renderer.scenePointAt(middle.x, middle.y);
    drag.velocity.add(x, y, pointer.timeStamp);
    session.hold();
    renderer.keepView(true);
  }
  /** Moves a handle to the target of the drag. */
  function moveHandle(handle: Handle, { x, y }: SceneVector, velocity: Drag['velocity'], now: number): void {
    const values = handle.moveTo(x, y, session.snapshot());
    if (!handle.release && !isLive(values)) session.hold();
    session.set(values);
    if (!handle.release) return;
    velocity.add(x, y, now);
    arrow.show(handle.position(session.snapshot()), velocity.at(now));
  }
  function stop(): void {
    drag = undefined;
    arrow.hide();
    image.hide();
    renderer.keepView(false);
    findTray()?.removeAttribute('data-over');
    removeEventListener('keydown', cancelByKey, true);
  }
  function cancelByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !drag) return;
    event.stopImmediatePropagation();
    image.hide();
    drag.isCancelled = true;
  }

  return {
    /** Marks the handles of a stage near the pointer with `data-near`. */
    markNear(clientX: number, clientY: number): void {
      for (const element of host.querySelectorAll('[data-handle]')) {
        const { x, y } = middleOf(element);
        element.toggleAttribute('data-near', Math.hypot(x - clientX, y - clientY) <= NEAR);
      }
    },
    /** Grabs a handle by its element. */
    start(handle: Handle, pointer: Pointer, element: HTMLElement): void {
      const drop = ({ x, y }: SceneVector): void => {
        session.set(handle.moveTo(x, y, session.snapshot()));
        // The next key does not act on the place that was left.
        element.blur();
      };
      start({ handle, part: handle.part?.(session.snapshot()), drop }, pointer, element);
    },
    /** Takes a part from the tray by its button. @param drop places it at a point, scene metres */
    take(part: string, drop: (point: SceneVector) => void, pointer: Pointer, element: Element): void {
      start({ part, drop }, pointer, element);
    },
    move(pointer: Pointer): void {
      if (drag?.start.pointerId !== pointer.pointerId || drag.isCancelled) return;
      const { handle, part, start: from, offset, velocity } = drag;
      const way = Math.hypot(pointer.clientX - from.clientX, pointer.clientY - from.clientY);
      if (!drag.target && way < MIN_MOVEMENT) return;
      if (!drag.target && part !== undefined && tray) image.create(part, tray.pictureSize);
      const [left, top] = [pointer.clientX + offset.x, pointer.clientY + offset.y];
      const target = renderer.scenePointAt(left, top);
      const isOnStage = part !== undefined && contains(host, left, top);
      const box = isOnStage ? tray?.target(target.x, target.y, session.snapshot()) : undefined;
      const isOverTray = !box && contains(findTray(), pointer.clientX, pointer.clientY);
      drag.target = target;
      drag.isOnTarget = box !== undefined;
      drag.isRemoved = isOverTray && isRemovable(handle);
      findTray()?.toggleAttribute('data-over', drag.isRemoved);
      if (part !== undefined) image.show(left, top, box);
      else if (handle) moveHandle(handle, target, velocity, pointer.timeStamp);
    },
    /**
     * Releases the handle, and throws a body that was moved or caught.
     * @returns the handle whose part is to be removed, if it was dragged to the tray
     */
    end(pointer: Pointer): Handle | undefined {
      if (drag?.start.pointerId !== pointer.pointerId) return undefined;
      const { handle, part, drop, target, velocity, wasPlaying, isRemoved, isOnTarget, isCancelled } = drag;
      stop();
      if (isCancelled || isRemoved || (part !== undefined && target)) preventClick();
      if (isCancelled) return undefined;
      if (part !== undefined) {
        if (target && isOnTarget) drop(target);
        return isRemoved ? handle : undefined;
      }
      if (isRemoved || !handle?.release || !(target || wasPlaying)) {
        session.release();
        return isRemoved ? handle : undefined;
      }
      const snapshot = session.snapshot();
      const { x, y } = target ?? handle.position(snapshot);
      const hand = velocity.at(pointer.timeStamp);
      const rate = timeScale * session.store.getState().speed;
      session.release({
        ...handle.moveTo(x, y, snapshot),
        ...handle.release({ x: hand.x / rate, y: hand.y / rate }, snapshot),
      });
      return undefined;
    },
    /** Ends a drag that the browser has cancelled: the body has no velocity of the hand, a part stays where it was. */
    cancel(): void {
      if (!drag) return;
      stop();
      session.release();
    },
  };
}
