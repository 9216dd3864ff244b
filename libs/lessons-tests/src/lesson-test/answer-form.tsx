import type { Question } from '@zarra/api-client';
import type { Answers } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MissingQuestions } from './missing-questions.js';
import { ProgressBar } from './progress-bar.js';
import { QuestionFields } from './question-fields.js';
import { strings } from './strings.js';

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

/** Props of {@link AnswerForm}. */
export interface AnswerFormProps {
  questions: readonly Question[];
  answers: Answers;
  /** The choices are final. */
  locked: boolean;
  submitLabel: string;
  /** Under way; with what to say meanwhile. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** What is known about where the answers are. */
  status?: ReactNode;
  /** News, above the button they are about. */
  news?: ReactNode;
  /** In place of the submit button once the choices are final. */
  action?: ReactNode;
  onChoose: (question: Question, option: number) => void;
  onSubmit: () => void;
}

/** All questions of a test, how far one is, and the button that hands it in. */
export const AnswerForm = ({ questions, answers, locked, busy, ...props }: AnswerFormProps) => {
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
      <ProgressBar done={done} all={questions.length}>
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
          onChoose={(option) => props.onChoose(question, option)}
        />
      ))}
      <footer>
        {props.news}
        <MissingQuestions questions={questions} answered={isAnswered} form={form} />
        <Text size="sm" tone="muted" role="status" data-screen="" hidden={!complete || locked}>
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
