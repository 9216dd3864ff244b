import type { Question } from '@zarra/api-client';
import { Button, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { firstOptionId } from './question-fields.js';
import { strings } from './strings.js';

/** As many numbers as fit a line of a phone twice. */
const MOST_NAMED = 10;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1);

  & button {
    min-width: var(--ui-target);
    font-variant-numeric: tabular-nums;
  }
`;

interface MissingQuestionsProps {
  questions: readonly Question[];
  answered: (question: Question) => boolean;
  form: string;
}

/** Which questions still wait for an answer, and the way to each. */
export const MissingQuestions = ({ questions, answered, form }: MissingQuestionsProps) => {
  const missing = questions.flatMap((question, index) =>
    answered(question) ? [] : [{ question, number: index + 1 }],
  );
  if (missing.length === 0) return null;
  return (
    <Line data-screen="">
      <Text as="span" size="sm" tone="muted">
        {strings.missing(missing.length)}
      </Text>
      {missing.slice(0, MOST_NAMED).map(({ question, number }) => (
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
      {missing.length > MOST_NAMED && (
        <Text as="span" size="sm" tone="muted">
          {strings.more(missing.length - MOST_NAMED)}
        </Text>
      )}
    </Line>
  );
};
