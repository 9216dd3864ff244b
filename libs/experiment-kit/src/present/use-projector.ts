import { useEffect, useState } from 'react';

/** Whether a key press belongs to what has the focus: a number being typed, or an open panel. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLInputElement && target.type !== 'range');

/** The view for a whole class: larger, with fewer words. Escape leaves it. */
export function useProjector(): { isProjector: boolean; toggle: () => void } {
  const [isProjector, setProjector] = useState(false);
  useEffect(() => {
    if (!isProjector) return undefined;
    // The stage has moved: it is what should be seen.
    scrollTo(0, 0);
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isTaken(event)) setProjector(false);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isProjector]);
  return { isProjector, toggle: () => setProjector(!isProjector) };
}
