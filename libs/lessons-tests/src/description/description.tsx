import { Heading, Skeleton, Text } from '@zarra/ui-kit';
import { lazy, memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { ChunkBoundary } from '../chunk-boundary.js';

const Prose = lazy(() => import('./prose.js').then(({ Prose: prose }) => ({ default: prose })));

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
`;
// What follows the text begins below the screen, so that nothing in sight jumps when the text comes.
const Places = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-space-6);
  min-height: 100vh;
`;
const Source = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface DescriptionProps {
  /** Markdown with `$…$` formulas. */
  markdown: string;
  /** Address of KaTeX's stylesheet. */
  formulaStyles: string;
}

/** Longest text that is read as Markdown, letters: four times the longest of our lessons. Hostile ones take ever longer. */
const LONGEST = 30_000;

const PlainText = ({ markdown }: { markdown: string }) => (
  <>
    <Text tone="muted" role="status">
      {strings.plainText}
    </Text>
    <Source>{markdown}</Source>
  </>
);

const Loading = () => (
  <Places>
    <Skeleton lines={5} />
    <Skeleton lines={4} />
    <Skeleton lines={5} />
  </Places>
);

/** The text of a lesson. What reads Markdown is loaded with the first one; without it the text is shown as written. */
export const Description = memo(({ markdown, formulaStyles }: DescriptionProps) => (
  <Section>
    <Heading level={2}>{strings.about}</Heading>
    <ChunkBoundary fallback={<PlainText markdown={markdown} />}>
      {markdown.length > LONGEST ? (
        <PlainText markdown={markdown} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Prose markdown={markdown} formulaStyles={formulaStyles} />
        </Suspense>
      )}
    </ChunkBoundary>
  </Section>
));
Description.displayName = 'Description';
