import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Heading, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ExperimentEmbed } from './experiments/experiment-embed.js';
import { useExperimentMessages } from '../messages/experiment-strings.js';
import { useSharedOpenExperiments } from './open-experiments.js';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);

  @media print {
    display: none;
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: var(--ui-space-2);
  padding: var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  overflow-wrap: anywhere;
`;

interface ExperimentProps {
  experiment: LessonExperiment;
  /** Opens it inside the lesson. */
  children: ReactNode;
}

const Experiment = ({
  experiment: { title, stateTitle, note, investigation },
  children,
}: ExperimentProps) => {
  const strings = useExperimentMessages();
  return (
    <Item>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {stateTitle !== null && (
        <Text size="sm" tone="muted">
          {stateTitle}
        </Text>
      )}
      {note !== null && <Text>{note}</Text>}
      {children}
      {investigation && (
        <Link to={investigation.link}>{`${strings.investigation} ${investigation.title}`}</Link>
      )}
    </Item>
  );
};

/** Props of {@link LessonExperiments}. */
export interface LessonExperimentsProps {
  /** At least one. */
  experiments: readonly LessonExperiment[];
}

/** The experiments of a lesson with their tasks. Each opens inside the lesson or, by a plain link, in the laboratory. */
export const LessonExperiments = ({ experiments }: LessonExperimentsProps) => {
  const strings = useExperimentMessages();
  const { isOpen, open, openIfRoom, close } = useSharedOpenExperiments();
  return (
    <Section aria-label={strings.experiments}>
      <Heading level={2}>{strings.experiments}</Heading>
      <List role="list">
        {experiments.map((experiment) => (
          <Experiment key={experiment.link} experiment={experiment}>
            <ExperimentEmbed
              experiment={experiment}
              isOpen={isOpen(experiment.link)}
              onOpen={() => open(experiment.link)}
              onNear={() => openIfRoom(experiment.link)}
              onClose={() => close(experiment.link)}
            />
          </Experiment>
        ))}
      </List>
    </Section>
  );
};
