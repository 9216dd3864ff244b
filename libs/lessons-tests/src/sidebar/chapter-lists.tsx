import type { Chapter, Lesson, SchoolClass } from '@zarra/api-client/classroom';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';
import { TopicList } from './class-group.js';

const ChapterTitle = styled.h4`
  padding: var(--ui-space-2) var(--ui-space-3) var(--ui-space-1);
  color: var(--ui-color-muted);
  font-size: var(--ui-type-xs);
  line-height: 1.35;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;
const Preparation = styled.p`
  padding: 0 var(--ui-space-3) var(--ui-space-2);
  color: var(--ui-color-muted);
  font-size: var(--ui-type-xs);
`;

interface ChapterSectionProps {
  chapter: Chapter;
  /** Its topics as list items; empty while it has none. */
  children: readonly ReactNode[];
}

const ChapterSection = ({ chapter, children }: ChapterSectionProps) => {
  const strings = usePageMessages();
  return (
    <>
      <ChapterTitle>{chapter.title}</ChapterTitle>
      {children.length > 0 ? (
        <TopicList role="list">{children}</TopicList>
      ) : (
        <Preparation>{strings.inPreparation}</Preparation>
      )}
    </>
  );
};

interface ChapterListsProps {
  schoolClass: SchoolClass;
  /** Renders a topic as a list item. */
  children: (lesson: Lesson) => ReactNode;
}

type PlannedLesson = SchoolClass['planned'][number];

/** All lessons of the school year in their order. */
function schoolYear({ lessons, planned }: SchoolClass): readonly (Lesson | PlannedLesson)[] {
  const year: (Lesson | PlannedLesson)[] = [...lessons];
  for (const lesson of planned) year.splice(lesson.order, 0, lesson);
  return year;
}

/**
 * The topics of a class below the titles of their chapters; topics without a chapter are last. Those without a text yet are no
 * links.
 */
export const ChapterLists = ({ schoolClass, children }: ChapterListsProps) => {
  const strings = usePageMessages();
  const year = schoolYear(schoolClass);
  const renderLessons = (chapter: Chapter | null) =>
    year.flatMap((lesson) => {
      if ('id' in lesson) return lesson.chapter?.key === chapter?.key ? children(lesson) : [];
      if (lesson.chapter !== chapter?.key) return [];
      return (
        <Preparation as="li" key={lesson.title}>
          {lesson.title} <small>({strings.inPreparation})</small>
        </Preparation>
      );
    });
  const others = renderLessons(null);
  return (
    <>
      {schoolClass.chapters.map((chapter) => (
        <ChapterSection key={chapter.key} chapter={chapter}>
          {renderLessons(chapter)}
        </ChapterSection>
      ))}
      {others.length > 0 && <TopicList role="list">{others}</TopicList>}
    </>
  );
};
