import { Heading, Text } from '@zarra/ui-kit';
import { retryImport } from '@zarra/ui-kit/lazy';
import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Content } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';

const Equations = lazy(async () => ({
  default: (await retryImport(() => import('./equations.js'))).Equations,
}));

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

interface ContentProps {
  content: Content;
}

/** Summary, description of the scene, instructions and formulas of an experiment. */
export function TheoryText({ content }: ContentProps) {
  const strings = useKitMessages().content;
  return (
    <Sections>
      <Text tone="muted">{content.summary}</Text>
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
      <Section title={strings.equations}>
        <Suspense>
          <Equations equations={content.equations} />
        </Suspense>
      </Section>
    </Sections>
  );
}

/** Numerical method and limits of a model. `children`: additional content of the section. */
export function ModelText({ content, children }: ContentProps & { children?: ReactNode }) {
  const strings = useKitMessages().content;
  return (
    <Sections>
      <Section title={strings.model}>
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
