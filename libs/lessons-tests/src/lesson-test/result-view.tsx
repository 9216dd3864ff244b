import type { LessonResult, Question } from '@zarra/api-client/classroom';
import { hasPassed } from '@zarra/contracts/scoring';
import { Button, Icon } from '@zarra/ui-kit';
import { Check, X } from 'lucide';
import { styled } from 'styled-components';
import { strings } from '../test-strings.js';
import { correctOption, presentOptions } from './answer-keys.js';
import { optionLetter, QuestionCard, StepHeading } from './printable-layout.js';
import { MissedQuestionLinks, missedSections, SectionsToReadAgain } from './review-links.js';
import { SaveStatus, Score } from './test-status.js';

const Card = styled(QuestionCard)`
  display: grid;
  gap: var(--ui-space-2);

  & > h3 {
    font-size: inherit;
    line-height: 1.4;
  }
  & [data-verdict='right'] {
    --verdict: var(--ui-color-right);
    --verdict-soft: var(--ui-color-right-soft);
  }
  & [data-verdict='wrong'] {
    --verdict: var(--ui-color-wrong);
    --verdict-soft: var(--ui-color-wrong-soft);
  }
  & > p[data-verdict] {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    color: var(--verdict);
  }
  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  & > ul {
    display: grid;
    padding: 0;
    list-style: none;
    gap: var(--ui-space-1);
  }
  & li {
    display: grid;
    grid-template-columns: 1.25em auto minmax(0, 1fr);
    gap: var(--ui-space-2);
    padding: var(--ui-space-2) var(--ui-space-3);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
    line-height: 1.4;
  }
  & li[data-chosen] {
    border-color: var(--ui-color-line-strong);
  }
  & li[data-verdict] {
    border-color: var(--verdict);
    background: var(--verdict-soft);
  }
  & [data-letter] {
    color: var(--ui-color-muted);
  }
  & li > [data-text] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--ui-space-3);
  }
  & li strong {
    font-size: var(--ui-type-xs);
  }
  & li[data-verdict] :is(svg, strong) {
    color: var(--verdict);
  }
  & > p {
    font-size: var(--ui-type-sm);
    line-height: 1.5;
  }

  @media print {
    gap: 1mm;
    & li {
      padding: 0.5mm 1mm;
    }
  }
`;

interface ReviewedOptionProps {
  option: number;
  text: string;
  isChosen: boolean;
  /** Undefined when the server sent no answer key. */
  isCorrect: boolean | undefined;
}

const ReviewedOption = ({ option, text, isChosen, isCorrect }: ReviewedOptionProps) => {
  const verdict = isCorrect ? 'right' : isChosen && isCorrect === false ? 'wrong' : undefined;
  return (
    <li data-chosen={isChosen || undefined} data-verdict={verdict}>
      {verdict ? <Icon node={verdict === 'right' ? Check : X} /> : <span />}
      <span data-letter="" aria-hidden="true">
        {optionLetter(option)})
      </span>
      <span data-text="">
        <span>{text}</span>
        {isChosen && <strong>{strings.result.chosen}</strong>}
        {isCorrect && <strong>{strings.result.correct}</strong>}
      </span>
    </li>
  );
};

interface ReviewedQuestionProps {
  question: Question;
  /** Its position in the test, from 1. */
  number: number;
  /** 1–4; undefined when unanswered. */
  chosen: number | undefined;
  /** 1–4; null when the server sent no answer key. */
  correct: number | null;
  /** The explanation of the correct option and the links of the questions. */
  help: Pick<LessonResult, 'explanations' | 'sections' | 'see'>;
}

/** A question after the test: the chosen option, the correct one and the explanation. */
export const ReviewedQuestion = ({ question, number, chosen, correct, help }: ReviewedQuestionProps) => {
  const explanation = help.explanations[question.id];
  const isRight = correct !== null && chosen === correct;
  const wrongText = chosen === undefined ? strings.result.unanswered : strings.result.wrong;
  return (
    <Card>
      <h3>
        {number}. {question.text}
      </h3>
      {correct !== null && (
        <p data-verdict={isRight ? 'right' : 'wrong'}>
          <Icon node={isRight ? Check : X} />
          {isRight ? strings.result.right : wrongText}
        </p>
      )}
      <ul>
        {presentOptions(question).map(({ option, text }) => (
          <ReviewedOption
            key={option}
            option={option}
            text={text}
            isChosen={chosen === option}
            isCorrect={correct === null ? undefined : correct === option}
          />
        ))}
      </ul>
      {explanation && (
        <p>
          <strong>{strings.result.explanation}</strong> {explanation}
        </p>
      )}
      {correct !== null && !isRight && (
        <MissedQuestionLinks section={help.sections[question.id]} see={help.see[question.id]} />
      )}
    </Card>
  );
};

interface ResultViewProps {
  /** Id of the heading. */
  heading: string;
  result: LessonResult;
  /** The questions as they were answered. */
  questions: readonly Question[];
  /** The result of a submission during this visit. */
  sent: boolean;
  /** The heading takes the focus. */
  focus: boolean;
  /** Undefined when no question can be practised. */
  onPractise: (() => void) | undefined;
}

/** A stored result: the score, what to read again, and each question with its correct option. It is read-only. */
export const ResultView = ({ heading, result, questions, sent, focus, onPractise }: ResultViewProps) => {
  const toReadAgain = hasPassed(result.percentage) ? [] : missedSections(result, questions);
  return (
    <>
      <StepHeading id={heading} focus={focus}>
        {strings.result.title}
      </StepHeading>
      <Score percentage={result.percentage} correct={result.correctAnswers} total={result.totalTests}>
        <SaveStatus state={sent ? 'sent' : null} />
      </Score>
      {toReadAgain.length > 0 && <SectionsToReadAgain sections={toReadAgain} />}
      {questions.map((question, index) => (
        <ReviewedQuestion
          key={index}
          question={question}
          number={index + 1}
          chosen={result.answers?.[question.id]}
          // Without the answers, no verdict is known.
          correct={result.answers && correctOption(result, question)}
          help={result}
        />
      ))}
      {onPractise && (
        <div data-screen-only="">
          <Button size="lg" onClick={onPractise}>
            {strings.practice.start}
          </Button>
        </div>
      )}
    </>
  );
};
