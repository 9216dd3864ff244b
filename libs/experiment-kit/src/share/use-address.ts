import { retryImport } from '@zarra/ui-kit/lazy';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session } from '../run/session.js';
import type { AddressStore } from '../address/address-store.js';
import { createPageAddress, NO_STATE } from './page-address.js';
import { persistAddress } from './persist-address.js';
import { openAddress } from './open-address.js';
import { useReplay, type ReplayRunner } from './use-replay.js';

/** Session of an address, and the React key of its view. */
export interface AddressedSession {
  readonly session: Session;
  /** Whether the address is invalid: the session is at its start. */
  readonly isBroken: boolean;
  /** Progress of a long replay, 0 to 1; the start is displayed until it ends. */
  readonly replayProgress: number | undefined;
  readonly key: string;
}

const serverState = () => NO_STATE;
const loadStateAddress = () => import('./state-address.js');
const loadReplay = () => import('./replay-earlier-runs.js');

/** Keeps an address up to date. The code that encodes states loads with the first change. @returns stops it */
function keepAddress(session: Session, address: AddressStore): () => void {
  let isStopped = false;
  const stop = persistAddress(session, address.writeInterval, () => {
    void retryImport(loadStateAddress).then(({ createStateAddress }) => {
      if (isStopped || session.store.getState().playing) return;
      address.write(createStateAddress(session).fragment);
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** Replays the earlier runs of an address after the first paint. Few pages need it: its code loads then. @returns stops it */
function replayEarlier(session: Session, replay: ReplayRunner | undefined): (() => void) | undefined {
  if (session.store.getState().earlierRuns.every(({ series }) => series.length > 0)) return undefined;
  const controller = new AbortController();
  void retryImport(loadReplay).then(({ replayEarlierRuns }) =>
    replayEarlierRuns(session, replay, controller.signal),
  );
  return () => controller.abort();
}

/**
 * Opens the state in an address, that of the page by default, and keeps the address up to date. The first render of a page shows
 * the start, as the server does; a shared session follows under another key, immediately or after `replay`.
 * @param initialSession session at the experiment's start
 * @param replay replays long runs in a worker; without it they are replayed immediately
 * @param createAddress creates the address at the first render; a page with several experiments has one of each
 */
export function useAddress(
  initialSession: Session,
  replay?: ReplayRunner,
  createAddress: () => AddressStore = createPageAddress,
): AddressedSession {
  const [address] = useState(createAddress);
  const { fragment, version } = useSyncExternalStore(address.subscribe, address.read, serverState);
  // `version` is a dependency: navigation to the same fragment opens it again.
  const opened = useMemo(
    () => ({ ...openAddress(initialSession, fragment, replay !== undefined), version }),
    [initialSession, fragment, replay, version],
  );
  const replayed = useReplay(opened, replay);
  const session = replayed?.session ?? opened.session;
  const isReplaying = replayed !== undefined && replayed.session === undefined;
  useEffect(() => keepAddress(session, address), [session, address]);
  useEffect(() => (isReplaying ? undefined : replayEarlier(session, replay)), [session, isReplaying, replay]);
  return {
    session,
    isBroken: opened.isBroken,
    replayProgress: isReplaying ? replayed.progress : undefined,
    key: replayed?.session ? `${version} replayed` : String(version),
  };
}
