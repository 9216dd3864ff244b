import { isHtml } from '@zarra/api-client/html';
import { Heading, Skeleton, Text } from '@zarra/ui-kit';
import { lazy, memo, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';
import type { ParsedMarkdownProps } from './parsed-markdown.js';
import { TypesetText, type RenderParts } from './typeset-text.js';

const ParsedMarkdown = lazy(() =>
  import('./parsed-markdown.js').then((file) => ({ default: file.ParsedMarkdown })),
);

const HtmlText = lazy(() => import('./html-text.js').then((file) => ({ default: file.HtmlText })));

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);

  /* Parts and texts that load, about as high as a figure: what is below moves little. */
  & [data-loading] {
    min-height: 15rem;
  }
  @media print {
    display: block;
  }
`;
const PreformattedText = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface DescriptionProps extends ParsedMarkdownProps {
  /** Id of the section. */
  id?: string | undefined;
  /** The text typeset by the server, as JSON; null from back ends without that field. */
  tree: string | null;
  /** Renders the parts of the lesson that the typeset text places. */
  render?: RenderParts | undefined;
}

/** Longer texts are shown unparsed, characters. Our longest lesson has a quarter of it; long hostile texts block the parser. */
const MAX_MARKDOWN_LENGTH = 30_000;

const PlainText = ({ markdown }: { markdown: string }) => {
  const strings = usePageMessages();
  return (
    <>
      <Text tone="muted" role="status">
        {strings.plainText}
      </Text>
      <PreformattedText>{markdown}</PreformattedText>
    </>
  );
};

const MarkdownText = (props: ParsedMarkdownProps) =>
  props.markdown.length > MAX_MARKDOWN_LENGTH ? (
    <PlainText markdown={props.markdown} />
  ) : (
    <Suspense
      fallback={
        <div data-loading="">
          <Skeleton lines={5} />
        </div>
      }
    >
      {isHtml(props.markdown) ? <HtmlText html={props.markdown} /> : <ParsedMarkdown {...props} />}
    </Suspense>
  );

/**
 * The text of a lesson. A text that the server has not typeset loads the Markdown parser, or that of HTML; when it fails,
 * the source is shown.
 */
export const Description = memo(function Description({ id, tree, render, ...props }: DescriptionProps) {
  const strings = usePageMessages();
  return (
    <Section id={id} data-text="">
      <Heading level={2}>{strings.about}</Heading>
      <ErrorBoundary fallback={<PlainText markdown={props.markdown} />}>
        {tree ? <TypesetText tree={tree} render={render} /> : <MarkdownText {...props} />}
      </ErrorBoundary>
    </Section>
  );
});
