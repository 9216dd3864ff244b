import type { PracticeScope } from '@zarra/contracts/practice';
import fp from 'fastify-plugin';
import { clientKey } from '../http/client-key.js';
import type { PracticeContext } from './read-practice.js';

/** Practice items and the learners' answers to them. */
export const practiceHandlers = fp(
  ({ implement, db, keys, lists, limits, now }) => {
    const contextOf = (learnerId: number): PracticeContext => ({
      db,
      key: keys.practice,
      learnerId,
      now: now(),
      ideas: lists.ideas,
    });

    implement('practice', async ({ query, learner }) => {
      await limits.consume('practiceByLearner', String(learner.id));
      // Imported on demand: it brings mathjs and the typesetting, which the start of the server does not need.
      const { readPractice } = await import('./read-practice.js');
      return readPractice(contextOf(learner.id), query['scope'] as PracticeScope);
    });

    implement('practiceAnswers', async ({ body, learner, request }) => {
      await limits.consume('practiceByLearner', String(learner.id));
      const { answerItem } = await import('./answer-item.js');
      return answerItem(contextOf(learner.id), body, () =>
        limits.consume('practiceAnswersByAddress', clientKey(request), 'practiceEnough'),
      );
    });
  },
  { name: 'practice-handlers', dependencies: ['context', 'endpoints', 'limits', 'lists'] },
);
