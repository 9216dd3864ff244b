import { useEffect, useState } from 'react';

/** Whether the focused number field or an open dialog handles a key press. */
const isHandledElsewhere = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLInputElement && target.type !== 'range');

/** Projector mode for a class: larger, with less text. Escape leaves it. */
export function useProjector(): { isProjector: boolean; toggle: () => void } {
  const [isProjector, setProjector] = useState(false);
  useEffect(() => {
    if (!isProjector) return undefined;
    // The layout has changed: scrolls the stage into view.
    scrollTo(0, 0);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isHandledElsewhere(event)) setProjector(false);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isProjector]);
  return { isProjector, toggle: () => setProjector(!isProjector) };
}
