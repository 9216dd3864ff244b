import { useEffect } from 'react';
import type { Session } from '../run/session.js';

/** Time before the demonstration, ms: interactions recorded before hydration are replayed first. */
const DELAY_MS = 600;
/** Interactions, and a hidden page. Replayed interactions fire only `click` and `input`. */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'visibilitychange'];

/**
 * Plays the opening demonstration of a session: it shows that the scene moves, for at most eight seconds, and rewinds
 * at the first pointer, key or focus. Not for a session of a shared state, and not with reduced motion.
 * @param isEnabled false for a page that was requested paused
 */
export function useDemonstration(session: Session, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => {
      // A hidden page draws no frames.
      if (!document.hidden) session.demonstrate();
    }, DELAY_MS);
    const end = (): void => {
      clearTimeout(timer);
      for (const type of EVENTS) removeEventListener(type, end, true);
      session.endDemonstration();
    };
    // Before the handler of the interaction: it acts on the rewound session.
    for (const type of EVENTS) addEventListener(type, end, true);
    return end;
  }, [session, isEnabled]);
}
