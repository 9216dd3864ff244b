import { Heading, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Content } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';

const Sections = styled.div`
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

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    {children}
  </section>
);

interface ExplanationProps {
  content: Content;
  /** Additional content of the model section. */
  children?: ReactNode;
}

/** Description, instructions, task and model limits of an experiment. Works without scripts. */
export function Explanation({ content, children }: ExplanationProps) {
  const strings = useKitMessages().content;
  return (
    <Sections>
      <Section title={strings.sceneDescription}>
        <Text>{content.sceneDescription}</Text>
      </Section>
      <Section title={strings.instructions}>
        <ol>
          {content.instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title={strings.task}>
        <Text>{content.task.question}</Text>
        {content.task.hints.map((hint, index) => (
          <details key={hint}>
            <summary>
              {strings.hint} {index + 1}
            </summary>
            <Text>{hint}</Text>
          </details>
        ))}
        <details>
          <summary>{strings.answer}</summary>
          <Text>{content.task.answer}</Text>
        </details>
      </Section>
      <Section title={strings.model}>
        {content.equations.map((equation) => (
          <p key={equation} data-equation="">
            {equation}
          </p>
        ))}
        <ul>
          {content.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        {children}
      </Section>
    </Sections>
  );
}
