import { scoreTest, type Answers } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnswerForm } from './answer-form.js';
import type { QuestionWithKey } from './known-keys.js';
import { ReviewedQuestion } from './reviewed-question.js';
import { ScoreLine } from './score-line.js';
import { shuffle } from './shuffle.js';
import { StepHeading } from './step-heading.js';
import { strings } from './strings.js';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-3);
`;

/** Props of {@link Practice}. */
export interface PracticeProps {
  /** Id of the heading. */
  heading: string;
  /** In the order of the test. */
  questions: readonly QuestionWithKey[];
  /** Why right options are right, by question id. */
  explanations: Readonly<Record<string, string>>;
  /** Counts the rounds from 1. */
  round: number;
  onAgain: () => void;
  onLeave: () => void;
  /** Numbers from 0 up to, not including, 1, for the order. Default `Math.random`. */
  random?: (() => number) | undefined;
}

/** The questions once more in another order, scored here and recorded nowhere. */
export const Practice = ({
  questions,
  explanations,
  round,
  random = Math.random,
  ...props
}: PracticeProps) => {
  const [order, setOrder] = useState(() => shuffle(questions, random));
  const [answers, setAnswers] = useState<Answers>({});
  const [checked, setChecked] = useState(false);
  const score = scoreTest(
    order.map(({ question, correct }) => ({ id: question.id, correct_option: correct })),
    answers,
  );

  const again = () => {
    setOrder(shuffle(order, random));
    setAnswers({});
    setChecked(false);
    props.onAgain();
  };
  const leave = (
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
          <ScoreLine
            percentage={score.percentage}
            correct={score.correct_answers}
            total={score.total_tests}
          />
          {order.map(({ question, correct }, index) => (
            <ReviewedQuestion
              key={index}
              question={question}
              number={index + 1}
              chosen={answers[question.id]}
              correct={correct}
              explanation={explanations[question.id]}
            />
          ))}
          <Ways data-screen="">
            <Button onClick={again}>{strings.practice.again}</Button>
            {leave}
          </Ways>
        </>
      ) : (
        <>
          <Text size="sm" tone="muted" data-screen="">
            {strings.practice.lead}
          </Text>
          <AnswerForm
            questions={order.map(({ question }) => question)}
            answers={answers}
            locked={false}
            submitLabel={strings.practice.check}
            onChoose={({ id }, option) => setAnswers((now) => ({ ...now, [id]: option }))}
            onSubmit={() => setChecked(true)}
          />
          <Ways data-screen="">{leave}</Ways>
        </>
      )}
    </>
  );
};
