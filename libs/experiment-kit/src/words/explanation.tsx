import { Heading, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { State } from '@zarra/physics';
import type { Words } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';

const strings = kitStrings.words;

const Parts = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  gap: var(--ui-space-8);
  max-width: 45rem;

  & section {
    display: grid;
    gap: var(--ui-space-3);
  }
  & ol,
  & ul {
    display: grid;
    gap: var(--ui-space-2);
    margin: 0;
    padding-inline-start: var(--ui-space-6);
  }
  & [data-equation] {
    font-family: ui-serif, 'Latin Modern Math', 'Cambria Math', serif;
    font-size: var(--ui-type-lg);
    overflow-x: auto;
  }
  & summary {
    min-height: var(--ui-target);
    align-content: center;
    color: var(--ui-color-accent);
    cursor: pointer;
  }
`;

/** Props of {@link Explanation}. */
export interface ExplanationProps<K extends string, S extends State> {
  words: Words<K, S>;
  /** What is to be added to how far the model can be trusted. */
  children?: ReactNode;
}

/** What an experiment shows, how it is used, what it asks, and how far its model can be trusted. Needs no program. */
export function Explanation<K extends string, S extends State>({ words, children }: ExplanationProps<K, S>) {
  return (
    <Parts>
      <section>
        <Heading level={2} size="lg">
          {strings.picture}
        </Heading>
        <Text>{words.picture}</Text>
      </section>
      <section>
        <Heading level={2} size="lg">
          {strings.use}
        </Heading>
        <ol>
          {words.use.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <Heading level={2} size="lg">
          {strings.task}
        </Heading>
        <Text>{words.task.question}</Text>
        {words.task.hints.map((hint, index) => (
          <details key={hint}>
            <summary>
              {strings.hint} {index + 1}
            </summary>
            <Text>{hint}</Text>
          </details>
        ))}
        <details>
          <summary>{strings.answer}</summary>
          <Text>{words.task.answer}</Text>
        </details>
      </section>
      <section>
        <Heading level={2} size="lg">
          {strings.model}
        </Heading>
        {words.equations.map((equation) => (
          <p key={equation} data-equation="">
            {equation}
          </p>
        ))}
        <ul>
          {words.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        {children}
      </section>
    </Parts>
  );
}
