import type { State } from '@zarra/physics';
import { useEffect, useState } from 'react';
import type { RunPast, RunRecord } from '../run/create-run.js';
import { createSession, type Session } from '../session/create-session.js';
import type { Opened } from './open-address.js';

/**
 * Repeats a run without holding up the page: in a worker.
 * @param onPart hears what part is done, 0 to 1
 * @param signal aborted when nobody waits any more
 */
export type Repeat = (
  slug: string,
  record: RunRecord,
  onPart: (part: number) => void,
  signal: AbortSignal,
) => Promise<RunPast>;

/** How far a long run is; the session once it is there. */
export interface Arrival<K extends string, S extends State, V extends string> {
  /** 0 to 1 */
  readonly part: number;
  readonly session?: Session<K, S, V>;
}

/** Has repeated what an address left ahead. Where that cannot be done elsewhere, it is done here. */
export function useAhead<K extends string, S extends State, V extends string>(
  opened: Opened<K, S, V>,
  repeat: Repeat | undefined,
): Arrival<K, S, V> | undefined {
  const [arrival, setArrival] = useState<Arrival<K, S, V> & { of: typeof opened }>();
  const { ahead, session } = opened;
  useEffect(() => {
    if (!ahead || !repeat) return undefined;
    const waiting = new AbortController();
    const { lab } = session;
    const arrive = (part: number, arrived?: Session<K, S, V>): void => {
      if (!waiting.signal.aborted) setArrival({ of: opened, part, ...(arrived && { session: arrived }) });
    };
    repeat(lab.slug, ahead.run, arrive, waiting.signal).then(
      // A run's past is of its own model's kind of numbers.
      (past) => arrive(1, createSession(lab, ahead, past as unknown as RunPast<S>)),
      () => arrive(1, waiting.signal.aborted ? undefined : createSession(lab, ahead)),
    );
    return () => waiting.abort();
  }, [opened, ahead, session, repeat]);
  if (!ahead) return undefined;
  return arrival?.of === opened ? arrival : { part: 0 };
}
