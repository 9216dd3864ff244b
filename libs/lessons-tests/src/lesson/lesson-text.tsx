import type { Lesson } from '@zarra/api-client/classroom';
import { lazyOnVisible } from '@zarra/ui-kit';
import { useMemo } from 'react';
import { Description } from '../description/description.js';
import { placedLinks, type RenderExperiment } from '../description/typeset-text.js';

const LessonExperiments = lazyOnVisible(() =>
  import('./lesson-experiments.js').then((file) => file.LessonExperiments),
);

const ExperimentCard = lazyOnVisible(() =>
  import('./experiments/experiment-card.js').then((file) => file.ExperimentCard),
);

interface LessonTextProps {
  lesson: Lesson;
}

/** The text of a lesson with the experiments that it places, and the other experiments below it. */
export const LessonText = ({ lesson }: LessonTextProps) => {
  const { description, descriptionTree, experiments } = lesson;
  const { others, renderExperiment } = useMemo(() => {
    const links = descriptionTree === null ? [] : placedLinks(descriptionTree);
    const placed = new Map(experiments.map((experiment) => [experiment.link, experiment]));
    const render: RenderExperiment = (link, caption) => {
      const experiment = placed.get(link);
      return experiment && <ExperimentCard experiment={experiment} caption={caption} />;
    };
    return {
      others: experiments.filter(({ link }) => !links.includes(link)),
      renderExperiment: render,
    };
  }, [descriptionTree, experiments]);
  return (
    <>
      {(descriptionTree !== null || description.trim() !== '') && (
        <Description markdown={description} tree={descriptionTree} renderExperiment={renderExperiment} />
      )}
      {others.length > 0 && <LessonExperiments experiments={others} />}
    </>
  );
};
