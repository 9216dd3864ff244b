import type { Question } from '@zarra/api-client/classroom';
import type { Answers } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useTestMessages } from '../messages/test-strings.js';
import { QuestionCard } from './printable-layout.js';
import { firstOptionId, QuestionFields, questionTextId } from './question-fields.js';
import { oneQuestion, QuestionPager } from './question-pager.js';
import { ProgressBar } from './test-status.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);

  & > footer {
    display: grid;
    justify-items: start;
    gap: var(--ui-space-3);
  }
  @media print {
    display: block;

    & > * + * {
      margin-block-start: var(--ui-space-4);
    }
  }
  & legend {
    scroll-margin-top: calc(2 * var(--ui-target) + var(--parts-height, 0px));
  }
  ${oneQuestion} {
    & > ${QuestionCard}:not([data-current]) {
      display: none;
    }
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1);

  & button {
    min-width: var(--ui-target);
    font-variant-numeric: tabular-nums;
  }
`;

/** As many buttons as fit two lines of a phone. */
const MAX_LISTED = 10;

interface UnansweredQuestionsProps {
  questions: readonly Question[];
  isAnswered: (question: Question) => boolean;
  /** Moves the focus to a question. */
  onGoTo: (index: number) => void;
}

/** Lists the unanswered questions; each button moves the focus to its question. */
const UnansweredQuestions = ({ questions, isAnswered, onGoTo }: UnansweredQuestionsProps) => {
  const strings = useTestMessages();
  const unanswered = questions.flatMap((question, index) => (isAnswered(question) ? [] : [index + 1]));
  if (unanswered.length === 0) return null;
  return (
    <Row data-screen-only="">
      <Text as="span" size="sm" tone="muted">
        {strings.unanswered(unanswered.length)}
      </Text>
      {unanswered.slice(0, MAX_LISTED).map((number) => (
        <Button
          key={number}
          variant="quiet"
          size="sm"
          aria-label={strings.goTo(number)}
          onClick={() => onGoTo(number - 1)}
        >
          {number}
        </Button>
      ))}
      {unanswered.length > MAX_LISTED && (
        <Text as="span" size="sm" tone="muted">
          {strings.more(unanswered.length - MAX_LISTED)}
        </Text>
      )}
    </Row>
  );
};

interface AnswerFormProps {
  questions: readonly Question[];
  answers: Answers;
  /** The answers are final. */
  locked: boolean;
  submitLabel: string;
  /** The submission is in progress. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Where the answers are stored. */
  status?: ReactNode;
  /** Notices above the submit button. */
  notices?: ReactNode;
  /** Replaces the submit button when the answers are final. */
  action?: ReactNode;
  onAnswer: (question: Question, option: number) => void;
  onSubmit: () => void;
}

/** All questions of a test, the progress and the submit button. */
export const AnswerForm = ({ questions, answers, locked, busy, ...props }: AnswerFormProps) => {
  const strings = useTestMessages();
  const form = useId();
  const isAnswered = ({ id }: Question) => answers[id] !== undefined;
  const done = questions.filter(isAnswered).length;
  const complete = done === questions.length;
  const [shown, setCurrent] = useState(0);
  // An edited test may have fewer questions.
  const current = Math.min(shown, questions.length - 1);
  const show = (index: number, idOf: typeof firstOptionId) => {
    const question = questions[index];
    // A question that is not on screen cannot take the focus.
    flushSync(() => setCurrent(index));
    if (question) document.getElementById(idOf(form, question))?.focus();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !busy && !locked) props.onSubmit();
      }}
    >
      <ProgressBar done={done} total={questions.length}>
        {props.status}
      </ProgressBar>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          question={question}
          number={index + 1}
          form={form}
          chosen={answers[question.id]}
          locked={locked}
          current={index === current}
          onFocus={() => setCurrent(index)}
          onAnswer={(option) => props.onAnswer(question, option)}
        />
      ))}
      <QuestionPager
        index={current}
        total={questions.length}
        onShow={(index) => show(index, questionTextId)}
      />
      <footer>
        {props.notices}
        <UnansweredQuestions
          questions={questions}
          isAnswered={isAnswered}
          onGoTo={(index) => show(index, firstOptionId)}
        />
        <Text size="sm" tone="muted" role="status" data-screen-only="" hidden={!complete || locked}>
          {complete && !locked && strings.allAnswered}
        </Text>
        {props.action ?? (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!complete}
            busy={busy ?? false}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
          </Button>
        )}
      </footer>
    </Form>
  );
};
