import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Heading } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useExperimentMessages } from '../messages/experiment-strings.js';
import { ExperimentCard } from './experiments/experiment-card.js';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  padding: 0;
  margin: 0;
  list-style: none;
`;

/** Props of {@link LessonExperiments}. */
export interface LessonExperimentsProps {
  /** At least one. */
  experiments: readonly LessonExperiment[];
}

/** The experiments of a lesson with their tasks. Requires `OpenExperimentsProvider` to open them inside the lesson. */
export const LessonExperiments = ({ experiments }: LessonExperimentsProps) => {
  const strings = useExperimentMessages();
  return (
    <Section aria-label={strings.experiments}>
      <Heading level={2}>{strings.experiments}</Heading>
      <List role="list">
        {experiments.map((experiment) => (
          <li key={experiment.link}>
            <ExperimentCard experiment={experiment} />
          </li>
        ))}
      </List>
    </Section>
  );
};
