import { Heading, Text } from '@zarra/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useExperimentsMessages } from '../experiments-messages.js';

/** A link of a lesson to a state or to an investigation of the experiment. */
interface ExperimentPart {
  readonly title: string;
  readonly link: string;
}

/** A lesson that uses the experiment. */
export interface ExperimentLesson {
  readonly title: string;
  /** Name of its class. */
  readonly className: string;
  /** Title of its chapter; null without one. */
  readonly chapter: string | null;
  readonly link: string;
  readonly states: readonly ExperimentPart[];
  readonly investigations: readonly ExperimentPart[];
}

const Section = styled.section`
  display: grid;
  gap: var(--ui-space-3);
  max-width: 45rem;
  margin-block-start: var(--ui-space-6);
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
`;
const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--ui-space-1);
    justify-items: start;
    padding-block: var(--ui-space-2);
    border-block-start: var(--ui-hairline);
  }
  & > li > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--ui-target);
    font-weight: var(--ui-weight-strong);
  }
  /* Lines of links are apart: each is easy to press. */
  & p > span {
    line-height: 1.8;
  }
`;

/** One line of links: "Darsdagi holat: Lampa, Om qonuni". */
const Parts = ({ label, parts }: { label: string; parts: readonly ExperimentPart[] }) =>
  parts.length > 0 && (
    <Text size="sm">
      {label}{' '}
      {parts.map(({ title, link }, index) => (
        <span key={link}>
          {index > 0 && ', '}
          <a href={link}>{title}</a>
        </span>
      ))}
    </Text>
  );

/** Props of {@link LessonList}. */
export interface LessonListProps {
  /** In teaching order; without any, nothing is rendered. */
  lessons: readonly ExperimentLesson[];
}

/** The lessons that use an experiment, each with the states and the investigations that it names. */
export function LessonList({ lessons }: LessonListProps) {
  const strings = useExperimentsMessages().lessons;
  const headingId = useId();
  if (lessons.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId}>
        {strings.title}
      </Heading>
      <List role="list">
        {lessons.map(({ title, className, chapter, link, states, investigations }) => (
          <li key={link}>
            <a href={link}>{title}</a>
            <Text size="sm" tone="muted">
              {strings.place(className, chapter)}
            </Text>
            <Parts label={strings.state} parts={states} />
            <Parts label={strings.investigation} parts={investigations} />
          </li>
        ))}
      </List>
    </Section>
  );
}
