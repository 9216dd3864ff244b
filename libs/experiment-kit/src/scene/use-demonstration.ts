import { useEffect } from 'react';
import type { Session } from '../run/session.js';

/** Time before the demonstration, ms: interactions recorded before hydration are replayed first. */
const DELAY_MS = 600;
/** Interactions. Replayed ones fire only `click` and `input`. */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'click', 'input'];

/**
 * Plays the opening demonstration of a session: a run that shows that the scene moves, unless the learner has begun before.
 * Not for a session of a shared state, and not with reduced motion.
 * @param isEnabled false for a page that was requested paused
 */
export function useDemonstration(session: Session, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => {
      cancel();
      // A hidden page draws no frames.
      if (!document.hidden) session.demonstrate();
    }, DELAY_MS);
    const cancel = (): void => {
      clearTimeout(timer);
      for (const type of EVENTS) removeEventListener(type, cancel, true);
    };
    for (const type of EVENTS) addEventListener(type, cancel, true);
    return cancel;
  }, [session, isEnabled]);
}
