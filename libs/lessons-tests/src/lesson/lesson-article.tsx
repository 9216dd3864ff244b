import { Button, Heading, media, Skeleton, Text, useSlow } from '@zarra/ui-kit';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { RetryAlert } from '../retry-alert.js';
import { usePageMessages } from '../messages/page-strings.js';
import type { Topic } from '../topics.js';
import type { ClassesState } from './use-lessons.js';

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);

  &:has(> nav[data-screen-only]) {
    --parts-height: var(--ui-target);

    ${media.lg} {
      --parts-height: 0px;
    }
  }
  @media print {
    display: block;

    & > * + * {
      margin-block-start: var(--ui-space-5);
    }
  }
  /* The bar of the parts covers nothing that has the focus or that a link leads to. */
  & :where(:focus-visible, [id]) {
    scroll-margin-block-start: var(--parts-height, 0px);
  }
`;
const Header = styled.header`
  display: grid;
  gap: var(--ui-space-1);
  overflow-wrap: anywhere;
`;
const Stack = styled.div`
  display: grid;
  gap: var(--ui-space-2);
`;
const WideStack = styled(Stack)`
  gap: var(--ui-space-4);
`;
const LoadError = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
`;

interface LessonArticleProps {
  topic: Topic;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Video, text, test and links. */
  children: ReactNode;
}

/** One lesson below its title. Give it the lesson's id as `key`, so that no state passes to another lesson. */
export const LessonArticle = ({ topic, heading, children }: LessonArticleProps) => {
  const strings = usePageMessages();
  const { lesson, schoolClass } = topic;
  const title = strings.title(lesson.title);
  return (
    <Article aria-label={title}>
      <Header>
        <Text size="sm" tone="muted">
          {lesson.chapter ? strings.place(schoolClass.name, lesson.chapter.title) : schoolClass.name}
        </Text>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      </Header>
      {children}
    </Article>
  );
};

interface NoLessonProps {
  /** Whether there are lessons to choose from. */
  hasLessons: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Replaces the lesson when the URL names an unknown one or there are none. */
export const NoLesson = ({ hasLessons, heading }: NoLessonProps) => {
  const strings = usePageMessages();
  return (
    <Stack>
      <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
        {strings.notChosen}
      </Heading>
      <Text tone="muted">{hasLessons ? strings.choose : strings.noLessons}</Text>
    </Stack>
  );
};

const SlowNotice = () => {
  const strings = usePageMessages();
  return (
    <Text size="sm" tone="muted" role="status">
      {useSlow(true) && strings.slow}
    </Text>
  );
};

/** Replaces the lesson while the classes load. The placeholder stays when they fail to load: a retry fills it. */
export const LessonPending = ({ classes }: { classes: Exclude<ClassesState, { status: 'ready' }> }) => {
  const strings = usePageMessages();
  return (
    <WideStack aria-busy={classes.status === 'loading' || classes.retrying}>
      <Text as="h1" tone="muted">
        {strings.loading}
      </Text>
      {classes.status === 'loading' ? (
        <>
          <SlowNotice />
          <Skeleton shape="title" />
          <Skeleton shape="media" />
          <Skeleton lines={5} />
        </>
      ) : (
        <LoadError role="alert">
          <Text>{strings.loadErrors[classes.kind]}</Text>
          <Button busy={classes.retrying} busyLabel={strings.retrying} onClick={classes.retry}>
            {strings.retry}
          </Button>
        </LoadError>
      )}
    </WideStack>
  );
};

/** Replaces the test when its chunk fails to load. */
export const TestLoadError = () => {
  const strings = usePageMessages();
  return (
    <WideStack as="section">
      <Heading level={2}>{strings.test}</Heading>
      <RetryAlert onRetry={() => location.reload()}>{strings.testLoadFailed}</RetryAlert>
    </WideStack>
  );
};
