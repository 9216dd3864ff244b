import type { LearningPath } from '@zarra/api-client/learning-path';
import { Heading, LinkButton, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';
import { lessonAddress } from './lesson-address.js';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--ui-space-2);
  padding: var(--ui-space-5);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);

  & > a {
    margin-block-start: var(--ui-space-2);
  }
`;

/** A time in a video: minutes and seconds. */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface NextLessonProps {
  next: LearningPath['next'];
  /** The learner has not begun any lesson yet. */
  isFirst: boolean;
  lessonsPath: string;
}

/** What the learner does next: the one main action of the page. */
export const NextLesson = ({ next, isFirst, lessonsPath }: NextLessonProps) => {
  const strings = usePageMessages();
  const { next: texts } = useLearnerPageMessages();
  if (!next) {
    return (
      <Frame>
        <Heading level={2} size="lg">
          {texts.allDone}
        </Heading>
        <Text>{texts.allDoneText}</Text>
      </Frame>
    );
  }
  const { lesson, begun, section, video_position, chapter } = next;
  const title = begun ? texts.titles.begun : isFirst ? texts.titles.first : texts.titles.next;
  return (
    <Frame aria-label={title}>
      <Text size="sm" tone="muted">
        {title} · {chapter === null ? next.class : strings.place(next.class, chapter)}
      </Text>
      <Heading level={2} size="lg">
        {lesson.title}
      </Heading>
      {section && <Text>{texts.section(section.title)}</Text>}
      {video_position !== null && video_position >= 1 && (
        <Text>{texts.video(clockTime(video_position))}</Text>
      )}
      <Text size="sm" tone="muted">
        {texts.size(next.minutes, next.tests_count)}
      </Text>
      <LinkButton
        as={Link}
        variant="primary"
        size="lg"
        to={lessonAddress(lessonsPath, lesson.id, section?.heading)}
      >
        {begun ? texts.continue : texts.begin}
      </LinkButton>
    </Frame>
  );
};
