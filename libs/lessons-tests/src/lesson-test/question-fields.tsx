import type { Question } from '@zarra/api-client/classroom';
import { Text, VisuallyHidden } from '@zarra/ui-kit';
import {
  OptionDrawing,
  OptionTexts,
  QuestionFigure,
  useQuestionFigures,
} from '../description/figures/question-figures.js';
import { useTestMessages } from '../messages/test-strings.js';
import { OptionFieldset, optionLetter } from '../option-fieldset.js';
import { presentOptions } from './answer-keys.js';
import { QuestionCard } from './printable-layout.js';

interface QuestionFieldsProps {
  question: Question;
  /** Its position in the test, from 1. */
  number: number;
  /** Prefix of the names and ids of this form's fields. */
  form: string;
  /** 1–4; undefined while unanswered. */
  chosen: number | undefined;
  locked: boolean;
  /** It is the one on a screen that shows one question. */
  current: boolean;
  onFocus: () => void;
  onAnswer: (option: number) => void;
}

/** Id of a question's first option, for moving the focus to the question. */
export const firstOptionId = (form: string, question: Question) =>
  `${form}-${question.id}-${presentOptions(question)[0]?.option}`;

/** Id of a question's text, which takes the focus when the question comes on screen. */
export const questionTextId = (form: string, { id }: Question) => `${form}-${id}-text`;

/** A question with its options. */
export const QuestionFields = ({ question, number, form, chosen, locked, ...props }: QuestionFieldsProps) => {
  const strings = useTestMessages();
  const { figure, optionFigures } = useQuestionFigures(question);
  return (
    <QuestionCard data-current={props.current || undefined} onFocus={props.onFocus}>
      <OptionFieldset disabled={locked} data-drawings={optionFigures ? '' : undefined}>
        <legend id={questionTextId(form, question)} tabIndex={-1}>
          <span aria-hidden="true">{number}. </span>
          <VisuallyHidden>{strings.question(number)}. </VisuallyHidden>
          {question.text}
        </legend>
        {figure && <QuestionFigure figure={figure} />}
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
                aria-label={optionFigures ? text : undefined}
                onChange={() => props.onAnswer(option)}
              />
              <span data-letter="" aria-hidden="true">
                {optionLetter(option)})
              </span>
              {optionFigures ? (
                <OptionDrawing figures={optionFigures} option={option} />
              ) : (
                <span>{text}</span>
              )}
            </label>
          );
        })}
        {optionFigures && <OptionTexts figures={optionFigures} />}
      </OptionFieldset>
    </QuestionCard>
  );
};
