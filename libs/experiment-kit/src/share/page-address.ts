import { stateInUrl, type AddressStore, type OpenedState } from '../address/address-store.js';

/** Start of an experiment: for the server and the first render. */
export const NO_STATE: OpenedState = { fragment: '', version: 0 };

/** Minimum interval between two updates of the page's address, ms: browsers limit history updates. */
const WRITE_INTERVAL_MS = 1000;

/** Whether the fragment of the page's address names a section of the page. */
function isAtSection(): boolean {
  const fragment = location.hash.slice(1);
  return fragment !== '' && document.getElementById(fragment) !== null;
}

const readState = (): string =>
  stateInUrl({ hash: isAtSection() ? '' : location.hash, search: location.search });

/**
 * Creates the address of a page with one experiment. Its states come from opening the page or from navigation within the
 * tab. `history.replaceState` by the page causes no update, and fragments of page sections are ignored.
 */
export function createPageAddress(): AddressStore {
  let current = NO_STATE;
  return {
    read: () => current,
    subscribe: (listener) => {
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
    write: (fragment) => history.replaceState(history.state, '', `#${fragment}`),
    writeInterval: WRITE_INTERVAL_MS,
  };
}
