import type { ApiClient, TokenStore } from '@zarra/api-client';
import type { Lesson } from '@zarra/api-client/classroom';
import { lazyOnVisible } from '@zarra/ui-kit';
import { useMemo } from 'react';
import { Description } from '../description/description.js';
import { placedLinks, type RenderParts } from '../description/typeset-text.js';
import { partId } from './lesson-parts.js';

const LessonExperiments = lazyOnVisible(() =>
  import('./lesson-experiments.js').then((file) => file.LessonExperiments),
);

const ExperimentCard = lazyOnVisible(() =>
  import('./experiments/experiment-card.js').then((file) => file.ExperimentCard),
);

const TextFigure = lazyOnVisible(() =>
  import('../description/figures/text-figure.js').then((file) => file.TextFigure),
);

const Prediction = lazyOnVisible(() => import('./prediction/prediction.js').then((file) => file.Prediction));

interface LessonTextProps {
  client: ApiClient;
  tokens: TokenStore;
  lesson: Lesson;
}

/** The text of a lesson with the experiments that it places, and the other experiments below it. */
export const LessonText = ({ client, tokens, lesson }: LessonTextProps) => {
  const { id, description, descriptionTree, experiments, prediction } = lesson;
  const { others, render } = useMemo(() => {
    const links = descriptionTree === null ? [] : placedLinks(descriptionTree);
    const placed = new Map(experiments.map((experiment) => [experiment.link, experiment]));
    const first = links.find((link) => placed.has(link));
    const parts: RenderParts = {
      experiment: (link, caption) => {
        const experiment = placed.get(link);
        const card = experiment && <ExperimentCard experiment={experiment} caption={caption} />;
        return card && link === first ? <div id={partId('experiment')}>{card}</div> : card;
      },
      prediction: (heading) =>
        prediction.length > 0 && (
          <Prediction client={client} tokens={tokens} lesson={id} answers={prediction} heading={heading} />
        ),
      figure: (node) => <TextFigure node={node} />,
    };
    return { others: experiments.filter(({ link }) => !links.includes(link)), render: parts };
  }, [client, tokens, id, descriptionTree, experiments, prediction]);
  return (
    <>
      {(descriptionTree !== null || description.trim() !== '') && (
        <Description id={partId('text')} markdown={description} tree={descriptionTree} render={render} />
      )}
      {others.length > 0 && (
        <div id={others.length === experiments.length ? partId('experiment') : undefined}>
          <LessonExperiments experiments={others} />
        </div>
      )}
    </>
  );
};
