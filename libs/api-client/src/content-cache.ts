import { replaceEqualDeep } from '@tanstack/react-query';
import type { Call } from '@zarra/contracts/calls';
import { listTotal, setListTotal } from './call/list-total.js';

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

/** As {@link contentCache}, for a list: unchanged items stay the same objects, and the list keeps its total. */
export const listCache = (call: Call) => ({
  ...contentCache(call),
  structuralSharing: (previous: unknown, next: unknown): unknown => {
    const shared: unknown = replaceEqualDeep(previous, next);
    if (Array.isArray(shared) && Array.isArray(next)) setListTotal(shared, listTotal(next));
    return shared;
  },
});
