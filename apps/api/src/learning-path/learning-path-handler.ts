import fp from 'fastify-plugin';
import type { Outline } from './outline.js';

/** The learner's path. The outline of the curriculum is read at its first request, and again after an import. */
export const learningPathHandler = fp(
  ({ implement, db, lists, now }) => {
    let current: Promise<Outline> | undefined;
    lists.onRefresh(() => {
      current = undefined;
      return Promise.resolve();
    });
    const outlineOf = async (): Promise<Outline> => {
      const { readOutline } = await import('./outline.js');
      const opened = (current ??= readOutline(db, lists.classes));
      // A failure is tried again.
      opened.catch(() => {
        if (current === opened) current = undefined;
      });
      return opened;
    };

    implement('learningPath', async ({ learner }) => {
      // Imported on demand: it brings the scheduler of practice, which the start of the server does not need.
      const { readPath } = await import('./read-path.js');
      return readPath({
        db,
        learnerId: learner.id,
        now: now(),
        outline: await outlineOf(),
        questionLinks: lists.questionLinks,
      });
    });
  },
  { name: 'learning-path-handler', dependencies: ['context', 'endpoints', 'lists'] },
);
