import type { LessonResult, Question } from '@zarra/api-client';
import { Button } from '@zarra/ui-kit';
import { strings } from '../test-strings.js';
import { correctOption } from './answer-keys.js';
import { StepHeading } from './printable-layout.js';
import { ReviewedQuestion } from './reviewed-question.js';
import { SaveStatus, Score } from './test-status.js';

/** Props of {@link ResultView}. */
export interface ResultViewProps {
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

/** A stored result: the score and each question with its correct option. It is read-only. */
export const ResultView = ({ heading, result, questions, sent, focus, onPractise }: ResultViewProps) => (
  <>
    <StepHeading id={heading} focus={focus}>
      {strings.result.title}
    </StepHeading>
    <Score percentage={result.percentage} correct={result.correctAnswers} total={result.totalTests}>
      <SaveStatus state={sent ? 'sent' : null} />
    </Score>
    {questions.map((question, index) => (
      <ReviewedQuestion
        key={index}
        question={question}
        number={index + 1}
        chosen={result.answers?.[question.id]}
        // Without the answers, no verdict is known.
        correct={result.answers && correctOption(result, question)}
        explanation={result.explanations[question.id]}
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
