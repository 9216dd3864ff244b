import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests before it asks, ms: as long as on the systems of phones. */
const HOLD = 500;

/**
 * A finger cannot hover: resting it on a thing asks what the thing is, and letting go then does nothing else.
 * @param onHold what to do when the finger has rested long enough
 * @returns props of the element around the thing
 */
export const useTouchHold = (onHold: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const release = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      held.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD);
    },
    onPointerUp: release,
    onPointerLeave: release,
    // The finger scrolls.
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
