import type { Question } from '@zarra/api-client/classroom';
import { Text, VisuallyHidden } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useTestMessages } from '../messages/test-strings.js';
import { presentOptions } from './answer-keys.js';
import { optionLetter, QuestionCard } from './printable-layout.js';

// With `:has()` the whole row shows the focus, otherwise the radio button does.
// The radio button has a custom style, because browsers print the native one grey or not at all.
/** Radio buttons with a letter and a text in each row, as in a printed test. */
export const OptionFieldset = styled.fieldset`
  display: grid;
  gap: var(--ui-space-1);

  & > legend {
    margin-bottom: var(--ui-space-2);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  & > label {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--ui-space-2);
    min-height: var(--ui-target);
    padding: var(--ui-space-2) var(--ui-space-3);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
    line-height: 1.4;
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
  }
  @supports selector(:has(*)) {
    & > label:has(:focus-visible) {
      outline: var(--ui-focus);
      outline-offset: -1px;
    }
    & input {
      outline: none;
    }
  }
  & > label > [data-letter] {
    color: var(--ui-color-muted);
  }
  &:disabled > label {
    cursor: default;
  }
  @media (hover: hover) {
    &:enabled > label:hover:not(:has(:checked)) {
      background: var(--ui-color-sunken);
    }
  }

  & input {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 2px solid var(--ui-color-line-strong);
    border-radius: var(--ui-radius-round);
    background: var(--ui-color-surface);
    translate: 0 0.25em;
    cursor: inherit;
  }
  & input:checked {
    border-width: 6px;
    border-color: var(--ui-color-accent);
  }
  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }

  @media print {
    gap: 0;
    & > label,
    & > label:has(:checked) {
      min-height: 0;
      padding: 1mm 0;
      border-color: transparent;
    }
    & input {
      width: 3.5mm;
      height: 3.5mm;
      border-width: 1px;
    }
    & input:checked {
      border-width: 1.2mm;
    }
  }
`;

interface QuestionFieldsProps {
  question: Question;
  /** Its position in the test, from 1. */
  number: number;
  /** Prefix of the names and ids of this form's fields. */
  form: string;
  /** 1–4; undefined while unanswered. */
  chosen: number | undefined;
  locked: boolean;
  onAnswer: (option: number) => void;
}

/** Id of a question's first option, for moving the focus to the question. */
export const firstOptionId = (form: string, question: Question) =>
  `${form}-${question.id}-${presentOptions(question)[0]?.option}`;

/** A question with its options. */
export const QuestionFields = ({ question, number, form, chosen, locked, onAnswer }: QuestionFieldsProps) => {
  const strings = useTestMessages();
  return (
    <QuestionCard>
      <OptionFieldset disabled={locked}>
        <legend>
          <span aria-hidden="true">{number}. </span>
          <VisuallyHidden>{strings.question(number)}. </VisuallyHidden>
          {question.text}
        </legend>
        {question.see && (
          <Text size="sm" data-screen-only="">
            <a href={question.see.link}>{strings.seeBefore(question.see.title)}</a>
          </Text>
        )}
        {presentOptions(question).map(({ option, text }) => {
          const id = `${form}-${question.id}-${option}`;
          return (
            <label key={option} htmlFor={id}>
              <input
                type="radio"
                id={id}
                name={`${form}-${question.id}`}
                value={option}
                checked={chosen === option}
                onChange={() => onAnswer(option)}
              />
              <span data-letter="" aria-hidden="true">
                {optionLetter(option)})
              </span>
              <span>{text}</span>
            </label>
          );
        })}
      </OptionFieldset>
    </QuestionCard>
  );
};
