import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { PracticeFigure, PracticeItem, PracticeScope } from '@zarra/contracts/practice';
import type { ApiClient } from '../call/api-client.js';
import { isApiError } from '../call/errors.js';
import { mediaAddress } from '../sanitize.js';

/** Practice items of one scope. */
export interface Practice {
  /** At most ten. Texts are typeset: JSON of nodes, validate each node before rendering it. */
  readonly items: readonly PracticeItem[];
  /** Answers that the learner may still give today. */
  readonly remaining: number;
  /** When the next item of the learner is due; null before the first answer. It may be in the past. */
  readonly nextDue: Date | null;
}

/** The figure with the resolved address of its image. */
const toFigure = (figure: PracticeFigure, origin: string): PracticeFigure => ({
  ...figure,
  image: mediaAddress(figure.image, origin),
});

function toItem(item: PracticeItem, origin: string): PracticeItem {
  if (item.kind === 'point') return { ...item, figure: toFigure(item.figure, origin) };
  return { ...item, figure: item.figure && toFigure(item.figure, origin) };
}

/**
 * Practice items for the signed-in learner. They stay the same while the page shows them; a page that opens fetches them
 * again. Enable it only with a session.
 */
export const practiceQuery = (client: ApiClient, scope: PracticeScope) =>
  queryOptions({
    queryKey: [calls.practice.name as string, scope],
    queryFn: async ({ signal }): Promise<Practice> => {
      const load = (of: PracticeScope) => client.call(calls.practice, { query: { scope: of }, signal });
      const { items, remaining, next_due } = await load(scope).catch(async (error: unknown) => {
        // A scope that always exists tells an unknown lesson from a back end without practice.
        if (isApiError(error, 404) && scope !== 'today') await load('today');
        throw error;
      });
      return {
        items: items.map((item) => toItem(item, client.origin)),
        remaining,
        nextDue: next_due === null ? null : new Date(next_due),
      };
    },
    meta: { public: false },
    refetchOnMount: 'always',
    // The learner may be in the middle of an item.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
  });
