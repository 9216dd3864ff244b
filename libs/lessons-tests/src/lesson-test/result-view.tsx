import type { LessonResult, Question } from '@zarra/api-client';
import { Button } from '@zarra/ui-kit';
import { rightOption } from './known-keys.js';
import { ReviewedQuestion } from './reviewed-question.js';
import { SaveLine } from './save-line.js';
import { ScoreLine } from './score-line.js';
import { StepHeading } from './step-heading.js';
import { strings } from './strings.js';

/** Props of {@link ResultView}. */
export interface ResultViewProps {
  /** Id of the heading. */
  heading: string;
  result: LessonResult;
  /** The questions as they were answered. */
  questions: readonly Question[];
  /** It came from this visit's submission. */
  sent: boolean;
  /** The focus goes to the heading. */
  focus: boolean;
  /** Undefined when there is nothing to practise with. */
  onPractise: (() => void) | undefined;
}

/** A stored result: the score, and each question with what is right about it. Nothing in it can be changed. */
export const ResultView = ({ heading, result, questions, sent, focus, onPractise }: ResultViewProps) => (
  <>
    <StepHeading id={heading} focus={focus}>
      {strings.result.title}
    </StepHeading>
    <ScoreLine percentage={result.percentage} correct={result.correctAnswers} total={result.totalTests}>
      <SaveLine state={sent ? 'sent' : null} />
    </ScoreLine>
    {questions.map((question, index) => (
      <ReviewedQuestion
        key={index}
        question={question}
        number={index + 1}
        chosen={result.answers[question.id]}
        correct={rightOption(result, question)}
        explanation={result.explanations[question.id]}
      />
    ))}
    {onPractise && (
      <div data-screen="">
        <Button size="lg" onClick={onPractise}>
          {strings.practice.start}
        </Button>
      </div>
    )}
  </>
);
