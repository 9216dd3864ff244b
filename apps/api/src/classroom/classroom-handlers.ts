import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { sendCached } from '../http/cached-response.js';
import type { Handlers, Learner } from '../http/endpoint-routes.js';
import { HttpError } from '../http/http-error.js';
import { sendPersonalJson } from '../http/personal-json.js';
import type { Limits } from '../limits/limits.js';
import { classesForLearner } from '../lists/learner-classes.js';
import type { PublicLists } from '../lists/public-lists.js';
import { resultBody } from './result-body.js';
import { findResult, submitAnswers } from './submit-answers.js';

interface ClassroomServices {
  readonly db: Kysely<Tables>;
  readonly lists: PublicLists;
  readonly limits: Limits;
  readonly now: () => Date;
}

/** The handlers of the classroom: its classes, and the tests of their lessons. */
export function classroomHandlers({ db, lists, limits, now }: ClassroomServices) {
  const classesOf = async ({ id }: Learner) => {
    const results = await db
      .selectFrom('results')
      .select(['lesson_id', 'percentage'])
      .where('user_id', '=', id)
      .execute();
    return classesForLearner(lists.classesWithKeys, results);
  };

  return {
    classes: ({ learner, request }, reply) =>
      learner
        ? classesOf(learner).then((classes) => sendPersonalJson(request, reply, classes))
        : sendCached(request, reply, lists.get('classes')),

    submitTest: async ({ body: { lesson, answers }, learner }) => {
      await limits.consume('submissionByLearner', String(learner.id));
      return resultBody(await submitAnswers(db, { learnerId: learner.id, lessonId: lesson, answers }, now()));
    },

    lessonTestResult: async ({ params, learner }) => {
      const result = await findResult(db, { learnerId: learner.id, lessonId: Number(params['lessonId']) });
      if (!result) throw new HttpError(404, 'noResult');
      return resultBody(result);
    },
  } satisfies Handlers;
}
