import type { ApiClient, Lesson } from '@zarra/api-client';
import { useId } from 'react';
import type { Learner } from '../learner.js';
import { Answering } from './answering.js';
import { BlockMessage } from './block-message.js';
import { withKnownKeys } from './known-keys.js';
import { Practice } from './practice.js';
import { ResultView } from './result-view.js';
import { Sheet } from './sheet.js';
import { StepHeading } from './step-heading.js';
import { strings } from './strings.js';
import { useLessonTest } from './use-lesson-test.js';

/** Props of {@link LessonTest}. */
export interface LessonTestProps {
  /** The client results and submissions go through. */
  client: ApiClient;
  /** The lesson as the classes have it. */
  lesson: Lesson;
  /** Who answers. */
  learner: Learner;
  /** Where to sign in, with the way back in it. */
  loginAddress: string;
}

const Body = ({ heading, ...props }: LessonTestProps & { heading: string }) => {
  const { lesson, learner, loginAddress } = props;
  const test = useLessonTest(props);
  const { state, result } = test;

  if (result && (state.name === 'result' || state.name === 'practising')) {
    const questions = result.questions ?? lesson.questions;
    const known = withKnownKeys(result, questions);
    if (state.name === 'practising') {
      return (
        <Practice
          heading={heading}
          questions={known}
          explanations={result.explanations}
          round={state.round}
          onAgain={test.practise}
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
        onPractise={known.length > 0 ? test.practise : undefined}
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
        <BlockMessage
          state={state}
          learner={learner}
          questionCount={lesson.questionCount}
          loginAddress={loginAddress}
          onRetry={test.retry}
        />
      )}
    </>
  );
};

/**
 * The test of a lesson, in every state of specification §4. Give it the lesson's id as `key`: changing the lesson begins
 * anew. Needs a react-router router and a QueryClientProvider around it.
 */
export const LessonTest = (props: LessonTestProps) => {
  const heading = useId();
  return (
    <Sheet aria-labelledby={heading}>
      <Body {...props} heading={heading} />
    </Sheet>
  );
};
