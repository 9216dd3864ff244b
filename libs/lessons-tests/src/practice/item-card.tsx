import { Alert, Button, Text } from '@zarra/ui-kit';
import type { PracticeItem } from '@zarra/api-client/practice';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TypesetText } from '../description/typeset-text.js';
import { QuestionCard, StepHeading } from '../lesson-test/printable-layout.js';
import { completeAnswer } from './draft-answer.js';
import { FigureView } from './items/figure-view.js';
import { ItemFields, ItemReview } from './items/item-fields.js';
import { OutcomeDetails, OutcomeVerdict } from './outcome-view.js';
import { usePracticeMessages } from '../messages/practice-strings.js';
import type { AnswersModel, AnswerState, Waiting } from './use-answers.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);

  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-3);
  }
`;
const Card = styled(QuestionCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
`;

interface WaitingNoticeProps {
  waiting: Waiting;
  onSendNow: () => void;
  onSignIn: () => void;
}

const WaitingNotice = ({ waiting: { reason, text }, onSendNow, onSignIn }: WaitingNoticeProps) => {
  const strings = usePracticeMessages();
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        reason === 'session' ? (
          <Button onClick={onSignIn}>{strings.signIn}</Button>
        ) : (
          <Button onClick={onSendNow}>{strings.sendNow}</Button>
        )
      }
    >
      {text !== '' && <p>{text}</p>}
      <p>{strings.waiting[reason]}</p>
    </Alert>
  );
};

interface ItemCardProps {
  item: PracticeItem;
  /** Its position in the round, from 1. */
  number: number;
  state: AnswerState;
  answers: AnswersModel;
  lessonsPath: string;
  /** Whether the title of the item's lesson is shown: a round may have items of several lessons. */
  showsLesson: boolean;
  /** The heading takes the focus. */
  focus: boolean;
  /** The button that leads on, shown when the item needs nothing more. */
  nextButton: ReactNode;
  onSignIn: () => void;
}

/** One item: its text, the fields or the checked answer, and the button for the next step. */
export const ItemCard = ({ item, number, state, answers, nextButton, ...props }: ItemCardProps) => {
  const strings = usePracticeMessages();
  const id = useId();
  const [isIncomplete, setIncomplete] = useState(false);
  const isChecked = state.name === 'checked';
  const isLocked = state.name === 'checking';

  const submit = (): void => {
    if (state.name !== 'answering') return;
    setIncomplete(completeAnswer(state.draft) === null);
    answers.check(item, state.draft);
  };
  const error =
    state.name !== 'answering' ? '' : isIncomplete ? strings.incomplete[item.kind] : state.rejection;

  return (
    <Form
      noValidate
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepHeading id={`${id}-heading`} focus={props.focus && number}>
        {strings.task(number)}
      </StepHeading>
      <Card>
        {props.showsLesson && (
          <Text size="sm" tone="muted">
            {item.lesson.title}
          </Text>
        )}
        <div id={`${id}-text`}>
          <TypesetText tree={item.text} />
        </div>
        {item.figure !== null && item.kind !== 'point' && <FigureView figure={item.figure} />}
        {state.name !== 'gone' &&
          (isChecked ? (
            <>
              <OutcomeVerdict right={state.outcome.right} />
              <ItemReview item={item} draft={state.draft} outcome={state.outcome} />
            </>
          ) : (
            <ItemFields
              item={item}
              draft={state.draft}
              locked={isLocked}
              error={error}
              textId={`${id}-text`}
              onChange={(draft) => {
                setIncomplete(false);
                if (!isLocked) answers.answer(item, draft);
              }}
            />
          ))}
        {isChecked && <OutcomeDetails outcome={state.outcome} lessonsPath={props.lessonsPath} />}
      </Card>
      {state.name === 'gone' && <Alert role="alert">{state.text}</Alert>}
      {!isChecked && !answers.isPersisted(item) && (
        <Alert tone="warning" role="status">
          {strings.inMemory}
        </Alert>
      )}
      {isLocked && state.waiting && (
        <WaitingNotice waiting={state.waiting} onSendNow={answers.sendNow} onSignIn={props.onSignIn} />
      )}
      <footer>
        {(state.name === 'answering' || (isLocked && !state.waiting)) && (
          <Button type="submit" variant="primary" size="lg" busy={isLocked} busyLabel={strings.checking}>
            {strings.check}
          </Button>
        )}
        {(isChecked || state.name === 'gone' || (isLocked && state.waiting)) && nextButton}
      </footer>
    </Form>
  );
};
