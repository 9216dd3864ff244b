import type { Call } from '@zarra/contracts/calls';

/** Time for which content stays fresh: five minutes, in ms. */
const STALE_TIME = 5 * 60 * 1000;

/**
 * Cache settings of a query. The meta `public` follows from the access of its call: a response that is the same for every
 * visitor stays cached when the session changes.
 */
export const contentCache = ({ access, variesByUser }: Call) => ({
  staleTime: STALE_TIME,
  meta: { public: access === 'public' && !variesByUser },
});
