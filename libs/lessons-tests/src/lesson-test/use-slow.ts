import { useEffect, useState } from 'react';

/** Wait after which the connection is called slow, ms (decision 32). */
const SLOW_AFTER = 10_000;

/** Whether something has been under way for long. */
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
