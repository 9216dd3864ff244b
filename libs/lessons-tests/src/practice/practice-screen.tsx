import { useQuery } from '@tanstack/react-query';
import { isApiError, loadFailure } from '@zarra/api-client';
import { practiceQuery, type Practice, type PracticeScope } from '@zarra/api-client/practice';
import { calls } from '@zarra/contracts/calls';
import { EmptyState, Heading, Text, useLastFailure } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  PagePlaceholder,
  SignedInPage,
  type SignedInLearner,
  type SignedInPageProps,
} from '../signed-in-page.js';
import { RetryAlert } from '../retry-alert.js';
import { PracticeEmpty } from './practice-empty.js';
import type { LessonsMessages } from '../messages/lessons-messages.js';
import { PracticeRound } from './practice-round.js';
import { isOfOneLesson, scopeOf } from './practice-scope.js';
import { usePracticeMessages } from '../messages/practice-strings.js';
import { LessonLink } from './practice-summary.js';
import { useAnswers } from './use-answers.js';

/** Props of {@link PracticeScreen}. */
export interface PracticeScreenProps extends SignedInPageProps {
  /** Path of the lessons in the router, such as `/learn`. */
  lessonsPath: string;
}

/** What a round is about: the lesson, or the kind of its items. */
function subtitle(
  scope: PracticeScope,
  round: Practice | undefined,
  { scopes }: LessonsMessages['practice'],
): string {
  if (scope === 'today' || scope === 'mistakes') return scopes[scope];
  return isOfOneLesson(scope) ? (round?.items[0]?.lesson.title ?? '') : scopes.mixed;
}

interface LoadedProps extends PracticeScreenProps {
  learner: SignedInLearner;
  scope: PracticeScope;
}

const LearnersPractice = ({ learner, scope, ...props }: LoadedProps) => {
  const strings = usePracticeMessages();
  // Before the round is requested: a result that arrives meanwhile belongs to one of its items.
  const answers = useAnswers(props.client, learner);
  const options = practiceQuery(props.client, scope);
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, learner.key],
    // Another visit is another round: the items of this one have been answered.
    gcTime: 0,
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  const failure = useLastFailure(loadFailure(query), data !== undefined && !query.isError);
  const retry = () => void refetch();
  if (props.client.lackedCalls?.has(calls.practice)) return <Navigate to={props.lessonsPath} replace />;
  const isUnknown = isApiError(error, 404) || isApiError(error, 400);

  let content: ReactNode;
  if (isUnknown) {
    content = (
      <EmptyState
        {...strings.unknownScope}
        action={<LessonLink scope="" items={[]} lessonsPath={props.lessonsPath} />}
      />
    );
  } else if (data && data.items.length > 0) {
    content = (
      <PracticeRound
        key={dataUpdatedAt}
        answers={answers}
        scope={scope}
        items={data.items}
        lessonsPath={props.lessonsPath}
        busy={isFetching}
        onAgain={retry}
        onSignIn={props.onSignInRequired}
      />
    );
  } else if (data) content = <PracticeEmpty scope={scope} round={data} lessonsPath={props.lessonsPath} />;
  else if (!failure) content = <PagePlaceholder text={strings.loading} />;
  return (
    <>
      <header>
        <Heading level={1} size="xl">
          {strings.title}
        </Heading>
        <Text tone="muted">{subtitle(scope, data, strings)}</Text>
      </header>
      {content}
      {failure && !isUnknown && (
        <RetryAlert retrying={isFetching} retryingLabel={strings.retrying} onRetry={retry}>
          {/* The server says in its own words when the budget of a day is used up. */}
          {(isApiError(error, 429) && error.text) || strings.loadErrors[failure]}
        </RetryAlert>
      )}
    </>
  );
};

/**
 * Practice of one scope, which the parameter `scope` of the address names. Needs a react-router router and a
 * QueryClientProvider around it.
 */
export const PracticeScreen = (props: PracticeScreenProps) => {
  const strings = usePracticeMessages();
  const scope = scopeOf(useLocation().search);
  return (
    <SignedInPage {...props} title={strings.title}>
      {(learner) => (
        <LearnersPractice key={`${learner.key} ${scope}`} {...props} learner={learner} scope={scope} />
      )}
    </SignedInPage>
  );
};
