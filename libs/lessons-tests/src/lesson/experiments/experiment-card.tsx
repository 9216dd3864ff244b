import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Heading, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useExperimentMessages } from '../../messages/experiment-strings.js';
import { ExperimentEmbed } from './experiment-embed.js';

const Card = styled.div`
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

  @media print {
    break-inside: avoid;

    & > a {
      display: none;
    }
  }
`;

/** Props of {@link ExperimentCard}. */
export interface ExperimentCardProps {
  experiment: LessonExperiment;
}

/**
 * One experiment of a lesson with its task, in the list or in the text. It opens in place or, by a plain link, on its page. What is open
 * is shared with the other experiments inside `OpenExperimentsProvider`.
 */
export const ExperimentCard = ({ experiment }: ExperimentCardProps) => {
  const strings = useExperimentMessages();
  const { title, stateTitle, note, investigation } = experiment;
  return (
    <Card>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {stateTitle !== null && (
        <Text size="sm" tone="muted">
          {stateTitle}
        </Text>
      )}
      {note !== null && <Text>{note}</Text>}
      <ExperimentEmbed experiment={experiment} />
      {investigation && (
        <Link to={investigation.link}>{`${strings.investigation} ${investigation.title}`}</Link>
      )}
    </Card>
  );
};
