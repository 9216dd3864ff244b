import { loadFailure } from '@zarra/api-client';
import { calls } from '@zarra/contracts/calls';
import type { LearningPath } from '@zarra/api-client/learning-path';
import { Heading, Text, useLastFailure } from '@zarra/ui-kit';
import { Link, Navigate } from 'react-router';
import {
  PagePlaceholder,
  SignedInPage,
  type SignedInLearner,
  type SignedInPageProps,
} from '../signed-in-page.js';
import { RetryAlert } from '../retry-alert.js';
import { ClassProgress } from './class-progress.js';
import { HistoryList } from './history-list.js';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { IdeasToRepeat } from './ideas-to-repeat.js';
import { NextLesson } from './next-lesson.js';
import { PageSection } from './page-section.js';
import { TodaysPractice } from './todays-practice.js';
import { UnfinishedTests } from './unfinished-tests.js';
import { useLearningPath } from './use-learning-path.js';
import { WeakTopics } from './weak-topics.js';

/** Props of {@link LearnerPage}. */
export interface LearnerPageProps extends SignedInPageProps {
  /** Path of the lessons in the router, such as `/learn`. */
  lessonsPath: string;
  /** Path of practice in the router, such as `/mashq`. */
  practicePath: string;
  /** Path of the learner's own account in the router. */
  accountPath: string;
}

/** Whether the learner has not opened, answered or practised anything. */
const isNew = ({ classes, history }: LearningPath): boolean =>
  history.length === 0 &&
  !classes.some(({ chapters }) => chapters.some(({ lessons }) => lessons.some(({ begun }) => begun)));

/** What a new learner does first, in place of practice and results. */
const FirstSteps = () => {
  const strings = useLearnerPageMessages();
  return (
    <PageSection title={strings.steps.title}>
      <ol>
        {strings.steps.items.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </PageSection>
  );
};

interface ContentProps extends Pick<LearnerPageProps, 'lessonsPath' | 'practicePath'> {
  path: LearningPath;
  /** Key of the signed-in learner. */
  learner: string;
}

const Content = ({ path, learner, lessonsPath, practicePath }: ContentProps) => {
  const isFirst = isNew(path);
  return (
    <>
      <NextLesson next={path.next} isFirst={isFirst} lessonsPath={lessonsPath} />
      <UnfinishedTests learner={learner} classes={path.classes} lessonsPath={lessonsPath} />
      {isFirst ? (
        <FirstSteps />
      ) : (
        <TodaysPractice today={path.today} mistakes={path.mistakes} practicePath={practicePath} />
      )}
      <WeakTopics weak={path.weak} lessonsPath={lessonsPath} practicePath={practicePath} />
      <IdeasToRepeat ideas={path.ideas ?? []} lessonsPath={lessonsPath} practicePath={practicePath} />
      <ClassProgress classes={path.classes} current={path.next?.class} lessonsPath={lessonsPath} />
      <HistoryList history={path.history} lessonsPath={lessonsPath} />
    </>
  );
};

const LearnersPage = ({ learner, ...props }: LearnerPageProps & { learner: SignedInLearner }) => {
  const strings = useLearnerPageMessages();
  const query = useLearningPath(props.client, learner);
  const { data, isFetching, refetch } = query;
  const failure = useLastFailure(loadFailure(query), data !== undefined && !query.isError);
  // Another back end without the call: its learners have lessons and results there.
  if (props.client.lackedCalls?.has(calls.learningPath)) return <Navigate to={props.lessonsPath} replace />;
  return (
    <>
      <header>
        <Heading level={1} size="xl">
          {strings.title}
        </Heading>
        <Text tone="muted">
          {learner.key} · <Link to={props.accountPath}>{strings.account}</Link>
        </Text>
      </header>
      {data && <Content {...props} path={data} learner={learner.key} />}
      {!data && !failure && <PagePlaceholder text={strings.loading} />}
      {failure && (
        <RetryAlert retrying={isFetching} retryingLabel={strings.retrying} onRetry={() => void refetch()}>
          {strings.loadErrors[failure]}
        </RetryAlert>
      )}
    </>
  );
};

/**
 * The page of the signed-in learner: the lesson to continue, practice of today, weak topics, results and history. Needs a
 * react-router router and a QueryClientProvider around it.
 */
export const LearnerPage = (props: LearnerPageProps) => {
  const strings = useLearnerPageMessages();
  return (
    <SignedInPage {...props} title={strings.title}>
      {(learner) => <LearnersPage key={learner.key} {...props} learner={learner} />}
    </SignedInPage>
  );
};
