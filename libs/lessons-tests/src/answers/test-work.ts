import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { classesQuery, lessonResultQuery, submitTest, type LessonResult } from '@zarra/api-client/classroom';
import type { EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { saveFinished } from '../learner/finished-lessons.js';
import type { WorkKind } from '../learner-work/send-work.js';
import { countOutdated, draftStore, toAnswers, type Draft } from './draft.js';

/**
 * A learner's stored result of a lesson, or null. The cache key includes the learner, because the cache still holds the
 * previous learner's result for a moment after the learner of a device changes.
 */
export function learnerResultQuery(client: ApiClient, lesson: EntityId, learner: string) {
  const query = lessonResultQuery(client, lesson);
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, learner],
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

/** The answers to the tests of lessons. Their result is in the cache, so that the lesson shows it. */
export const testWork: WorkKind<Draft, LessonResult> = {
  store: draftStore,
  lock: 'zarra-test',
  call: calls.submitTest.name,

  send: ({ client, queries, learner }, lesson, draft, onAccepted) =>
    draft.accepted
      ? queries.query({ ...learnerResultQuery(client, lesson, learner), staleTime: 0 })
      : submitTest(client, { lesson, answers: toAnswers(draft) }, onAccepted),

  onResult({ client, queries, learner, isSignedIn }, lesson, result) {
    queries.setQueryData(learnerResultQuery(client, lesson, learner).queryKey, result);
    // The flags belong to the signed-in learner, who may have changed since the request.
    if (isSignedIn()) saveFinished(lesson, result.percentage);
  },

  // The questions have probably been edited, so the current ones are loaded.
  onRejected: ({ client, queries }) => void queries.invalidateQueries(classesQuery(client)),

  onRemoved({ client, queries, learner }, lesson) {
    const { queryKey } = learnerResultQuery(client, lesson, learner);
    // Without a result in the cache, another tab has sent the answers: the server has the result.
    if (!queries.getQueryData(queryKey)) void queries.resetQueries({ queryKey });
  },

  // The classes in the cache have edited questions that the draft answers in their old wording.
  isOutdated({ client, queries }, id, draft) {
    const classes = queries.getQueryData(classesQuery(client).queryKey) ?? [];
    const lesson = classes.flatMap(({ lessons }) => lessons).find((each) => each.id === id);
    return countOutdated(draft, lesson?.questions ?? []) > 0;
  },
};
