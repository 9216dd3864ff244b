import { retryImport } from '@zarra/ui-kit/lazy';
import { useEffect, useState } from 'react';
import type { Session } from '../run/create-session.js';
import type * as Views from './conservation-list.js';

interface LazyConservationProps {
  /** A change of session needs a new `key`. */
  session: Session;
  /** Whether it is shown: it loads then. */
  isOpen: boolean;
}

/** Conservation errors of a run, nothing until they are first shown. */
export function LazyConservation({ session, isOpen }: LazyConservationProps) {
  const [views, setViews] = useState<typeof Views>();
  const isMissing = isOpen && !views;
  useEffect(() => {
    if (isMissing) void retryImport(() => import('./conservation-list.js')).then(setViews);
  }, [isMissing]);
  return views ? <views.ConservationList session={session} /> : null;
}
