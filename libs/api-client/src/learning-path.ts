/** The path of a learner: what comes next, practice of today, results, weak topics and history. */
import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { EntityId } from '@zarra/contracts';
import type { LearningPath } from '@zarra/contracts/learning-path';
import type { ApiClient } from './call/api-client.js';
import { contentCache } from './content-cache.js';
import { textOrNull } from './sanitize.js';

export type { LearningPath };

/**
 * The path of the signed-in learner. It is fetched again by each page that opens. Enable it only with a session.
 * @param beforeRequest sends what the path depends on and this device alone has
 */
export const learningPathQuery = (client: ApiClient, beforeRequest?: () => Promise<void>) =>
  queryOptions({
    queryKey: [calls.learningPath.name as string],
    queryFn: async ({ signal }): Promise<LearningPath> => {
      await beforeRequest?.();
      return client.call(calls.learningPath, { signal });
    },
    meta: { public: false },
    refetchOnMount: 'always',
    staleTime: Infinity,
  });

/** A lesson to read before another one. */
export interface NeededLesson {
  readonly id: EntityId;
  readonly title: string;
  /** Name of its class. */
  readonly className: string;
}

/** The lessons that a lesson builds on, the nearest first; those without a title are omitted. */
export const neededLessonsQuery = (client: ApiClient, lesson: EntityId) =>
  queryOptions({
    queryKey: [calls.lessonRelated.name as string, String(lesson)],
    queryFn: async ({ signal }): Promise<NeededLesson[]> => {
      const { needs } = await client.call(calls.lessonRelated, {
        params: { lessonId: String(lesson) },
        signal,
      });
      return needs.flatMap(({ id, lesson: name, className }) => {
        const title = textOrNull(name);
        return title === null ? [] : [{ id, title, className }];
      });
    },
    ...contentCache(calls.lessonRelated),
  });
