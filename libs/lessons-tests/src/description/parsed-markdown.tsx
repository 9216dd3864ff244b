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

const KatexFormula = lazy(() =>
  import('./katex-formula.js').then((file) => ({ default: file.KatexFormula })),
);

/** Formulas are drawn without the stylesheet after this time, ms. */
const STYLES_TIMEOUT_MS = 5_000;

const styleRequests = new Map<string, Promise<boolean>>();

const loadStylesheet = (url: string) =>
  new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    setTimeout(() => resolve(false), STYLES_TIMEOUT_MS);
    document.head.append(link);
  });

/**
 * Loads KaTeX's stylesheet once. React's own `<link precedence>` is not used: it suspends the content for up to a minute
 * and leaves a rejection unhandled when the file fails to load.
 * @returns false when it failed or timed out; the same promise for each call with a URL
 */
function loadFormulaStyles(url: string): Promise<boolean> {
  const request = styleRequests.get(url) ?? loadStylesheet(url);
  styleRequests.set(url, request);
  return request;
}

const FormulaContainer = styled.span`
  &[data-formula='display'] {
    display: block;
    margin-top: var(--ui-space-4);
  }
`;

export interface ParsedMarkdownProps {
  /** Markdown with `$…$` formulas. */
  markdown: string;
  /** URL of KaTeX's stylesheet. */
  formulaStylesUrl: string;
}

const ParsedMarkdownContext = createContext<ParsedMarkdownProps>({ markdown: '', formulaStylesUrl: '' });

interface FormulaProps {
  /** TeX as the author wrote it. */
  tex: string;
  /** A block instead of inline. */
  display?: boolean;
}

/** A formula. Its source is shown on a server-rendered page, until KaTeX and its styles load, and when they fail. */
const Formula = ({ tex, display = false }: FormulaProps) => {
  const { formulaStylesUrl } = use(ParsedMarkdownContext);
  const hydrated = useHydrated();
  const source = <code>{tex}</code>;
  return (
    <FormulaContainer data-formula={display ? 'display' : 'inline'}>
      {hydrated ? (
        <ErrorBoundary fallback={source}>
          <Suspense fallback={source}>
            <KatexFormula tex={tex} display={display} stylesLoaded={loadFormulaStyles(formulaStylesUrl)} />
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
  const { markdown } = use(ParsedMarkdownContext);
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

/** Renders Markdown that the server has not typeset. HTML in it stays text, URLs are checked, KaTeX loads on demand. */
export const ParsedMarkdown = memo((props: ParsedMarkdownProps) => {
  const { notes, backToText } = usePageMessages();
  return (
    <ProseStyles>
      <ParsedMarkdownContext value={props}>
        <Markdown
          remarkPlugins={remarkPlugins}
          rehypePlugins={rehypePlugins}
          remarkRehypeOptions={{ footnoteLabel: notes, footnoteBackLabel: backToText }}
          components={components}
          disallowedElements={['input']}
          urlTransform={textUrl}
        >
          {props.markdown}
        </Markdown>
      </ParsedMarkdownContext>
    </ProseStyles>
  );
});
ParsedMarkdown.displayName = 'ParsedMarkdown';
