import type { Question } from '@zarra/api-client/classroom';
import { Alert, Button, LinkButton, useSlow, type AlertProps } from '@zarra/ui-kit';
import { Link } from 'react-router';
import type { LessonsMessages } from '../messages/lessons-messages.js';
import { useTestMessages } from '../messages/test-strings.js';
import { AnswerForm } from './answer-form.js';
import { PrintLine, PrintOnly } from './printable-layout.js';
import type { QueuedReason } from './test-state.js';
import { SaveStatus } from './test-status.js';
import type { LessonTestModel } from './use-lesson-test.js';

/** Link to the sign-in screen. */
export const SignIn = ({ address }: { address: string }) => {
  const strings = useTestMessages();
  return (
    <LinkButton as={Link} to={address} variant="primary">
      {strings.signIn}
    </LinkButton>
  );
};

/** The specification's sentence for answers that could not be sent; empty when nothing failed. */
const errorText = (reason: QueuedReason, text: string, strings: LessonsMessages['test']): string => {
  if (reason === 'session' || reason === 'result-session') return strings.submitUnauthorized;
  if (reason === 'result') return strings.resultFailed;
  if (reason === 'server') return text || strings.failed;
  return '';
};

const Notice = (props: AlertProps) => <Alert role="status" data-screen-only="" {...props} />;

interface NoticesProps {
  test: LessonTestModel;
  loginAddress: string;
}

/** Notices about the answers before and after the submission. */
const Notices = ({ test, loginAddress }: NoticesProps) => {
  const strings = useTestMessages();
  const { state, outdated, isPersisted, isResultUnknown } = test;
  const slow = useSlow(state.name === 'submitting');
  const error = state.name === 'queued' ? errorText(state.reason, state.text, strings) : '';
  return (
    <>
      {!isPersisted && <Notice tone="warning">{strings.inMemory}</Notice>}
      {state.name === 'answering' && outdated > 0 && <Notice>{strings.outdated(outdated)}</Notice>}
      {state.name === 'answering' && isResultUnknown && <Notice>{strings.resultUnknown}</Notice>}
      {state.name === 'answering' && state.rejection !== '' && (
        <Notice tone="error" role="alert">
          {state.rejection}
        </Notice>
      )}
      {state.name === 'queued' && (
        <Notice
          tone={error ? 'error' : 'warning'}
          role="alert"
          action={state.reason.endsWith('session') ? <SignIn address={loginAddress} /> : null}
        >
          {error && <p>{error}</p>}
          <p>{strings.waiting[state.reason]}</p>
        </Notice>
      )}
      {slow && <Notice>{strings.slow}</Notice>}
    </>
  );
};

interface AnsweringProps extends NoticesProps {
  questions: readonly Question[];
}

/** Where the answers are; null when there are none or they are in memory only. */
const saveState = ({ state, answers, isPersisted }: LessonTestModel) => {
  if (state.name === 'queued') return state.reason.startsWith('result') ? 'sent' : 'queued';
  return isPersisted && Object.keys(answers).length > 0 ? 'saved' : null;
};

/** The test without a result: answering, submitting or queued. */
export const Answering = ({ test, questions, loginAddress }: AnsweringProps) => {
  const strings = useTestMessages();
  const { state, answers } = test;
  const status = saveState(test);
  return (
    <>
      <PrintOnly>
        <PrintLine data-wide="">{strings.print.name}</PrintLine>
        <PrintLine>{strings.print.class}</PrintLine>
        <PrintLine>{strings.print.date}</PrintLine>
      </PrintOnly>
      <AnswerForm
        questions={questions}
        answers={answers}
        locked={state.name !== 'answering'}
        submitLabel={strings.submit}
        busy={state.name === 'submitting'}
        busyLabel={strings.submitting}
        status={<SaveStatus state={status} />}
        notices={<Notices test={test} loginAddress={loginAddress} />}
        action={
          state.name === 'queued' ? (
            <Button onClick={test.sendNow}>
              {status === 'sent' ? strings.fetchResult : strings.sendNow}
            </Button>
          ) : undefined
        }
        onAnswer={test.answer}
        onSubmit={test.submit}
      />
    </>
  );
};
