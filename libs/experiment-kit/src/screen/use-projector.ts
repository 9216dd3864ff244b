import { useEffect, useState } from 'react';

/** Whether the focused number field or an open dialog handles a key press. */
const isHandledElsewhere = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLInputElement && target.type !== 'range');

interface Projector {
  readonly isProjector: boolean;
  readonly toggle: () => void;
  /** Whether the controls take the place of the graph. */
  readonly hasControls: boolean;
  readonly toggleControls: () => void;
}

/** Projector mode for a class: larger, with less text. Escape leaves it. */
export function useProjector(): Projector {
  const [isProjector, setProjector] = useState(false);
  const [hasControls, setControls] = useState(false);
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
  return {
    isProjector,
    toggle: () => setProjector(!isProjector),
    hasControls,
    toggleControls: () => setControls(!hasControls),
  };
}
