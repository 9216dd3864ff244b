import type { LessonResult, Question } from '@zarra/api-client/classroom';
import { hasPassed } from '@zarra/contracts/scoring';
import { Button, LinkButton } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import {
  OptionDrawing,
  OptionTexts,
  QuestionFigure,
  useQuestionFigures,
} from '../description/figures/question-figures.js';
import { useTestMessages } from '../messages/test-strings.js';
import { correctOption, presentOptions } from './answer-keys.js';
import { optionLetter } from '../option-fieldset.js';
import { Actions, QuestionCard, StepHeading } from './printable-layout.js';
import { MissedQuestionLinks, missedSections, SectionsToReadAgain } from './review-links.js';
import { SaveStatus, Score } from './test-status.js';
import { VerdictItem, VerdictLine, VerdictList } from './verdict-list.js';

const Card = styled(QuestionCard)`
  display: grid;
  gap: var(--ui-space-2);

  & > h3 {
    font-size: inherit;
    line-height: 1.4;
  }
  & > p {
    font-size: var(--ui-type-sm);
    line-height: 1.5;
  }

  @media print {
    gap: 1mm;
  }
`;

interface ReviewedOptionProps {
  option: number;
  /** The text of the option or its drawing. */
  children: ReactNode;
  isChosen: boolean;
  /** Undefined when the server sent no answer key. */
  isCorrect: boolean | undefined;
}

const ReviewedOption = ({ option, children, isChosen, isCorrect }: ReviewedOptionProps) => {
  const strings = useTestMessages();
  return (
    <VerdictItem
      marker={`${optionLetter(option)})`}
      verdict={isCorrect ? 'right' : isChosen && isCorrect === false ? 'wrong' : undefined}
      isChosen={isChosen}
      notes={[isChosen && strings.result.chosen, isCorrect && strings.result.correct]}
    >
      {children}
    </VerdictItem>
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
  help: Pick<LessonResult, 'explanations' | 'sections' | 'see' | 'ideas'>;
  /** Path of practice; null without it. */
  practicePath: string | null;
}

/** A question after the test: the chosen option, the correct one and the explanation. */
export const ReviewedQuestion = ({
  question,
  number,
  chosen,
  correct,
  help,
  practicePath,
}: ReviewedQuestionProps) => {
  const strings = useTestMessages();
  const { figure, optionFigures } = useQuestionFigures(question);
  const explanation = help.explanations[question.id];
  const isRight = correct !== null && chosen === correct;
  const wrongText = chosen === undefined ? strings.result.unanswered : strings.result.wrong;
  return (
    <Card>
      <h3>
        {number}. {question.text}
      </h3>
      {figure && <QuestionFigure figure={figure} />}
      {correct !== null && (
        <VerdictLine verdict={isRight ? 'right' : 'wrong'}>
          {isRight ? strings.result.right : wrongText}
        </VerdictLine>
      )}
      <VerdictList data-drawings={optionFigures ? '' : undefined}>
        {presentOptions(question).map(({ option, text }) => (
          <ReviewedOption
            key={option}
            option={option}
            isChosen={chosen === option}
            isCorrect={correct === null ? undefined : correct === option}
          >
            {optionFigures ? <OptionDrawing figures={optionFigures} option={option} /> : text}
          </ReviewedOption>
        ))}
      </VerdictList>
      {optionFigures && <OptionTexts figures={optionFigures} />}
      {explanation && (
        <p>
          <strong>{strings.result.explanation}</strong> {explanation}
        </p>
      )}
      {correct !== null && !isRight && (
        <MissedQuestionLinks
          section={help.sections[question.id]}
          see={help.see[question.id]}
          idea={help.ideas[question.id]}
          practicePath={practicePath}
        />
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
  /** Address of the practice of the lesson; null without one. */
  practiceAddress: string | null;
}

/** A stored result: the score, what to read again, and each question with its correct option. It is read-only. */
export const ResultView = ({ heading, result, questions, sent, focus, ...props }: ResultViewProps) => {
  const strings = useTestMessages();
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
          practicePath={props.practiceAddress?.split('?')[0] ?? null}
        />
      ))}
      <Actions data-screen-only="">
        {props.onPractise && (
          <Button size="lg" onClick={props.onPractise}>
            {strings.practice.start}
          </Button>
        )}
        {props.practiceAddress !== null && (
          <LinkButton as={Link} size="lg" to={props.practiceAddress}>
            {strings.lessonPractice.similar}
          </LinkButton>
        )}
      </Actions>
    </>
  );
};
