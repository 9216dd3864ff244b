import { useLayoutEffect, useState, type RefObject } from 'react';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The side of the screen where the toasts do not cover the focused element (WCAG 2.4.11). */
export const useAvoidFocus = (list: RefObject<HTMLElement | null>, count: number): 'top' | 'bottom' => {
  const [side, setSide] = useState<'top' | 'bottom'>('top');

  useLayoutEffect(() => {
    const moveOffFocus = () => {
      const focused = document.activeElement;
      if (!list.current || !focused || focused === document.body || list.current.contains(focused)) return;
      // `main` has the focus after a navigation: it is larger than the toasts and stays visible around them.
      if (focused.matches('main')) return;
      if (overlap(list.current.getBoundingClientRect(), focused.getBoundingClientRect())) {
        setSide((current) => (current === 'top' ? 'bottom' : 'top'));
      }
    };
    moveOffFocus();
    document.addEventListener('focusin', moveOffFocus);
    return () => document.removeEventListener('focusin', moveOffFocus);
  }, [list, count]);

  return side;
};
