import type { ApiClient } from '@zarra/api-client';
import { retryPause } from '@zarra/ui-kit/lazy';
import { useCallback, useEffect, useRef } from 'react';
import type { Outcome } from '../outcome.js';
import { startSender, type Sender } from '../sender.js';
import { useLearnerSender, type SendingLearner } from '../use-learner-sender.js';
import type { Learner } from '../../learner/use-learner.js';
import { subscribeToResults } from './answer-results.js';
import { answerStore, type StoredAnswer } from './answer-store.js';
import { useAnswerMessages } from '../../messages/answer-strings.js';
import { requestResult, sendAnswer } from './send-answer.js';

/**
 * Sends the answers to practice items that the learner has submitted while the component is mounted, also those of an
 * earlier visit. Several instances may run: each answer is sent once. Results arrive through `subscribeToResults`.
 * @param onAttempt receives the item and the outcome of each attempt; give it if the page shows the results
 * @returns a function that retries immediately
 */
export function useAnswerSender(
  client: ApiClient,
  learner: Learner,
  onAttempt?: (item: number, outcome: Outcome) => void,
): () => void {
  const { rejected: rejection } = useAnswerMessages();
  const latest = useRef(onAttempt);
  useEffect(() => {
    latest.current = onAttempt;
  });

  const start = useCallback(
    ({ key, isSignedIn }: SendingLearner): Sender => {
      const optionsOf = (item: number) => ({
        client,
        store: answerStore,
        learner: key,
        item,
        rejection,
        isSignedIn,
      });
      /** Sent answers by item, until their results arrive. */
      const awaited = new Map<number, StoredAnswer>();
      const unsubscribe = subscribeToResults((result) => {
        if (result.learner === key) awaited.delete(result.item);
      });
      const sender = startSender({
        store: answerStore,
        learner: key,
        submit: (id) => {
          const item = Number(id);
          const stored = answerStore.read(key, item);
          if (stored) awaited.set(item, stored);
          return sendAnswer(optionsOf(item));
        },
        retryPause,
        onRemoved: (id) => {
          const item = Number(id);
          const stored = awaited.get(item);
          awaited.delete(item);
          // Another tab has sent the answer. The server repeats its outcome for the page that shows it.
          if (stored && latest.current && isSignedIn()) void requestResult(optionsOf(item), stored);
        },
        onOutcome: (id, outcome) => latest.current?.(Number(id), outcome),
      });
      return {
        retryNow: sender.retryNow,
        stop: () => {
          unsubscribe();
          sender.stop();
        },
      };
    },
    [client, rejection],
  );
  return useLearnerSender(learner, start);
}
