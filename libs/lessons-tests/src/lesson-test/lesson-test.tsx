import { useId } from 'react';
import { strings } from '../test-strings.js';
import { withKnownKeys } from './answer-keys.js';
import { Answering } from './answering.js';
import { BlockMessage } from './block-message.js';
import { Practice } from './practice.js';
import { PrintableLayout, StepHeading } from './printable-layout.js';
import { ResultView } from './result-view.js';
import { useLessonTest, type LessonTestProps } from './use-lesson-test.js';

const Body = ({ heading, ...props }: LessonTestProps & { heading: string }) => {
  const { lesson, learner, loginAddress } = props;
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
          explanations={result.explanations}
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
