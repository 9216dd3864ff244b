import { STATE_PARAMETER } from './address.js';

/** State that an experiment opens. */
export interface OpenedState {
  /** Encoded state, such as a URL fragment without `#`; empty for the start. */
  readonly fragment: string;
  /** Increases on every navigation: the same fragment is opened again. */
  readonly version: number;
}

/** Holds the encoded state of one experiment: the address of a page, or the memory of a page with several experiments. */
export interface AddressStore {
  /** For React's `useSyncExternalStore`. */
  readonly read: () => OpenedState;
  /** Listens to other states to open; `write` causes none. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes the state that the learner has reached. */
  readonly write: (fragment: string) => void;
  /** Minimum interval between two writes, ms. */
  readonly writeInterval: number;
}

/** Encoded state of a link: that in its fragment, else the one in its query, since pages write changes to the fragment. */
export const stateInUrl = ({ hash, search }: Pick<URL, 'hash' | 'search'>): string =>
  hash.slice(1) || (new URLSearchParams(search).get(STATE_PARAMETER) ?? '');

const neverChanges = () => () => undefined;

/**
 * Creates the address of an experiment that is a part of a page with an address of its own.
 * @param fragment encoded state to open
 * @param onWrite receives each state that the learner reaches
 */
export function createMemoryAddress(fragment: string, onWrite: (fragment: string) => void): AddressStore {
  const opened = { fragment, version: 1 };
  return { read: () => opened, subscribe: neverChanges, write: onWrite, writeInterval: 0 };
}
