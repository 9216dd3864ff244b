import { Button, Heading, LinkButton, Text } from '@zarra/ui-kit';
import type { PracticeItem } from '@zarra/api-client/practice';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { StepHeading } from '../lesson-test/printable-layout.js';
import { withTopic } from '../topics.js';
import { daysBetween } from './day-of.js';
import { SectionLink } from './outcome-view.js';
import { usePracticeMessages } from '../messages/practice-strings.js';
import { isOfOneLesson, scopeKind } from './practice-scope.js';
import type { AnswerState } from './use-answers.js';

/** Share of right answers from which a round is good, as for the tests of lessons. */
const GOOD_SHARE = 0.6;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-space-4);

  & > ul {
    display: grid;
    gap: var(--ui-space-2);
    padding-inline-start: 1.4em;
    margin: 0;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-3);
  }
`;

interface LessonLinkProps {
  scope: string;
  items: readonly PracticeItem[];
  lessonsPath: string;
}

/** Link to the lesson of the round, else to the lessons. */
export const LessonLink = ({ scope, items: [first], lessonsPath }: LessonLinkProps) => {
  const strings = usePracticeMessages();
  const ofScope = scopeKind(scope) === 'lesson' ? Number(scope.split(':')[1]) || undefined : undefined;
  const id = first?.lesson.id ?? ofScope;
  const isLesson = isOfOneLesson(scope) && id !== undefined;
  const search = isLesson ? withTopic('', id) : '';
  return (
    <LinkButton as={Link} to={{ pathname: lessonsPath, search }}>
      {isLesson ? strings.toLesson : strings.toLessons}
    </LinkButton>
  );
};

interface PracticeSummaryProps extends LessonLinkProps {
  /** The state of each item, in the order of `items`. */
  states: readonly AnswerState[];
  /** The next round is loading. */
  busy: boolean;
  onAgain: () => void;
}

/** The end of a round: how many answers are right, what to read again and what comes tomorrow. */
export const PracticeSummary = ({ items, states, busy, onAgain, ...links }: PracticeSummaryProps) => {
  const strings = usePracticeMessages();
  const { summary: texts } = usePracticeMessages();
  const outcomes = states.flatMap((state) => (state.name === 'checked' ? [state.outcome] : []));
  const right = outcomes.filter((outcome) => outcome.right).length;
  const waiting = states.filter(({ name }) => name === 'checking').length;
  const [now] = useState(() => new Date());
  const tomorrow = outcomes.filter(({ due }) => daysBetween(now, new Date(due)) === 1).length;
  const missed = new Map(
    outcomes
      .filter((outcome) => !outcome.right)
      .map((outcome) => [`${outcome.lesson.id}#${outcome.section?.heading ?? ''}`, outcome]),
  );
  const isGood = right >= outcomes.length * GOOD_SHARE;
  return (
    <Stack>
      <StepHeading focus={1}>{texts.title}</StepHeading>
      {outcomes.length > 0 && (
        <>
          <Text size="lg">
            <strong>{texts.score(right, outcomes.length)}</strong>
          </Text>
          <Text>{missed.size === 0 ? texts.all : isGood ? texts.good : texts.learn}</Text>
        </>
      )}
      {waiting > 0 && <Text role="status">{texts.waiting(waiting)}</Text>}
      {missed.size > 0 && (
        <>
          <Heading level={3} size="md">
            {texts.reread}
          </Heading>
          <ul>
            {[...missed].map(([key, { lesson, section }]) => (
              <li key={key}>
                <SectionLink lesson={lesson} section={section} lessonsPath={links.lessonsPath}>
                  {section ? texts.place(lesson.title, section.title) : lesson.title}
                </SectionLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {tomorrow > 0 && <Text>{texts.tomorrow(tomorrow)}</Text>}
      <footer>
        <Button variant="primary" size="lg" busy={busy} busyLabel={strings.retrying} onClick={onAgain}>
          {texts.again}
        </Button>
        <LessonLink {...links} items={items} />
      </footer>
    </Stack>
  );
};
