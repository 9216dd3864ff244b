import type { ApiClient, TokenStore } from '@zarra/api-client';
import type { Lesson, SchoolClass } from '@zarra/api-client/classroom';
import { Skeleton, useHydrated } from '@zarra/ui-kit';
import { lazy, memo, Suspense, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { useFinishedLessons } from './learner/finished-lessons.js';
import { OpenExperimentsProvider, type ExperimentLoader } from './lesson/experiments/open-experiments.js';
import { LessonArticle, LessonPending, NoLesson, TestLoadError } from './lesson/lesson-article.js';
import { LessonParts, partId } from './lesson/lesson-parts.js';
import { LessonText } from './lesson/lesson-text.js';
import { PrevNextNav } from './lesson/prev-next-nav.js';
import { adjacentTopics, findTopic, TOPIC_PARAMETER, topicsOf, withTopic, type Topic } from './topics.js';
import { useClasses, useTopic, useTopicChangeFocus } from './lesson/use-lessons.js';
import type { LessonTestProps } from './lesson-test/use-lesson-test.js';
import { OpenTopics, PageLayout, Topics } from './page-layout.js';
import { TopicsPanel } from './sidebar/topics-panel.js';
import { usePageMessages } from './messages/page-strings.js';
import { useLearner } from './learner/use-learner.js';
import { LessonVideo } from './video/lesson-video.js';

/** Metadata of the lesson on screen, for the page's head. */
export interface LessonMetadata {
  /** Title of the page. */
  readonly title: string;
  /** Name of its class. */
  readonly schoolClass: string;
  /** Its address in the router. */
  readonly address: string;
}

/** Props of `Lessons`. */
export interface LessonsProps {
  /** Client for classes, results and submissions. */
  client: ApiClient;
  /** The client's own token store. */
  tokens: TokenStore;
  /** Path of this screen in the router, such as `/learn`. */
  path: string;
  /**
   * Path of the sign-in screen. It gets the return address as the parameter `next`, and when the session has expired the
   * navigation state `{ kind: 'session-expired', hasSavedAnswers }`.
   */
  loginPath: string;
  /** Path of the practice screen, to which signed-in learners get links; without it there are none. */
  practicePath?: string | undefined;
  /**
   * Loads an experiment of this site, which opens inside the lesson; without it there are links to the pages of experiments.
   * A constant function.
   */
  loadExperiment?: ExperimentLoader | undefined;
  /** Renders the page's metadata for the lesson on screen. */
  renderHead?: ((lesson: LessonMetadata) => ReactNode) | undefined;
}

/** Address of the practice of a lesson with items. Other back ends have no typeset texts and no practice. */
const practiceAddress = (
  path: string | undefined,
  { id, descriptionTree, practiceItems }: Lesson,
): string | null =>
  path === undefined || descriptionTree === null || practiceItems === 0 ? null : `${path}?scope=lesson:${id}`;

const LessonTest = lazy(() =>
  import('./lesson-test/lesson-test.js').then((file) => ({ default: file.LessonTest })),
);

const LessonProgress = lazy(() =>
  import('./progress/lesson-progress.js').then((file) => ({ default: file.LessonProgress })),
);

/**
 * The lesson's test, loaded lazily because it is below the text. It is memoized: React discards server-rendered content
 * inside Suspense when it renders again before the chunk has loaded.
 */
const TestSection = memo(function TestSection(props: LessonTestProps) {
  return (
    <ErrorBoundary fallback={<TestLoadError />}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <LessonTest key={props.lesson.id} {...props} />
      </Suspense>
    </ErrorBoundary>
  );
});

interface LoadedLessonsProps extends LessonsProps {
  classes: readonly SchoolClass[];
  /** Whether the learner opened the first lesson on screen: by a retry, or by a link before the classes were loaded. */
  opensFirst: boolean;
}

/** The screen with loaded classes: the list of topics and the lesson that the URL names. */
const LoadedLessons = ({ classes, opensFirst, ...props }: LoadedLessonsProps) => {
  const strings = usePageMessages();
  const { client, path } = props;
  const learner = useLearner(client, props.tokens);
  const finished = useFinishedLessons(learner);
  const topics = useMemo(() => topicsOf(classes), [classes]);
  const topic = useTopic(topics);
  const heading = useRef<HTMLHeadingElement>(null);
  useTopicChangeFocus({ topicId: topic?.lesson.id, heading, focusFirst: opensFirst });
  const hydrated = useHydrated();
  const { search } = useLocation();
  const drawerId = useId();

  const renderHead = ({ lesson, schoolClass }: Topic) =>
    props.renderHead?.({
      title: strings.title(lesson.title),
      schoolClass: schoolClass.name,
      address: path + withTopic('', lesson.id),
    });
  const renderLesson = (current: Topic) => {
    const { lesson } = current;
    const { id, title, video } = lesson;
    const next = new URLSearchParams({ next: path + withTopic(search, id) }).toString();
    return (
      <LessonArticle key={id} topic={current} heading={heading}>
        <LessonParts lesson={lesson} />
        <OpenExperimentsProvider load={props.loadExperiment}>
          {/* A video element ignores changes of its sources: another address is another element. */}
          {video && <LessonVideo key={video.url} video={video} lessonId={id} title={title} />}
          <LessonText client={client} tokens={props.tokens} lesson={lesson} />
        </OpenExperimentsProvider>
        <div id={partId('test')}>
          <TestSection
            client={client}
            lesson={lesson}
            learner={learner}
            loginAddress={`${props.loginPath}?${next}`}
            practiceAddress={practiceAddress(props.practicePath, lesson)}
          />
        </div>
        {hydrated && (
          // The lesson is complete without it.
          <ErrorBoundary fallback={null}>
            <Suspense>
              <LessonProgress
                client={client}
                learner={learner}
                finished={finished}
                topics={topics}
                topic={current}
                heading={heading}
                path={path}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        <PrevNextNav topic={current} {...adjacentTopics(topics, current)} />
      </LessonArticle>
    );
  };

  return (
    <PageLayout
      topics={
        <Topics id={drawerId}>
          {({ isOpen, close }) => (
            <TopicsPanel
              classes={classes}
              topics={topics}
              topic={topic}
              finished={finished}
              isOpen={isOpen}
              onSelect={close}
            />
          )}
        </Topics>
      }
      lesson={
        <>
          {topic && renderHead(topic)}
          <OpenTopics id={drawerId} />
          {topic ? renderLesson(topic) : <NoLesson hasLessons={topics.length > 0} heading={heading} />}
        </>
      }
    />
  );
};

/** The screen of classes, lessons and tests. Needs a react-router router and a QueryClientProvider around it. */
export const Lessons = (props: LessonsProps) => {
  const topicId = new URLSearchParams(useLocation().search).get(TOPIC_PARAMETER);
  const [firstId] = useState(topicId);
  const state = useClasses(props.client, (classes) => {
    const lesson = findTopic(topicsOf(classes), topicId)?.lesson;
    return lesson?.description !== '' || lesson.descriptionTree !== null;
  });
  const [retried, setRetried] = useState(false);
  if (state.status === 'ready') {
    const opensFirst = retried || topicId !== firstId;
    return <LoadedLessons {...props} classes={state.classes} opensFirst={opensFirst} />;
  }
  const retry = () => {
    if (state.status === 'failed') state.retry();
    setRetried(true);
  };
  return (
    <PageLayout
      lesson={<LessonPending classes={state.status === 'failed' ? { ...state, retry } : state} />}
    />
  );
};
