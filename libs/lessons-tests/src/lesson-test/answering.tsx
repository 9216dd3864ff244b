import type { Question } from '@zarra/api-client';
import { Button, Alert, useSlow } from '@zarra/ui-kit';
import { AnswerForm } from './answer-form.js';
import { SignIn } from './block-message.js';
import { SaveLine } from './save-line.js';
import { PaperOnly } from './sheet.js';
import { strings } from './strings.js';
import type { QueuedReason } from './test-state.js';
import type { LessonTestModel } from './use-lesson-test.js';

/** The specification's sentence for answers that could not be sent; none where nothing failed. */
const failureText = (reason: QueuedReason, text: string): string => {
  if (reason === 'session') return strings.submitRefused;
  if (reason === 'result') return strings.resultFailed;
  if (reason === 'server') return text || strings.failed;
  return '';
};

interface NewsProps {
  test: LessonTestModel;
  loginAddress: string;
}

/** What the learner is to know before or after handing in. */
const News = ({ test, loginAddress }: NewsProps) => {
  const { state, outdated, isKept, isResultUnknown } = test;
  const slow = useSlow(state.name === 'submitting');
  const failure = state.name === 'queued' ? failureText(state.reason, state.text) : '';
  return (
    <>
      {!isKept && (
        <Alert tone="warning" role="status" data-screen="">
          {strings.inMemory}
        </Alert>
      )}
      {state.name === 'answering' && outdated > 0 && (
        <Alert role="status" data-screen="">
          {strings.outdated(outdated)}
        </Alert>
      )}
      {state.name === 'answering' && isResultUnknown && (
        <Alert role="status" data-screen="">
          {strings.resultUnknown}
        </Alert>
      )}
      {state.name === 'answering' && state.message !== '' && (
        <Alert tone="error" role="alert" data-screen="">
          {state.message}
        </Alert>
      )}
      {state.name === 'queued' && (
        <Alert
          tone={failure ? 'error' : 'warning'}
          role="alert"
          data-screen=""
          action={state.reason === 'session' ? <SignIn address={loginAddress} /> : null}
        >
          {failure && <p>{failure}</p>}
          <p>{strings.waits[state.reason]}</p>
        </Alert>
      )}
      {slow && (
        <Alert role="status" data-screen="">
          {strings.slow}
        </Alert>
      )}
    </>
  );
};

interface AnsweringProps extends NewsProps {
  questions: readonly Question[];
}

/** The test before there is a result: answering, handing in, waiting to be sent. */
export const Answering = ({ test, questions, loginAddress }: AnsweringProps) => {
  const { state, answers } = test;
  const isQueued = state.name === 'queued';
  const isSaved = Object.keys(answers).length > 0 && test.isKept;
  return (
    <>
      <PaperOnly>
        <span>{strings.paper.name}</span>
        <span>{strings.paper.class}</span>
        <span>{strings.paper.date}</span>
      </PaperOnly>
      <AnswerForm
        questions={questions}
        answers={answers}
        locked={state.name !== 'answering'}
        submitLabel={strings.submit}
        busy={state.name === 'submitting'}
        busyLabel={strings.submitting}
        status={<SaveLine state={isQueued ? 'queued' : isSaved ? 'saved' : null} />}
        news={<News test={test} loginAddress={loginAddress} />}
        action={isQueued ? <Button onClick={test.sendNow}>{strings.sendNow}</Button> : undefined}
        onChoose={test.choose}
        onSubmit={test.submit}
      />
    </>
  );
};
