import type { State } from '@zarra/physics';
import { useEffect, useState } from 'react';
import type { RunHistory, RunRecord } from '../run/create-run.js';
import { createSession, type Session } from '../session/create-session.js';
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
) => Promise<RunHistory>;

/** Progress of a replay, and the session when it has ended. */
export interface ReplayState<K extends string, S extends State, V extends string> {
  readonly progress: number;
  readonly session?: Session<K, S, V>;
}

/** Replays the pending run of an address. Falls back to the main thread when the worker fails. */
export function useReplay<K extends string, S extends State, V extends string>(
  opened: OpenedAddress<K, S, V>,
  replay: ReplayRunner | undefined,
): ReplayState<K, S, V> | undefined {
  const [state, setState] = useState<ReplayState<K, S, V> & { of: typeof opened }>();
  const { pendingReplay, session } = opened;
  useEffect(() => {
    if (!pendingReplay || !replay) return undefined;
    const controller = new AbortController();
    const { definition } = session;
    const publish = (progress: number, replayed?: Session<K, S, V>): void => {
      if (!controller.signal.aborted)
        setState({ of: opened, progress, ...(replayed && { session: replayed }) });
    };
    replay(definition.slug, pendingReplay.run, publish, controller.signal).then(
      // The history has the state type of this experiment's model.
      (history) => publish(1, createSession(definition, pendingReplay, history as unknown as RunHistory<S>)),
      () => publish(1, controller.signal.aborted ? undefined : createSession(definition, pendingReplay)),
    );
    return () => controller.abort();
  }, [opened, pendingReplay, session, replay]);
  if (!pendingReplay) return undefined;
  return state?.of === opened ? state : { progress: 0 };
}
