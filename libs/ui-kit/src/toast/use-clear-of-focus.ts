import { useLayoutEffect, useState, type RefObject } from 'react';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The side of the screen where the messages do not lie on what has focus (WCAG 2.4.11). */
export const useClearOfFocus = (list: RefObject<HTMLElement | null>, count: number): 'top' | 'bottom' => {
  const [side, setSide] = useState<'top' | 'bottom'>('top');

  useLayoutEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      if (!list.current || !focused || focused === document.body || list.current.contains(focused)) return;
      // A whole page that took the focus after a navigation has nothing to hide: it can be seen around the messages.
      if (focused.matches('main')) return;
      if (overlap(list.current.getBoundingClientRect(), focused.getBoundingClientRect())) {
        setSide((now) => (now === 'top' ? 'bottom' : 'top'));
      }
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [list, count]);

  return side;
};
