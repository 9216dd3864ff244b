'use client';
import { useEffect, useState } from 'react';

/** Wait after which people begin to doubt that anything happens, ms. */
const SLOW_AFTER = 10_000;

/**
 * Whether something has been waited for longer than 10 s, so that a quiet line can say so. Begins anew with each wait.
 *
 * When to use: beside a form that is being sent, or in place of what is on its way.
 */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
