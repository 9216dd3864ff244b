import type { EntityId } from '@zarra/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { retryPause } from '@zarra/ui-kit/lazy';
import { useCallback, useEffect, useRef } from 'react';
import type { Outcome } from './outcome.js';
import { startQueue, type Queue, type QueueOptions } from './queue.js';
import type { SendState } from './send-state.js';
import { sendWork, type WorkKind } from './send-work.js';

/** What a queue needs of a `Learner`; with the status `signed-in` there is a key. */
interface QueueLearner {
  readonly status: string;
  readonly key?: string;
  readonly holdsToken?: () => boolean;
}

/**
 * Runs a queue while a learner is signed in, for each learner another one.
 * @param describe describes the queue of a learner, and knows whether the device still holds the token of this learner;
 * another function starts another queue
 * @returns a function that retries immediately
 */
export function useQueue(
  learner: QueueLearner,
  describe: (key: string, isSignedIn: () => boolean) => Omit<QueueOptions, 'learner' | 'retryPause'>,
): () => void {
  const queue = useRef<Queue>(undefined);
  const latest = useRef(learner);
  useEffect(() => {
    latest.current = learner;
  });

  const key = learner.status === 'signed-in' ? learner.key : undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    const isSignedIn = () => {
      const { current } = latest;
      return current.status === 'signed-in' && current.key === key && current.holdsToken?.() !== false;
    };
    const started = startQueue({ learner: key, retryPause, ...describe(key, isSignedIn) });
    queue.current = started;
    return () => started.stop();
  }, [key, describe]);

  return () => queue.current?.retryNow();
}

/**
 * Sends the work of one kind that the learner has submitted while the component is mounted, also that of an earlier visit.
 * Several instances may run: each work is sent once.
 * @param rejection text for a rejection without one of the server
 * @param onOutcome receives the learner, the id and the outcome of each attempt; give it if the page shows the results
 * @returns a function that retries immediately
 */
export function useWorkQueue<Work extends SendState, Result>(
  kind: WorkKind<Work, Result>,
  client: ApiClient,
  learner: QueueLearner,
  rejection: string,
  onOutcome?: (learner: string, id: EntityId, outcome: Outcome) => void,
): () => void {
  const queries = useQueryClient();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  const describe = useCallback(
    (key: string, isSignedIn: () => boolean) => {
      const context = { client, queries, learner: key, rejection, isSignedIn };
      return {
        store: kind.store,
        submit: (id: EntityId) => sendWork(kind, context, id),
        onRemoved: (id: EntityId) =>
          kind.onRemoved?.(context, id, latest.current ? kind.store.readRemoved(key, id) : null),
        onOutcome: (id: EntityId, outcome: Outcome) => {
          if (outcome.type === 'rejected') kind.onRejected?.(context);
          latest.current?.(key, id, outcome);
        },
      };
    },
    [kind, client, queries, rejection],
  );
  return useQueue(learner, describe);
}
