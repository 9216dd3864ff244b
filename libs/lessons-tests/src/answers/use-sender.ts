import type { EntityId } from '@zarra/contracts';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { classesQuery } from '@zarra/api-client/classroom';
import { retryPause } from '@zarra/ui-kit/lazy';
import { useCallback, useEffect, useRef } from 'react';
import { saveFinished } from '../learner/finished-lessons.js';
import type { Learner } from '../learner/use-learner.js';
import { countOutdated, type Draft } from './draft.js';
import { draftStore } from './draft-store.js';
import { learnerResultQuery, lessonOfResultKey } from './learner-result-query.js';
import { startSender, type Sender } from './sender.js';
import type { Outcome } from './outcome.js';
import { submitDraft } from './submit-draft.js';
import { useTestMessages } from '../messages/test-strings.js';
import { useLearnerSender, type SendingLearner } from './use-learner-sender.js';

/** Whether the classes in the cache have edited questions that the draft answers in their old wording. */
function isOutdated(queries: QueryClient, client: ApiClient, lessonId: EntityId, draft: Draft): boolean {
  const classes = queries.getQueryData(classesQuery(client).queryKey) ?? [];
  const lesson = classes.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  return countOutdated(draft, lesson?.questions ?? []) > 0;
}

/**
 * Sends everything that the learner has submitted while the component is mounted, and keeps cache, flags and drafts
 * consistent when results arrive or other tabs remove drafts. Several instances may run: each submission is sent once.
 * @param onOutcome receives the learner, the lesson and the outcome of each attempt
 * @returns a function that retries immediately
 */
export function useSender(
  client: ApiClient,
  learner: Learner,
  onOutcome?: (learner: string, lesson: EntityId, outcome: Outcome) => void,
): () => void {
  const queries = useQueryClient();
  const { failed: rejection } = useTestMessages();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  const start = useCallback(
    ({ key, isSignedIn }: SendingLearner): Sender => {
      const resultKey = (lesson: EntityId) => learnerResultQuery(client, lesson, key).queryKey;
      const recordResult = (lesson: EntityId) => {
        const result = queries.getQueryData(resultKey(lesson));
        // Flags and drafts belong to the signed-in learner, who may have changed since the request.
        if (!result || !isSignedIn()) return;
        saveFinished(lesson, result.percentage);
        if (draftStore.read(key, lesson)) draftStore.update(key, lesson, () => null);
      };
      const unsubscribe = queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const lesson = lessonOfResultKey(event.query.queryKey as QueryKey, key);
        // `manual`: set by a submission, which records the result itself, also after the component is unmounted.
        if (lesson !== null && !event.action.manual) recordResult(lesson);
      });
      const sender = startSender({
        store: draftStore,
        learner: key,
        submit: (lesson) =>
          submitDraft({
            client,
            queries,
            store: draftStore,
            learner: key,
            lesson,
            rejection,
            isSignedIn,
            isOutdated: (draft) => isOutdated(queries, client, lesson, draft),
            onResult: (result) => {
              queries.setQueryData(resultKey(lesson), result);
              recordResult(lesson);
            },
          }),
        retryPause,
        onRemoved: (lesson) => {
          // Without a result in the cache, another tab has sent the answers: the server has the result.
          if (!queries.getQueryData(resultKey(lesson))) {
            void queries.resetQueries({ queryKey: resultKey(lesson) });
          }
        },
        onOutcome: (lesson, outcome) => {
          // The questions have probably been edited, so the current ones are loaded.
          if (outcome.type === 'rejected') void queries.invalidateQueries(classesQuery(client));
          latest.current?.(key, lesson, outcome);
        },
      });
      return {
        retryNow: sender.retryNow,
        stop: () => {
          unsubscribe();
          sender.stop();
        },
      };
    },
    [client, queries, rejection],
  );
  return useLearnerSender(learner, start);
}
