import { useModule } from '../loading/use-module.js';
import type { Session } from '../run/session.js';

const loadList = () => import('./conservation-list.js');

interface LazyConservationProps {
  /** A change of session needs a new `key`. */
  session: Session;
  /** Whether it is shown: it loads then. */
  isOpen: boolean;
}

/** Conservation errors of a run, nothing until they are first shown. */
export function LazyConservation({ session, isOpen }: LazyConservationProps) {
  const list = useModule(loadList, isOpen);
  return list ? <list.ConservationList session={session} /> : null;
}
