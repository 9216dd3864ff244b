import { Button, LinkButton, Alert, Skeleton, Text, useSlow } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { strings } from '../test-strings.js';
import type { Learner } from '../use-learner.js';
import type { TestState } from './test-state.js';

/** Link to the sign-in screen. */
export const SignIn = ({ address }: { address: string }) => (
  <LinkButton as={Link} to={address} variant="primary">
    {strings.signIn}
  </LinkButton>
);

/** Shown while the session, the questions or the result load. */
const Loading = ({ text }: { text: string }) => (
  <div>
    <Text size="sm" tone="muted" role="status">
      {useSlow(true) ? strings.slow : text}
    </Text>
    <Skeleton lines={4} />
  </div>
);

interface SignedOutProps {
  state: Extract<TestState, { name: 'signed-out' }>;
  questionCount: number;
  loginAddress: string;
}

const SignedOut = ({ state, questionCount, loginAddress }: SignedOutProps) => (
  <Alert action={<SignIn address={loginAddress} />} {...(state.sessionExpired && { tone: 'warning' })}>
    <p>{state.sessionExpired ? strings.submitUnauthorized : strings.signedOut}</p>
    <p>{state.hasAnswers ? strings.savedAnswers : strings.questionCount(questionCount)}</p>
  </Alert>
);

const CheckFailed = ({ learner, loginAddress }: { learner: Learner; loginAddress: string }) => {
  const failed = learner.status === 'check-failed' ? learner : undefined;
  return (
    <Alert
      tone="error"
      role="alert"
      action={
        <>
          <Button busy={failed?.retrying ?? false} busyLabel={strings.retrying} onClick={failed?.retry}>
            {strings.retry}
          </Button>
          {!failed?.offline && <SignIn address={loginAddress} />}
        </>
      }
    >
      <p>{strings.checkFailed}</p>
      {failed?.offline && <p>{strings.checkOffline}</p>}
    </Alert>
  );
};

/** Props of {@link BlockMessage}. */
export interface BlockMessageProps {
  state: TestState;
  learner: Learner;
  questionCount: number;
  loginAddress: string;
  onRetry: () => void;
}

/** Replaces the questions while there are none to answer. */
export const BlockMessage = ({ state, learner, questionCount, loginAddress, onRetry }: BlockMessageProps) => {
  switch (state.name) {
    case 'signed-out':
      return <SignedOut state={state} questionCount={questionCount} loginAddress={loginAddress} />;
    case 'check-failed':
      return <CheckFailed learner={learner} loginAddress={loginAddress} />;
    case 'no-tests':
      return <Text tone="muted">{strings.noTests}</Text>;
    case 'load-failed':
      return (
        <Alert tone="error" role="alert" action={<Button onClick={onRetry}>{strings.retry}</Button>}>
          {strings.failed}
        </Alert>
      );
    default:
      return <Loading text={state.name === 'checking' ? strings.checking : strings.loading} />;
  }
};
