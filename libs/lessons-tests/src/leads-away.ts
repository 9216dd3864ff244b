/** Whether an address leads away from this site. A server, which does not know where the site is, takes every whole address for one. */
export const leadsAway = (address: string): boolean =>
  typeof document === 'undefined'
    ? /^[a-z]+:/i.test(address)
    : new URL(address, document.baseURI).origin !== location.origin;
