import type { LearningPath } from '@zarra/api-client/learning-path';
import { hasPassed } from '@zarra/contracts/scoring';
import { Accordion, Heading, Text } from '@zarra/ui-kit';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ResultMark } from '../result-mark.js';
import { usePageMessages } from '../messages/page-strings.js';
import { lessonAddress } from './lesson-address.js';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { PageSection, Rows } from './page-section.js';

type SchoolClass = LearningPath['classes'][number];
type PathLesson = SchoolClass['chapters'][number]['lessons'][number];

const ClassTitle = styled.span`
  & > small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-text);
  }
`;

const ChapterTitle = styled(Heading)`
  padding-block: var(--ui-space-4) var(--ui-space-1);
`;

/** Mark of a lesson: its result, begun, or nothing. */
const LessonMark = ({ result, begun }: PathLesson) => {
  const { classes: texts } = useLearnerPageMessages();
  if (result) return <ResultMark percentage={result.percentage} />;
  return begun ? (
    <Text as="span" size="sm" tone="muted">
      {texts.begun}
    </Text>
  ) : null;
};

/** What to do about a lesson, and its practice so far; empty for a lesson without both. */
const Details = ({ result, practice }: PathLesson) => {
  const { review } = usePageMessages();
  const { classes: texts } = useLearnerPageMessages();
  const details = [
    result && !hasPassed(result.percentage) && review,
    practice.right > 0 && texts.practice(practice.right, practice.items),
  ]
    .filter(Boolean)
    .join(' · ');
  return details === '' ? null : <small>{details}</small>;
};

const Chapters = ({ chapters, lessonsPath }: Pick<SchoolClass, 'chapters'> & { lessonsPath: string }) => {
  const strings = usePageMessages();
  return chapters.map(({ key, title, lessons }) => (
    <Fragment key={key}>
      {title !== null && (
        <ChapterTitle level={4} size="md">
          {title}
        </ChapterTitle>
      )}
      {lessons.length > 0 ? (
        <Rows role="list">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <div>
                <Link to={lessonAddress(lessonsPath, lesson.id)}>{lesson.title}</Link>
                <Details {...lesson} />
              </div>
              <LessonMark {...lesson} />
            </li>
          ))}
        </Rows>
      ) : (
        <Text size="sm" tone="muted">
          {strings.inPreparation}
        </Text>
      )}
    </Fragment>
  ));
};

interface ClassProgressProps extends Pick<LearningPath, 'classes'> {
  /** Name of the class that is open initially. */
  current: string | undefined;
  lessonsPath: string;
}

/** All lessons by class and chapter with their results. */
export const ClassProgress = ({ classes, current, lessonsPath }: ClassProgressProps) => {
  const { classes: texts } = useLearnerPageMessages();
  return (
    <PageSection title={texts.title}>
      <Accordion
        headingLevel={3}
        items={classes.map(({ id, name, chapters }) => {
          const lessons = chapters.flatMap((chapter) => chapter.lessons);
          const passed = lessons.filter(
            ({ result }) => result !== null && hasPassed(result.percentage),
          ).length;
          return {
            id: String(id),
            title: (
              <ClassTitle>
                {name} <small>{texts.passed(passed, lessons.length)}</small>
              </ClassTitle>
            ),
            content: <Chapters chapters={chapters} lessonsPath={lessonsPath} />,
            defaultOpen: name === current,
          };
        })}
      />
    </PageSection>
  );
};
