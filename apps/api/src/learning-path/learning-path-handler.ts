import fp from 'fastify-plugin';
import type { Outline } from './outline.js';

/** The learner's path. The outline of the curriculum is made at its first request, and again after an import. */
export const learningPathHandler = fp(
  ({ implement, db, lists, now }) => {
    let current: Outline | undefined;
    lists.onRefresh(() => {
      current = undefined;
      return Promise.resolve();
    });
    const currentOutline = async (): Promise<Outline> => {
      const { outlineOf } = await import('./outline.js');
      return (current ??= outlineOf(lists.classes));
    };

    implement('learningPath', async ({ learner }) => {
      // Imported on demand: it brings the scheduler of practice, which the start of the server does not need.
      const { readPath } = await import('./read-path.js');
      return readPath({
        db,
        learnerId: learner.id,
        now: now(),
        outline: await currentOutline(),
        questionLinks: lists.questionLinks,
        ideas: lists.ideas,
      });
    });
  },
  { name: 'learning-path-handler', dependencies: ['context', 'endpoints', 'lists'] },
);
