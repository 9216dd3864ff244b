import { useQuery } from '@tanstack/react-query';
import { isApiError, loadFailure, type ApiClient, type TokenStore } from '@zarra/api-client';
import { practiceQuery, type Practice, type PracticeScope } from '@zarra/api-client/practice';
import { Container, EmptyState, Heading, Skeleton, Text, useLastFailure, useSlow } from '@zarra/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useLearner, type Learner } from '../learner/use-learner.js';
import { RetryAlert } from '../retry-alert.js';
import { PracticeEmpty } from './practice-empty.js';
import { PracticeRound } from './practice-round.js';
import { scopeKind, scopeOf } from './practice-scope.js';
import { practiceStrings } from './practice-strings.js';
import { LessonLink } from './practice-summary.js';

// Controls have the size of a touch target.
const Page = styled(Container)`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  padding-block: var(--ui-space-6) var(--ui-space-10);
  overflow-wrap: anywhere;

  & h2 {
    scroll-margin-block: calc(var(--ui-bar-height) + var(--ui-space-6));
  }
`;

/** Props of {@link PracticeScreen}. */
export interface PracticeScreenProps {
  /** Client for items and answers. */
  client: ApiClient;
  /** The client's own token store. */
  tokens: TokenStore;
  /** Path of the lessons in the router, such as `/learn`. */
  lessonsPath: string;
  /** Opens the sign-in, which returns to this screen. Called when no learner is signed in. */
  onSignInRequired: () => void;
}

const Loading = ({ text }: { text: string }) => (
  <div>
    <Text size="sm" tone="muted" role="status">
      {useSlow(true) ? practiceStrings.slow : text}
    </Text>
    <Skeleton shape="title" />
    <Skeleton lines={5} />
  </div>
);

/** What a round is about: the lesson, or the kind of its items. */
function subtitle(scope: PracticeScope, round: Practice | undefined): string {
  const { scopes } = practiceStrings;
  if (scope === 'today' || scope === 'mistakes') return scopes[scope];
  return scopeKind(scope) === 'lesson' ? (round?.items[0]?.lesson.title ?? '') : scopes.mixed;
}

interface LoadedProps extends PracticeScreenProps {
  learner: Extract<Learner, { status: 'signed-in' }>;
  scope: PracticeScope;
}

const LearnersPractice = ({ learner, scope, ...props }: LoadedProps) => {
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
  const isUnknown = isApiError(error, 404) || isApiError(error, 400);

  let content: ReactNode;
  if (isUnknown) {
    content = (
      <EmptyState
        {...practiceStrings.unknownScope}
        action={<LessonLink scope="" items={[]} lessonsPath={props.lessonsPath} />}
      />
    );
  } else if (data && data.items.length > 0) {
    content = (
      <PracticeRound
        key={dataUpdatedAt}
        client={props.client}
        learner={learner}
        scope={scope}
        items={data.items}
        lessonsPath={props.lessonsPath}
        busy={isFetching}
        onAgain={retry}
        onSignIn={props.onSignInRequired}
      />
    );
  } else if (data) content = <PracticeEmpty scope={scope} round={data} lessonsPath={props.lessonsPath} />;
  else if (!failure) content = <Loading text={practiceStrings.loading} />;
  return (
    <>
      <header>
        <Heading level={1} size="xl">
          {practiceStrings.title}
        </Heading>
        <Text tone="muted">{subtitle(scope, data)}</Text>
      </header>
      {content}
      {failure && !isUnknown && (
        <RetryAlert retrying={isFetching} retryingLabel={practiceStrings.retrying} onRetry={retry}>
          {/* The server says in its own words when the budget of a day is used up. */}
          {(isApiError(error, 429) && error.text) || practiceStrings.loadErrors[failure]}
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
  const { client, tokens, onSignInRequired } = props;
  const learner = useLearner(client, tokens);
  const scope = scopeOf(useLocation().search);
  const { status } = learner;

  useEffect(() => {
    // During hydration the status does not know the tokens yet.
    if (status === 'signed-out' && tokens.get() === null) onSignInRequired();
    // oxlint-disable-next-line react/exhaustive-deps -- another function must not navigate again
  }, [status, tokens]);

  return (
    <Page width="text">
      {status === 'signed-in' ? (
        <LearnersPractice key={`${learner.key} ${scope}`} {...props} learner={learner} scope={scope} />
      ) : (
        <>
          <Heading level={1} size="xl">
            {practiceStrings.title}
          </Heading>
          {status === 'check-failed' ? (
            <RetryAlert
              retrying={learner.retrying ?? false}
              retryingLabel={practiceStrings.retrying}
              onRetry={learner.retry}
            >
              {practiceStrings.checkFailed}
            </RetryAlert>
          ) : (
            <Loading text={practiceStrings.checkingSession} />
          )}
        </>
      )}
    </Page>
  );
};
