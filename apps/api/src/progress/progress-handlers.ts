import fp from 'fastify-plugin';
import { mergeProgress } from './merge-progress.js';

/** The progress of a learner, merged from several devices. */
export const progressHandlers = fp(
  ({ implement, db, limits, now }) => {
    implement('progress', async ({ body, learner }) => {
      await limits.consume('progressByLearner', String(learner.id));
      return mergeProgress(db, learner.id, body, now());
    });
  },
  { name: 'progress-handlers', dependencies: ['context', 'endpoints', 'limits'] },
);
