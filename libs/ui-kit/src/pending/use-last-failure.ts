'use client';
import { useState } from 'react';

/**
 * The current failure of a load, or the last one while it is repeated: a query resets its error when it refetches, but the
 * message and its retry button stay until the content has loaded, and keep the focus.
 *
 * When to use: for a message about content that failed to load.
 * @param failure the current failure, compared by value; null during a load and after a success
 * @param isLoaded whether there is content: the last failure is then forgotten
 */
export function useLastFailure<Failure extends string | true>(
  failure: Failure | null,
  isLoaded: boolean,
): Failure | null {
  const [last, setLast] = useState(failure);
  const shown = failure ?? (isLoaded ? null : last);
  if (shown !== last) setLast(shown);
  return shown;
}
