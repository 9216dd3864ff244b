import { breakpoints } from '@zarra/ui-kit';
import { useSyncExternalStore } from 'react';

/** In em, as the kit's own queries: a larger text size gets the one-column layout sooner. */
const WIDE = `(min-width: ${breakpoints.lg / 16}em)`;

const subscribe = (hear: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};

/** Whether there is room for the list of topics beside the lesson. A server, which sees no screen, leaves it out. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
