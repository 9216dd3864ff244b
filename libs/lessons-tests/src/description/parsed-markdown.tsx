import { rehypeHeadingLevels } from '@zarra/contracts/content';
import { Prose as ProseStyles, useHydrated } from '@zarra/ui-kit';
import { createContext, lazy, memo, Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { styled } from 'styled-components';
import { experimentPath, safeUrl } from '../links.js';
import { usePageMessages } from '../messages/page-strings.js';
import { TextImage, TextLink, TextTable } from './text-elements.js';

const TexFormula = lazy(() => import('./tex-formula.js').then((file) => ({ default: file.TexFormula })));

const FormulaContainer = styled.span`
  &[data-display] {
    display: block;
    margin-top: var(--ui-space-4);
  }
`;

export interface ParsedMarkdownProps {
  /** Markdown with `$…$` formulas. */
  markdown: string;
}

/** The Markdown, which tells prices from formulas. */
const MarkdownContext = createContext('');

interface FormulaProps {
  /** TeX as the author wrote it. */
  tex: string;
  /** A block instead of inline. */
  display?: boolean;
}

/** A formula. Its source is shown on a server-rendered page, until Temml loads, and when it fails. */
const Formula = ({ tex, display = false }: FormulaProps) => {
  const hydrated = useHydrated();
  const source = (
    <span data-formula={display ? 'display' : 'inline'}>
      <code>{tex}</code>
    </span>
  );
  return (
    <FormulaContainer data-display={display || undefined}>
      {hydrated ? (
        <ErrorBoundary fallback={source}>
          <Suspense fallback={source}>
            <TexFormula tex={tex} display={display} source={source} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        source
      )}
    </FormulaContainer>
  );
};

/** Code, or a formula, which remark-math marks as code. It puts a display formula into a `pre`. */
const Code: Components['code'] = ({ node, className = '', children, ...rest }) => {
  const markdown = use(MarkdownContext);
  const tex = typeof children === 'string' ? children : '';
  if (className.includes('math-display')) return <Formula tex={tex} display />;
  if (className.includes('math-inline')) {
    const source = markdown.slice(node?.position?.start.offset, node?.position?.end.offset);
    // As in Pandoc: a price such as "5 $ yoki 6 $" has a space inside its dollars.
    if (/^\$\s|[^$]\s\$$/.test(source)) return source;
    return <Formula tex={tex} display={source.startsWith('$$')} />;
  }
  return (
    <code {...rest} className={className}>
      {children}
    </code>
  );
};

const components: Components = {
  a: ({ node: _node, ...rest }) => <TextLink {...rest} />,
  // The place of an experiment, `![caption](tajriba:…)`, is a link in a text that our server has not typeset.
  img: ({ src = '', alt }) => {
    const path = experimentPath(src);
    return path === null ? (
      <TextImage src={safeUrl(src)} alt={alt} />
    ) : (
      <TextLink href={path}>{alt}</TextLink>
    );
  },
  table: ({ node: _node, ...rest }) => <TextTable {...rest} />,
  code: Code,
  pre: ({ node, children }) => {
    const [first] = node?.children ?? [];
    const classNames = first?.type === 'element' ? first.properties['className'] : undefined;
    const isFormula = Array.isArray(classNames) && classNames.includes('math-display');
    return isFormula ? <>{children}</> : <pre>{children}</pre>;
  },
};

/** Safe URLs; those of experiments become paths in links and stay in images, which tells their places from images. */
const textUrl: Options['urlTransform'] = (url, property) => {
  const path = experimentPath(url);
  return path === null ? safeUrl(url) : property === 'src' ? url : path;
};

const remarkPlugins: Options['remarkPlugins'] = [remarkGfm, remarkMath];
const rehypePlugins: Options['rehypePlugins'] = [rehypeHeadingLevels];

/** Renders Markdown that the server has not typeset. HTML in it stays text, URLs are checked, Temml loads on demand. */
export const ParsedMarkdown = memo(({ markdown }: ParsedMarkdownProps) => {
  const { notes, backToText } = usePageMessages();
  return (
    <ProseStyles>
      <MarkdownContext value={markdown}>
        <Markdown
          remarkPlugins={remarkPlugins}
          rehypePlugins={rehypePlugins}
          remarkRehypeOptions={{ footnoteLabel: notes, footnoteBackLabel: backToText }}
          components={components}
          disallowedElements={['input']}
          urlTransform={textUrl}
        >
          {markdown}
        </Markdown>
      </MarkdownContext>
    </ProseStyles>
  );
});
ParsedMarkdown.displayName = 'ParsedMarkdown';
