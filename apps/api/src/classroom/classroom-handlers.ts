import fp from 'fastify-plugin';
import { sendCached } from '../http/cached-response.js';
import type { Learner } from '../http/endpoint-routes.js';
import { HttpError } from '../http/http-error.js';
import { createPersonalJsonSender } from '../http/personal-json.js';
import { resultBody } from './result-body.js';
import { findResult, submitAnswers } from './submit-answers.js';

/** Several hundred bodies of the whole curriculum. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** The classroom: its classes, and the tests of their lessons. */
export const classroomHandlers = fp(
  ({ implement, db, lists, limits, now }) => {
    const sendPersonalJson = createPersonalJsonSender(CACHE_BYTES);
    const classesOf = async ({ id }: Learner) => {
      const results = await db
        .selectFrom('results')
        .select(['lesson_id', 'percentage'])
        .where('user_id', '=', id)
        .execute();
      return lists.classesFor(results);
    };

    implement('classes', async ({ learner, request }, reply) =>
      learner
        ? sendPersonalJson(request, reply, await classesOf(learner))
        : sendCached(request, reply, await lists.get('classes')),
    );

    implement('submitTest', async ({ body: { lesson, answers }, learner }) => {
      await limits.consume('submissionByLearner', String(learner.id));
      const submitted = { learnerId: learner.id, lessonId: lesson, answers };
      return resultBody(await submitAnswers(db, submitted, now()), lists.questionLinks);
    });

    implement('lessonTestResult', async ({ params, learner }) => {
      const result = await findResult(db, { learnerId: learner.id, lessonId: Number(params['lessonId']) });
      if (!result) throw new HttpError(404, 'noResult');
      return resultBody(result, lists.questionLinks);
    });
  },
  { name: 'classroom-handlers', dependencies: ['context', 'endpoints', 'limits', 'lists'] },
);
