import type { State } from '@zarra/physics';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/create-session.js';
import { givenAddress, NO_ADDRESS } from './given-address.js';
import { keepAddress } from './keep-address.js';
import { openAddress } from './open-address.js';
import { useAhead, type Repeat } from './use-ahead.js';

/** What the page's address led to, and the key of whatever shows it. */
export interface AddressedSession<K extends string, S extends State, V extends string> {
  readonly session: Session<K, S, V>;
  /** Whether the address was none of this experiment: its start is shown then. */
  readonly isBroken: boolean;
  /** What part of a long shared run was repeated, 0 to 1; its start is shown until then. */
  readonly opening: number | undefined;
  readonly key: string;
}

const nothingGiven = () => NO_ADDRESS;
const write = (letters: string): void => history.replaceState(history.state, '', `#${letters}`);

/**
 * Opens the state in the page's address and keeps the address up to date. The first render shows the start, as the
 * server did; a shared session follows under another key, at once or when `repeat` has made it.
 * @param start a session at the experiment's start
 * @param repeat repeats long runs elsewhere; without it they are repeated here
 */
export function useAddress<K extends string, S extends State, V extends string>(
  start: Session<K, S, V>,
  repeat?: Repeat,
): AddressedSession<K, S, V> {
  const [address] = useState(givenAddress);
  const { letters, count } = useSyncExternalStore(address.subscribe, address.read, nothingGiven);
  // The count is asked for: the same letters given again are opened again.
  const opened = useMemo(
    () => ({ ...openAddress(start, letters, repeat !== undefined), count }),
    [start, letters, repeat, count],
  );
  const arrival = useAhead(opened, repeat);
  const session = arrival?.session ?? opened.session;
  useEffect(() => keepAddress(session, write), [session]);
  return {
    session,
    isBroken: opened.isBroken,
    opening: arrival?.session ? undefined : arrival?.part,
    key: arrival?.session ? `${count} arrived` : String(count),
  };
}
