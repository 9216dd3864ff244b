import type { SchoolClass } from '@zarra/api-client';
import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFinished } from '../finished/use-finished.js';
import type { LessonsProps } from '../lessons-props.js';
import { Page } from '../page.js';
import { Sidebar } from '../sidebar/sidebar.js';
import { TopicsDrawer } from '../sidebar/topics-drawer.js';
import { TopicsPanel } from '../sidebar/topics-panel.js';
import { strings } from '../strings.js';
import { useLearner } from '../use-learner.js';
import { LessonArticle } from './lesson-article.js';
import { Neighbours } from './neighbours.js';
import { NoLesson } from './no-lesson.js';
import { TestPlace } from './test-place.js';
import { neighboursOf, topicsOf } from './topics.js';
import { useArrival } from './use-arrival.js';
import { useTopic, withTopic } from './use-topic.js';

interface ClassroomProps extends LessonsProps {
  classes: readonly SchoolClass[];
  /** There is room for the list of topics beside the lesson. */
  wide: boolean;
  /** The classes came because the reader tried again. */
  retried: boolean;
}

/** The screen once the classes are there: the list of topics, and the one the address names. */
export const Classroom = ({
  client,
  tokens,
  path,
  loginPath,
  formulaStyles,
  head,
  classes,
  wide,
  retried,
}: ClassroomProps) => {
  const learner = useLearner(client, tokens);
  const finished = useFinished(learner);
  const topics = useMemo(() => topicsOf(classes), [classes]);
  const topic = useTopic(topics);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival({ topic: topic?.lesson.id, heading, asked: retried });
  const { search } = useLocation();

  const panel = { classes, topics, topic, finished };
  const loginAddress = (lessonId: number) =>
    `${loginPath}?${new URLSearchParams({ next: path + withTopic(search, lessonId) }).toString()}`;

  return (
    <Page
      sidebar={
        wide && (
          <Sidebar>
            <TopicsPanel {...panel} isShown />
          </Sidebar>
        )
      }
      lesson={
        <>
          {topic &&
            head?.({
              title: strings.title(topic.lesson.title),
              schoolClass: topic.schoolClass.name,
              address: path + withTopic('', topic.lesson.id),
            })}
          {!wide && (
            <TopicsDrawer>
              {({ isOpen, close }) => <TopicsPanel {...panel} isShown={isOpen} onChoose={close} />}
            </TopicsDrawer>
          )}
          {topic ? (
            <LessonArticle
              key={topic.lesson.id}
              topic={topic}
              formulaStyles={formulaStyles}
              heading={heading}
            >
              <TestPlace
                client={client}
                lesson={topic.lesson}
                learner={learner}
                loginAddress={loginAddress(topic.lesson.id)}
              />
              <Neighbours topic={topic} {...neighboursOf(topics, topic)} />
            </LessonArticle>
          ) : (
            <NoLesson some={topics.length > 0} heading={heading} />
          )}
        </>
      }
    />
  );
};
