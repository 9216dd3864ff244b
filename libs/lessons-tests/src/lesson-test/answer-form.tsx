import type { Question } from '@zarra/api-client/classroom';
import type { Answers } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTestMessages } from '../messages/test-strings.js';
import { firstOptionId, QuestionFields } from './question-fields.js';
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
  form: string;
}

/** Lists the unanswered questions; each button moves the focus to its question. */
const UnansweredQuestions = ({ questions, isAnswered, form }: UnansweredQuestionsProps) => {
  const strings = useTestMessages();
  const unanswered = questions.flatMap((question, index) =>
    isAnswered(question) ? [] : [{ question, number: index + 1 }],
  );
  if (unanswered.length === 0) return null;
  return (
    <Row data-screen-only="">
      <Text as="span" size="sm" tone="muted">
        {strings.unanswered(unanswered.length)}
      </Text>
      {unanswered.slice(0, MAX_LISTED).map(({ question, number }) => (
        <Button
          key={number}
          variant="quiet"
          size="sm"
          aria-label={strings.goTo(number)}
          onClick={() => document.getElementById(firstOptionId(form, question))?.focus()}
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
          onAnswer={(option) => props.onAnswer(question, option)}
        />
      ))}
      <footer>
        {props.notices}
        <UnansweredQuestions questions={questions} isAnswered={isAnswered} form={form} />
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
