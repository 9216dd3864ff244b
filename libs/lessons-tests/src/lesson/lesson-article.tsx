import { Heading, Text } from '@zarra/ui-kit';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Description } from '../description/description.js';
import { strings } from '../strings.js';
import { LessonVideo } from '../video/lesson-video.js';
import type { Topic } from './topics.js';

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);
`;
const Opening = styled.header`
  display: grid;
  gap: var(--ui-space-1);
  overflow-wrap: anywhere;
`;

interface LessonArticleProps {
  topic: Topic;
  /** Address of KaTeX's stylesheet. */
  formulaStyles: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What follows the text: the test, the ways on. */
  children: ReactNode;
}

/** One lesson: its title, video and text. Give it the lesson's id as `key`: nothing of one lesson enters another. */
export const LessonArticle = ({ topic, formulaStyles, heading, children }: LessonArticleProps) => {
  const { lesson, schoolClass } = topic;
  const title = strings.title(lesson.title);
  return (
    <Article aria-label={title}>
      <Opening>
        <Text size="sm" tone="muted">
          {schoolClass.name}
        </Text>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      </Opening>
      {lesson.video && <LessonVideo video={lesson.video} lessonId={lesson.id} title={lesson.title} />}
      {(lesson.descriptionTree !== null || lesson.description.trim() !== '') && (
        <Description
          markdown={lesson.description}
          tree={lesson.descriptionTree}
          formulaStyles={formulaStyles}
        />
      )}
      {children}
    </Article>
  );
};
