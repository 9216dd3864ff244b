import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Heading, LinkButton, Text, VisuallyHidden } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

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
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--ui-space-4);
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--ui-space-2);
  padding: var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  overflow-wrap: anywhere;

  & > a {
    margin-block-start: var(--ui-space-2);
  }
`;

const Experiment = ({ title, stateTitle, note, link, investigation }: LessonExperiment) => (
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
    <LinkButton href={link}>
      {strings.openExperiment} <VisuallyHidden>{strings.experiment(title, stateTitle)}</VisuallyHidden>
    </LinkButton>
    {investigation && <a href={investigation.link}>{`${strings.investigation} ${investigation.title}`}</a>}
  </Item>
);

interface LessonExperimentsProps {
  /** At least one. */
  experiments: readonly LessonExperiment[];
}

/** The experiments of a lesson with their tasks. The links are plain: the laboratory is another application. */
export const LessonExperiments = ({ experiments }: LessonExperimentsProps) => (
  <Section aria-label={strings.experiments}>
    <Heading level={2}>{strings.experiments}</Heading>
    <List role="list">
      {experiments.map((experiment) => (
        <Experiment key={experiment.link} {...experiment} />
      ))}
    </List>
  </Section>
);
