import { useEffect, useState } from 'react';
import type { RunRecord } from '../experiment/run-record.js';
import { createSession } from '../run/create-session.js';
import type { ReplayedRun } from '../run/replay-run.js';
import type { Session } from '../run/session.js';
import type { OpenedAddress } from './open-address.js';

/**
 * Replays a run in a worker.
 * @param onProgress receives the completed part, 0 to 1
 * @param signal aborted when the result is no longer needed
 */
export type ReplayRunner = (
  slug: string,
  record: RunRecord,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<ReplayedRun>;

/**
 * Replays the pending run of an address. Falls back to the main thread when the worker fails.
 * @returns the progress, and the session when the replay has ended
 */
export function useReplay(opened: OpenedAddress, replay: ReplayRunner | undefined) {
  const [state, setState] = useState<{ of: OpenedAddress; progress: number; session?: Session }>();
  const { pendingReplay, session } = opened;
  useEffect(() => {
    if (!pendingReplay || !replay) return undefined;
    const controller = new AbortController();
    const { definition } = session;
    const publish = (progress: number, replayed?: Session): void => {
      if (!controller.signal.aborted)
        setState({ of: opened, progress, ...(replayed && { session: replayed }) });
    };
    replay(definition.slug, pendingReplay.run, publish, controller.signal).then(
      (replayed) => publish(1, createSession(definition, pendingReplay, replayed)),
      () => publish(1, controller.signal.aborted ? undefined : createSession(definition, pendingReplay)),
    );
    return () => controller.abort();
  }, [opened, pendingReplay, session, replay]);
  if (!pendingReplay) return undefined;
  return state?.of === opened ? state : { progress: 0, session: undefined };
}
