import { STATE_PARAMETER } from '../address/address.js';

/** State that the address of the page holds. */
export interface InitialAddress {
  /** Encoded state, such as a URL fragment without `#`. */
  readonly fragment: string;
  /** Increases on every navigation: the same fragment is opened again. */
  readonly version: number;
}

/** Empty fragment: for the server and the first render. */
export const NO_ADDRESS: InitialAddress = { fragment: '', version: 0 };

/** Whether the fragment of the page's address names a section of the page. */
function isAtSection(): boolean {
  const fragment = location.hash.slice(1);
  return fragment !== '' && document.getElementById(fragment) !== null;
}

/** State in the fragment, else the one in the query: the fragment is newer, since the page writes changes there. */
function readState(): string {
  const fragment = isAtSection() ? '' : location.hash.slice(1);
  return fragment || (new URLSearchParams(location.search).get(STATE_PARAMETER) ?? '');
}

/**
 * Creates a store, for React's `useSyncExternalStore`, of states that come from opening the page or from navigation
 * within the tab. `history.replaceState` by the page causes no update, and fragments of page sections are ignored.
 */
export function createAddressSource() {
  let current = NO_ADDRESS;
  return {
    read: (): InitialAddress => current,
    subscribe: (listener: () => void): (() => void) => {
      const open = (fragment: string): void => {
        current = { fragment, version: current.version + 1 };
        listener();
      };
      const update = (): void => {
        if (!isAtSection()) open(readState());
      };
      const initial = readState();
      if (initial !== '') open(initial);
      addEventListener('hashchange', update);
      return () => removeEventListener('hashchange', update);
    },
  };
}
