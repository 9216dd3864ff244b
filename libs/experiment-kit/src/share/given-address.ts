/** An address as its reader gave it. */
export interface Given {
  /** What stands behind the `#`. */
  readonly letters: string;
  /** Counts them: the same address given again is another. */
  readonly count: number;
}

/** Tells which address was given, in the shape React's `useSyncExternalStore` takes. */
export interface GivenAddress {
  read: () => Given;
  subscribe: (listener: () => void) => () => void;
}

/** No address: what a server renders, and what a page first takes over. */
export const NO_ADDRESS: Given = { letters: '', count: 0 };

/**
 * Hears of addresses that a reader gives: by opening the page, or by another one in the same tab. What the page writes
 * there itself is no news, and a link to a part of the page is no state.
 */
export function givenAddress(): GivenAddress {
  let given = NO_ADDRESS;
  return {
    read: () => given,
    subscribe(listener) {
      const take = (): void => {
        const letters = location.hash.slice(1);
        if (letters !== '' && document.getElementById(letters)) return;
        given = { letters, count: given.count + 1 };
        listener();
      };
      if (location.hash !== '') take();
      addEventListener('hashchange', take);
      return () => removeEventListener('hashchange', take);
    },
  };
}
