import type { ApiClient, TokenStore } from '@zarra/api-client';
import type { EntityId } from '@zarra/contracts';
import { Text } from '@zarra/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useLearner } from '../../learner/use-learner.js';
import { usePredictionMessages } from '../../messages/prediction-strings.js';
import { OptionFieldset } from '../../option-fieldset.js';
import { useChosenAnswer } from './chosen-answer.js';

const Answers = styled(OptionFieldset)`
  padding: var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  break-inside: avoid;

  & > legend {
    float: left;
    margin-bottom: 0;
  }
  & > label {
    grid-template-columns: auto minmax(0, 1fr);
  }
  /* Each reader of a printed lesson chooses. */
  @media print {
    padding: 0;
    border: 0;

    & input:checked {
      border: 1px solid black;
    }
    & > p {
      display: none;
    }
  }
`;
const Chosen = styled.p`
  padding-inline-start: var(--ui-space-3);
  border-inline-start: 3px solid var(--ui-color-accent);

  @media print {
    display: none;
  }
`;

/** Props of {@link Prediction}. */
export interface PredictionProps {
  client: ApiClient;
  tokens: TokenStore;
  lesson: EntityId;
  answers: readonly string[];
  /** Id of the heading of the question: the chosen answer is shown. Without it the answers are offered. */
  heading: string | undefined;
}

/** The answers that a lesson offers before it explains, and the chosen one where it comes back to them. None is marked as right. */
export const Prediction = ({ client, tokens, lesson, answers, heading }: PredictionProps) => {
  const strings = usePredictionMessages();
  const [chosen, choose] = useChosenAnswer(useLearner(client, tokens), lesson, answers);
  const name = useId();
  if (heading !== undefined)
    return (
      <Chosen>
        {chosen === null ? (
          <a href={`#${heading}`}>{strings.thinkFirst}</a>
        ) : (
          <>
            {strings.chosen} <strong>{chosen}</strong>
          </>
        )}
      </Chosen>
    );
  return (
    <Answers aria-describedby={`${name}-note`}>
      <legend>{strings.choose}</legend>
      {answers.map((answer) => (
        <label key={answer}>
          <input
            type="radio"
            name={name}
            value={answer}
            checked={chosen === answer}
            onChange={() => choose(answer)}
          />
          <span>{answer}</span>
        </label>
      ))}
      <Text size="sm" tone="muted" id={`${name}-note`}>
        {strings.note}
      </Text>
    </Answers>
  );
};
