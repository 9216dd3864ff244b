import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Duration of a long press, ms: as in mobile operating systems. */
const LONG_PRESS_MS = 500;

/**
 * Detects a long press, the touch equivalent of hovering. The click after it is suppressed.
 * @param onLongPress called after {@link LONG_PRESS_MS}, while the touch continues
 * @returns props of the element around the target
 */
export const useLongPress = (onLongPress: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suppressClick = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      suppressClick.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        suppressClick.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    // Fires when the touch scrolls.
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!suppressClick.current) return;
      suppressClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
