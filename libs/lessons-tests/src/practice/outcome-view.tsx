import { Heading, Icon, Text } from '@zarra/ui-kit';
import { bookOpen } from '@zarra/ui-kit/icons/book-open';
import { rotateCcw } from '@zarra/ui-kit/icons/rotate-ccw';
import type { PracticeItem, PracticeOutcome } from '@zarra/api-client/practice';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { TypesetLine } from '../description/typeset-line.js';
import { TypesetText } from '../description/typeset-text.js';
import { IdeaNote } from '../ideas/idea-note.js';
import { VerdictLine } from '../lesson-test/verdict-list.js';
import { withTopic } from '../topics.js';
import { dayOf } from './day-of.js';
import { usePracticeMessages } from '../messages/practice-strings.js';

const Block = styled.div`
  display: grid;
  gap: var(--ui-space-3);
  line-height: 1.5;

  & > ol {
    display: grid;
    gap: var(--ui-space-2);
    padding-inline-start: 1.4em;
    margin: 0;
  }
  & > ol[data-single] {
    padding: 0;
    list-style: none;
  }
`;
const IconRow = styled.p`
  display: flex;
  gap: var(--ui-space-2);
  font-size: var(--ui-type-sm);
  line-height: 1.5;

  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.5em;
    color: var(--ui-color-muted);
  }
`;

interface SectionLinkProps {
  lesson: PracticeItem['lesson'];
  section: PracticeOutcome['section'];
  /** Path of the lessons. */
  lessonsPath: string;
  children: string;
}

/** Link to the heading of the lesson that explains the item, else to the lesson. */
export const SectionLink = ({ lesson, section, lessonsPath, children }: SectionLinkProps) => (
  <Link
    to={{
      pathname: lessonsPath,
      search: withTopic('', lesson.id),
      hash: section ? `#${section.heading}` : '',
    }}
  >
    {children}
  </Link>
);

/** The verdict about an answer. It takes the focus, because the button that had it is unmounted. */
export const OutcomeVerdict = ({ right }: { right: boolean }) => {
  const { outcome: texts } = usePracticeMessages();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <VerdictLine ref={line} tabIndex={-1} verdict={right ? 'right' : 'wrong'}>
      {right ? texts.right : texts.wrong}
    </VerdictLine>
  );
};

interface OutcomeDetailsProps {
  outcome: PracticeOutcome;
  /** Path of the lessons. */
  lessonsPath: string;
}

/** What the learner gets after the check: the comment, the solution, what to read and when the item comes again. */
export const OutcomeDetails = ({ outcome, lessonsPath }: OutcomeDetailsProps) => {
  const strings = usePracticeMessages();
  const { outcome: texts } = strings;
  const { right, feedback, ideas = [], steps, section, lesson, due } = outcome;
  const [now] = useState(() => new Date());
  return (
    <Block>
      {feedback !== null && <TypesetText tree={feedback} />}
      {!right && ideas.map((idea) => <IdeaNote key={idea.key} idea={idea} texts={texts.idea} />)}
      {steps.length > 0 && (
        <>
          <Heading level={3} size="md">
            {texts.steps}
          </Heading>
          <ol data-single={steps.length === 1 || undefined}>
            {steps.map((step, index) => (
              <li key={index}>
                <TypesetLine tree={step} />
              </li>
            ))}
          </ol>
        </>
      )}
      {!right && (
        <IconRow>
          <Icon path={bookOpen} />
          <SectionLink lesson={lesson} section={section} lessonsPath={lessonsPath}>
            {texts.reread(section?.title ?? lesson.title)}
          </SectionLink>
        </IconRow>
      )}
      <IconRow as={Text} tone="muted">
        <Icon path={rotateCcw} />
        {texts.due(dayOf(new Date(due), now, strings))}
      </IconRow>
    </Block>
  );
};
