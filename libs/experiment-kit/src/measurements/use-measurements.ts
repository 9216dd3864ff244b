import { useEffect, useMemo, useState } from 'react';
import { useModule } from '../loading/use-module.js';
import type { Session } from '../run/session.js';
import type { Construction } from '../experiment/construction.js';
import type { Points } from './points.js';

/** Recorded points of a session, and the standard graphs of its experiment. */
export interface Measurements {
  readonly points: Points;
  /** Empty until they have loaded. */
  readonly constructions: readonly Construction[];
}

const loadPoints = () => import('./points.js');
const NO_CONSTRUCTIONS: readonly Construction[] = [];

/**
 * Points and constructions of a session. They load after the first paint: the byte budget of a first visit is small.
 * @returns `undefined` until the points have loaded
 */
export function useMeasurements(session: Session): Measurements | undefined {
  const loaded = useModule(loadPoints, true);
  const points = useMemo(() => loaded?.createPoints(session), [loaded, session]);
  useEffect(() => points?.start(), [points]);
  const [constructions, setConstructions] = useState(NO_CONSTRUCTIONS);
  useEffect(() => {
    // Without them the learner chooses the axes.
    session.definition.constructions?.().then(setConstructions, () => undefined);
  }, [session]);
  return useMemo(() => points && { points, constructions }, [points, constructions]);
}
