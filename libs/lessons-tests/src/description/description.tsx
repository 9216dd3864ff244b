import { Heading, Skeleton, Text } from '@zarra/ui-kit';
import { lazy, memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { ChunkBoundary } from '../chunk-boundary.js';
import { TypesetText } from './typeset-text.js';

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
  /** The text typeset by the server, as JSON; null from back ends that do not. */
  tree: string | null;
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

const MarkdownText = ({ markdown, formulaStyles }: Omit<DescriptionProps, 'tree'>) =>
  markdown.length > LONGEST ? (
    <PlainText markdown={markdown} />
  ) : (
    <Suspense fallback={<Loading />}>
      <Prose markdown={markdown} formulaStyles={formulaStyles} />
    </Suspense>
  );

/**
 * The text of a lesson. Where the server has not typeset it, what reads Markdown is loaded with the first one; without
 * that the text is shown as written.
 */
export const Description = memo(({ markdown, tree, formulaStyles }: DescriptionProps) => (
  <Section>
    <Heading level={2}>{strings.about}</Heading>
    <ChunkBoundary fallback={<PlainText markdown={markdown} />}>
      {tree ? (
        <TypesetText tree={tree} />
      ) : (
        <MarkdownText markdown={markdown} formulaStyles={formulaStyles} />
      )}
    </ChunkBoundary>
  </Section>
));
Description.displayName = 'Description';
