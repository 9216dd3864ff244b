import { Alert, LinkButton, Skeleton, Text, useSlow } from '@zarra/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router';
import { RetryAlert } from '../retry-alert.js';
import { useTestMessages } from '../messages/test-strings.js';
import type { Learner } from '../learner/use-learner.js';
import { withKnownKeys } from './answer-keys.js';
import { Answering, SignIn } from './answering.js';
import { Practice } from './practice.js';
import { PrintableLayout, StepHeading } from './printable-layout.js';
import { ResultView } from './result-view.js';
import type { TestState } from './test-state.js';
import { useLessonTest, type LessonTestProps } from './use-lesson-test.js';

/** Shown while the session, the questions or the result load. */
const Loading = ({ text }: { text: string }) => {
  const strings = useTestMessages();
  return (
    <div>
      <Text size="sm" tone="muted" role="status">
        {useSlow(true) ? strings.slow : text}
      </Text>
      <Skeleton lines={4} />
    </div>
  );
};

interface SignedOutProps {
  state: Extract<TestState, { name: 'signed-out' }>;
  questionCount: number;
  loginAddress: string;
}

const SignedOut = ({ state, questionCount, loginAddress }: SignedOutProps) => {
  const strings = useTestMessages();
  return (
    <Alert action={<SignIn address={loginAddress} />} {...(state.sessionExpired && { tone: 'warning' })}>
      <p>{state.sessionExpired ? strings.submitUnauthorized : strings.signedOut}</p>
      <p>{state.hasAnswers ? strings.savedAnswers : strings.questionCount(questionCount)}</p>
    </Alert>
  );
};

const CheckFailed = ({ learner, loginAddress }: { learner: Learner; loginAddress: string }) => {
  const strings = useTestMessages();
  const failed = learner.status === 'check-failed' ? learner : undefined;
  return (
    <RetryAlert
      retrying={failed?.retrying ?? false}
      retryingLabel={strings.retrying}
      onRetry={failed?.retry}
      action={!failed?.offline && <SignIn address={loginAddress} />}
    >
      <p>{strings.checkFailed}</p>
      {failed?.offline && <p>{strings.checkOffline}</p>}
    </RetryAlert>
  );
};

interface BlockMessageProps extends LessonTestProps {
  state: TestState;
  onRetry: () => void;
}

/** Replaces the questions while there are none to answer. */
const BlockMessage = ({ state, lesson, learner, loginAddress, onRetry }: BlockMessageProps) => {
  const strings = useTestMessages();
  switch (state.name) {
    case 'signed-out':
      return (
        <div data-not-printed="">
          <SignedOut state={state} questionCount={lesson.questionCount} loginAddress={loginAddress} />
        </div>
      );
    case 'check-failed':
      return <CheckFailed learner={learner} loginAddress={loginAddress} />;
    case 'no-tests':
      return <Text tone="muted">{strings.noTests}</Text>;
    case 'load-failed':
      return <RetryAlert onRetry={onRetry}>{strings.failed}</RetryAlert>;
    default:
      return <Loading text={state.name === 'checking' ? strings.checking : strings.loading} />;
  }
};

const Body = ({ heading, ...props }: LessonTestProps & { heading: string }) => {
  const strings = useTestMessages();
  const { lesson, loginAddress, practiceAddress } = props;
  const test = useLessonTest(props);
  const { state, result } = test;

  if (result && (state.name === 'result' || state.name === 'practising')) {
    const questions = result.questions ?? lesson.questions;
    const scorable = withKnownKeys(result, questions);
    if (state.name === 'practising') {
      return (
        <Practice
          heading={heading}
          questions={scorable}
          result={result}
          round={state.round}
          onRestart={test.startPractice}
          onLeave={test.leavePractice}
        />
      );
    }
    return (
      <ResultView
        heading={heading}
        result={result}
        questions={questions}
        sent={state.sent}
        focus={state.focus}
        onPractise={scorable.length > 0 ? test.startPractice : undefined}
        practiceAddress={practiceAddress}
      />
    );
  }
  const isForm = state.name === 'answering' || state.name === 'submitting' || state.name === 'queued';
  return (
    <>
      <StepHeading id={heading} focus={false}>
        {strings.title}
      </StepHeading>
      {isForm ? (
        <Answering test={test} questions={lesson.questions} loginAddress={loginAddress} />
      ) : (
        <BlockMessage {...props} state={state} onRetry={test.retry} />
      )}
      {practiceAddress !== null && props.learner.status === 'signed-in' && (
        <div data-screen-only="">
          <LinkButton as={Link} to={practiceAddress}>
            {strings.lessonPractice.start}
          </LinkButton>
        </div>
      )}
    </>
  );
};

/**
 * The test of a lesson in all states of specification §4. Give it the lesson's id as `key`, so that another lesson starts
 * with a new state. Needs a react-router router and a QueryClientProvider around it.
 */
export const LessonTest = (props: LessonTestProps) => {
  const heading = useId();
  return (
    <PrintableLayout aria-labelledby={heading}>
      <Body {...props} heading={heading} />
    </PrintableLayout>
  );
};
