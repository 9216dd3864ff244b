import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Handlers } from '../http/endpoint-routes.js';
import { sendPersonal } from '../http/personal-body.js';
import { Refusal } from '../http/refusal.js';
import { sendStored } from '../http/stored-body.js';
import type { Limits } from '../limits/limits.js';
import type { PublicLists } from '../lists/public-lists.js';
import { resultBody } from './result-body.js';
import { findResult, submitAnswers } from './submit-answers.js';

/** The calls of the classroom: its classes, and the tests of their lessons. */
export function classroomHandlers({
  db,
  lists,
  limits,
  now,
}: {
  readonly db: Kysely<Tables>;
  readonly lists: PublicLists;
  readonly limits: Limits;
  readonly now: () => Date;
}): Pick<Handlers, 'classes' | 'submitTest' | 'lessonTestResult'> {
  const learnersClasses = async (learnerId: number) => {
    const results = db
      .selectFrom('results')
      .select(['lesson_id', 'percentage'])
      .where('user_id', '=', learnerId);
    return lists.classroom.forLearner(await results.execute());
  };

  return {
    classes: ({ learner, request }, reply) =>
      learner
        ? learnersClasses(learner.id).then((classes) => sendPersonal(request, reply, classes))
        : sendStored(request, reply, lists.get('classes')),

    submitTest: async ({ body: { lesson, answers }, learner }) => {
      await limits.take('submissionByLearner', String(learner.id));
      return resultBody(await submitAnswers(db, { learnerId: learner.id, lessonId: lesson, answers }, now()));
    },

    lessonTestResult: async ({ params, learner }) => {
      const result = await findResult(db, { learnerId: learner.id, lessonId: Number(params['lessonId']) });
      if (!result) throw new Refusal(404, 'noResult');
      return resultBody(result);
    },
  };
}
