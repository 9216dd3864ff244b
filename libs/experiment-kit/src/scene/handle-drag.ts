import type { Handle, SceneVector } from '../experiment/experiment.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/session.js';
import { createHandVelocity } from './hand-velocity.js';
import { createReleaseArrow } from './release-arrow.js';
import type { StageRenderer } from './stage-renderer.js';

/** A shorter movement is a press, page pixels. */
const MIN_MOVEMENT = 3;
/** Distance from the pointer at which the ring of a handle appears, page pixels. */
const NEAR = 80;
/** The used part of a pointer event. */
type Pointer = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'timeStamp'>;

/** Middle of an element in the viewport. */
const middleOf = (element: Element): SceneVector => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

interface Drag {
  readonly handle: Handle;
  readonly start: Pointer;
  /** From the pointer to the middle of the handle, page pixels: the body does not jump at the first movement. */
  readonly offset: SceneVector;
  readonly velocity: ReturnType<typeof createHandVelocity>;
  readonly wasPlaying: boolean;
  /** Target of the last movement, scene metres. */
  target?: SceneVector;
}

/** Drags the handles of a stage; see {@link createHandleDrag}. */
export type HandleDrag = ReturnType<typeof createHandleDrag>;

/**
 * Drags the handles of a stage. Time waits for a held body and for a handle that sets the start of a run. At its
 * release a body has the velocity of the hand.
 * @param host element of the stage
 */
export function createHandleDrag(session: Session, renderer: StageRenderer, host: Element) {
  const { parameters, timeScale = 1 } = session.definition;
  const arrow = createReleaseArrow(host, renderer);
  let drag: Drag | undefined;

  const isLive = (values: Partial<Values>): boolean =>
    Object.keys(values).every((key) => parameters[key]?.live);

  return {
    /** Marks the handles of a stage near the pointer with `data-near`. */
    markNear(clientX: number, clientY: number): void {
      for (const element of host.querySelectorAll('[data-handle]')) {
        const { x, y } = middleOf(element);
        element.toggleAttribute('data-near', Math.hypot(x - clientX, y - clientY) <= NEAR);
      }
    },
    /** Grabs a handle by its element. */
    start(handle: Handle, pointer: Pointer, element: Element): void {
      element.setPointerCapture(pointer.pointerId);
      const middle = middleOf(element);
      const { playing, demonstrating } = session.store.getState();
      drag = {
        handle,
        start: pointer,
        offset: { x: middle.x - pointer.clientX, y: middle.y - pointer.clientY },
        velocity: createHandVelocity(),
        wasPlaying: playing && !demonstrating,
      };
      if (!handle.release) return;
      const { x, y } = renderer.scenePointAt(middle.x, middle.y);
      drag.velocity.add(x, y, pointer.timeStamp);
      session.hold();
      renderer.keepView(true);
    },
    move(pointer: Pointer): void {
      if (drag?.start.pointerId !== pointer.pointerId) return;
      const { handle, start, offset, velocity } = drag;
      const way = Math.hypot(pointer.clientX - start.clientX, pointer.clientY - start.clientY);
      if (!drag.target && way < MIN_MOVEMENT) return;
      const target = renderer.scenePointAt(pointer.clientX + offset.x, pointer.clientY + offset.y);
      drag.target = target;
      const values = handle.moveTo(target.x, target.y, session.snapshot());
      if (!handle.release && !isLive(values)) session.hold();
      session.set(values);
      if (!handle.release) return;
      velocity.add(target.x, target.y, pointer.timeStamp);
      arrow.show(handle.position(session.snapshot()), velocity.at(pointer.timeStamp));
    },
    /** Releases the handle, and throws a body that was moved or caught. */
    end(pointer: Pointer): void {
      if (drag?.start.pointerId !== pointer.pointerId) return;
      const { handle, target, velocity, wasPlaying } = drag;
      drag = undefined;
      arrow.hide();
      renderer.keepView(false);
      if (!handle.release || !(target || wasPlaying)) {
        session.release();
        return;
      }
      const snapshot = session.snapshot();
      const { x, y } = target ?? handle.position(snapshot);
      const hand = velocity.at(pointer.timeStamp);
      const rate = timeScale * session.store.getState().speed;
      session.release({
        ...handle.moveTo(x, y, snapshot),
        ...handle.release({ x: hand.x / rate, y: hand.y / rate }, snapshot),
      });
    },
    /** Ends a drag that the browser has cancelled: the body has no velocity of the hand. */
    cancel(): void {
      arrow.hide();
      renderer.keepView(false);
      if (drag) session.release();
      drag = undefined;
    },
  };
}
