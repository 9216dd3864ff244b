import type { State } from '@zarra/physics';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/create-session.js';
import { givenAddress, NO_ADDRESS } from './given-address.js';
import { keepAddress } from './keep-address.js';
import { openAddress, type Opened } from './open-address.js';

/** What the page's address led to, and the key of whatever shows it. */
export interface AddressedSession<K extends string, S extends State, V extends string> extends Opened<
  K,
  S,
  V
> {
  readonly key: number;
}

const nothingGiven = () => NO_ADDRESS;
const write = (letters: string): void => history.replaceState(history.state, '', `#${letters}`);

/**
 * Opens the state in the page's address and keeps the address up to date. The first render shows the start, as the
 * server did; a shared session follows at once, under another key.
 * @param start a session at the experiment's start
 */
export function useAddress<K extends string, S extends State, V extends string>(
  start: Session<K, S, V>,
): AddressedSession<K, S, V> {
  const [address] = useState(givenAddress);
  const { letters, count } = useSyncExternalStore(address.subscribe, address.read, nothingGiven);
  // The count is asked for: the same letters given again are opened again.
  const opened = useMemo(() => ({ ...openAddress(start, letters), key: count }), [start, letters, count]);
  const { session } = opened;
  useEffect(() => keepAddress(session, write), [session]);
  return opened;
}
