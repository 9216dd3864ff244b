import type { ExperimentLink, LessonResult, LessonSection, Question } from '@zarra/api-client/classroom';
import { Heading, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { IdeaNote } from '../ideas/idea-note.js';
import { useTestMessages } from '../messages/test-strings.js';
import { correctOption } from './answer-keys.js';

const List = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  padding-inline-start: var(--ui-space-5);
`;
const Section = styled.section`
  display: grid;
  gap: var(--ui-space-2);
`;

/** Address of a section in the lesson on screen. */
const sectionLink = ({ heading }: LessonSection): string => `#${heading}`;

interface MissedQuestionLinksProps {
  section: LessonSection | undefined;
  see: ExperimentLink | undefined;
  idea: LessonResult['ideas'][string] | undefined;
  /** Path of practice; null without it. */
  practicePath: string | null;
}

/** The idea of a missed question, where it is explained, and an item to practise. The first two links are plain ones. */
export const MissedQuestionLinks = ({ section, see, idea, practicePath }: MissedQuestionLinksProps) => {
  const strings = useTestMessages();
  return (
    <>
      {idea && <IdeaNote idea={idea} texts={strings.result.idea} />}
      {section && (
        <Text size="sm" data-screen-only="">
          <a href={sectionLink(section)}>{strings.result.section(section.title)}</a>
        </Text>
      )}
      {see && (
        <Text size="sm" data-screen-only="">
          <a href={see.link}>{strings.result.see(see.title)}</a>
        </Text>
      )}
      {idea?.item != null && practicePath !== null && (
        <Text size="sm" data-screen-only="">
          <Link to={{ pathname: practicePath, search: `?scope=item:${idea.item}` }}>
            {strings.result.idea.practise}
          </Link>
        </Text>
      )}
    </>
  );
};

/** The sections that explain the missed questions, each once, in the order of the questions. */
export function missedSections(result: LessonResult, questions: readonly Question[]): LessonSection[] {
  const missed = new Map<string, LessonSection>();
  for (const question of questions) {
    const correct = correctOption(result, question);
    const section = result.sections[question.id];
    if (!result.answers || correct === null || !section) continue;
    if (result.answers[question.id] !== correct) missed.set(section.heading, section);
  }
  return [...missed.values()];
}

/** What to read again after a result below the pass mark. */
export const SectionsToReadAgain = ({ sections }: { sections: readonly LessonSection[] }) => {
  const strings = useTestMessages();
  return (
    <Section data-screen-only="">
      <Heading level={3} size="md">
        {strings.result.toReadAgain}
      </Heading>
      <List>
        {sections.map((section) => (
          <li key={section.heading}>
            <a href={sectionLink(section)}>{section.title}</a>
          </li>
        ))}
      </List>
    </Section>
  );
};
