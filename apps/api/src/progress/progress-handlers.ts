import fp from 'fastify-plugin';
import { readInstalledLab, type InstalledLab } from '../content/installed-lab.js';
import { mergeProgress, type HasInvestigation } from './merge-progress.js';

/** The progress of a learner, merged from several devices. */
export const progressHandlers = fp<{ readonly webDir: string }>(
  ({ implement, db, limits, lists, now }, { webDir }) => {
    let lab: InstalledLab | undefined;
    lists.onRefresh(async () => {
      lab = await readInstalledLab(webDir);
    });
    // A server whose pages are elsewhere does not know the laboratory.
    const hasInvestigation: HasInvestigation = ({ experiment, investigation }) =>
      lab?.get(experiment)?.investigations.some(({ key }) => key === investigation) ?? lab === undefined;

    implement('progress', async ({ body, learner }) => {
      await limits.consume('progressByLearner', String(learner.id));
      return mergeProgress(db, learner.id, body, { hasInvestigation, now: now() });
    });
  },
  { name: 'progress-handlers', dependencies: ['context', 'endpoints', 'limits', 'lists'] },
);
