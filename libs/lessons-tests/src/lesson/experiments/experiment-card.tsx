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
  margin: 0;
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
  /** What the text says of it, at its place in the text; without one it is named by its title. */
  caption?: string;
}

/**
 * One experiment of a lesson with its task, in the list or in the text. It opens in place or, by a plain link, on its page. What is open
 * is shared with the other experiments inside `OpenExperimentsProvider`.
 */
export const ExperimentCard = ({ experiment, caption }: ExperimentCardProps) => {
  const strings = useExperimentMessages();
  const { title, stateTitle, note, investigation } = experiment;
  const subtitle = caption === undefined ? stateTitle : [title, stateTitle ?? []].flat().join(', ');
  return (
    <Card as={caption === undefined ? 'div' : 'figure'}>
      <Heading level={3} size="md">
        {caption ?? title}
      </Heading>
      {subtitle !== null && (
        <Text size="sm" tone="muted">
          {subtitle}
        </Text>
      )}
      {note !== null && note !== caption && <Text>{note}</Text>}
      <ExperimentEmbed experiment={experiment} />
      {investigation && (
        <Link to={investigation.link}>{`${strings.investigation} ${investigation.title}`}</Link>
      )}
    </Card>
  );
};
