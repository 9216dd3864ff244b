import type { LessonResult } from '@zarra/api-client/classroom';
import type { Answers } from '@zarra/contracts';
import { scoreTest } from '@zarra/contracts/scoring';
import { Button, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { useTestMessages } from '../messages/test-strings.js';
import { AnswerForm } from './answer-form.js';
import { shuffle, type QuestionWithKey } from './answer-keys.js';
import { Actions, StepHeading } from './printable-layout.js';
import { ReviewedQuestion } from './result-view.js';
import { Score } from './test-status.js';

interface PracticeProps {
  /** Id of the heading. */
  heading: string;
  /** In their order in the test. */
  questions: readonly QuestionWithKey[];
  /** The stored result, with the explanations of its questions. */
  result: LessonResult;
  /** Number of the round, from 1. */
  round: number;
  onRestart: () => void;
  onLeave: () => void;
}

/** The same questions in another order, scored on the client and not recorded. */
export const Practice = ({ questions, result, round, ...props }: PracticeProps) => {
  const strings = useTestMessages();
  const [order, setOrder] = useState(() => shuffle(questions, Math.random));
  const [answers, setAnswers] = useState<Answers>({});
  const [checked, setChecked] = useState(false);
  const score = scoreTest(
    order.map(({ question, correct }) => ({ id: question.id, correct_option: correct })),
    answers,
  );

  const restart = () => {
    setOrder(shuffle(order, Math.random));
    setAnswers({});
    setChecked(false);
    props.onRestart();
  };
  const leaveButton = (
    <Button variant="quiet" onClick={props.onLeave}>
      {strings.practice.leave}
    </Button>
  );

  return (
    <>
      <StepHeading id={props.heading} focus={checked ? -round : round}>
        {checked ? strings.practice.resultTitle : strings.practice.title}
      </StepHeading>
      {checked ? (
        <>
          <Score percentage={score.percentage} correct={score.correct_answers} total={score.total_tests} />
          {order.map(({ question, correct }, index) => (
            <ReviewedQuestion
              key={index}
              question={question}
              number={index + 1}
              chosen={answers[question.id]}
              correct={correct}
              // Ideas are known of the answers in the stored result only.
              help={{ ...result, ideas: {} }}
              practicePath={null}
            />
          ))}
          <Actions data-screen-only="">
            <Button onClick={restart}>{strings.practice.again}</Button>
            {leaveButton}
          </Actions>
        </>
      ) : (
        <>
          <Text size="sm" tone="muted" data-screen-only="">
            {strings.practice.lead}
          </Text>
          <AnswerForm
            questions={order.map(({ question }) => question)}
            answers={answers}
            locked={false}
            submitLabel={strings.practice.check}
            onAnswer={({ id }, option) => setAnswers((current) => ({ ...current, [id]: option }))}
            onSubmit={() => setChecked(true)}
          />
          <Actions data-screen-only="">{leaveButton}</Actions>
        </>
      )}
    </>
  );
};
