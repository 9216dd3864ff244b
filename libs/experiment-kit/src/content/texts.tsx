import { Heading, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Content } from '../experiment/experiment.js';
import type { Theory } from '../experiment/theory.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { Equations } from './equations.js';

const Sections = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  gap: var(--ui-space-6);
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
`;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading level={2} size="md">
      {title}
    </Heading>
    {children}
  </section>
);

interface TextProps {
  content: Content;
  theory: Theory;
}

/** Summary, description of the scene, instructions and formulas of an experiment. */
export function TheoryText({ content, theory }: TextProps) {
  const strings = useKitMessages().content;
  const { sceneDescription, instructions, equations } = theory;
  return (
    <Sections>
      <Text tone="muted">{content.summary}</Text>
      <Section title={strings.sceneDescription}>
        <Text>{sceneDescription}</Text>
      </Section>
      <Section title={strings.instructions}>
        <ol>
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title={strings.equations}>
        <Equations equations={equations} />
      </Section>
    </Sections>
  );
}

/** Numerical method and limits of a model. */
export function ModelText({ theory: { limits } }: Pick<TextProps, 'theory'>) {
  const strings = useKitMessages().content;
  return (
    <Sections>
      <Section title={strings.model}>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
    </Sections>
  );
}
