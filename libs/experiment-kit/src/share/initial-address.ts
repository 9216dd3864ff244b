/** URL fragment from navigation. */
export interface InitialAddress {
  /** URL fragment without `#`. */
  readonly fragment: string;
  /** Increases on every navigation: the same fragment is opened again. */
  readonly version: number;
}

/** Empty fragment: for the server and the first render. */
export const NO_ADDRESS: InitialAddress = { fragment: '', version: 0 };

/**
 * Creates a store, for React's `useSyncExternalStore`, of fragments that come from opening the page or from navigation
 * within the tab. `history.replaceState` by the page causes no update, and fragments of page sections are ignored.
 */
export function createAddressSource() {
  let current = NO_ADDRESS;
  return {
    read: (): InitialAddress => current,
    subscribe: (listener: () => void): (() => void) => {
      const update = (): void => {
        const fragment = location.hash.slice(1);
        if (fragment !== '' && document.getElementById(fragment)) return;
        current = { fragment, version: current.version + 1 };
        listener();
      };
      if (location.hash !== '') update();
      addEventListener('hashchange', update);
      return () => removeEventListener('hashchange', update);
    },
  };
}
