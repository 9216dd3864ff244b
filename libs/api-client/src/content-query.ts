import { queryOptions } from '@tanstack/react-query';
import type { EntityId } from '@zarra/contracts';
import type { Call } from '@zarra/contracts/calls';

/** Time for which content stays fresh: five minutes, in ms. */
const STALE_TIME = 5 * 60 * 1000;

/**
 * Query options of a call. The meta `public` follows from the access of the call: a response that is the same for every
 * visitor stays cached when the session changes.
 * @param load sends the call and converts its response
 * @param parameters path parameters of the call
 */
export const contentQuery = <T>(
  { name, access, variesByUser }: Call,
  load: (signal: AbortSignal) => Promise<T>,
  ...parameters: readonly EntityId[]
) =>
  queryOptions({
    queryKey: [name, ...parameters],
    queryFn: ({ signal }) => load(signal),
    staleTime: STALE_TIME,
    meta: { public: access === 'public' && !variesByUser },
  });
