'use client';
import { useEffect, useState } from 'react';

/** Waiting time after which users begin to doubt that the site works, ms. */
const SLOW_AFTER_MS = 10_000;

/**
 * Whether a wait has lasted longer than 10 s. Each wait restarts the time.
 *
 * When to use: for a notice about a slow connection next to a form, or in place of loading content.
 */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
