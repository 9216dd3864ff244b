import { headingLevels } from '@zarra/contracts/content';
import { Prose as Frame } from '@zarra/ui-kit';
import { createContext, memo, use } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { strings } from '../strings.js';
import { Formula } from './formula.js';
import { safeAddress } from './safe-address.js';
import { TextImage, TextLink, TextTable } from './text-elements.js';

/** The text as written, and the address of KaTeX's stylesheet. */
const Surroundings = createContext({ markdown: '', formulaStyles: '' });

const plugins: Options['remarkPlugins'] = [remarkGfm, remarkMath];
const levels: Options['rehypePlugins'] = [headingLevels];
const toHtml: Options['remarkRehypeOptions'] = {
  footnoteLabel: strings.notes,
  footnoteBackLabel: strings.backToText,
};

/** Code, and what remark-math marks as a formula; those of a paragraph of their own stand in a `pre`. */
const Code: Components['code'] = ({ node, className = '', children, ...rest }) => {
  const { markdown, formulaStyles: styles } = use(Surroundings);
  const tex = typeof children === 'string' ? children : '';
  if (className.includes('math-display')) return <Formula tex={tex} display styles={styles} />;
  if (className.includes('math-inline')) {
    const written = markdown.slice(node?.position?.start.offset, node?.position?.end.offset);
    // As in Pandoc: a price, "5 $ yoki 6 $", has a space inside its dollars.
    if (/^\$\s|[^$]\s\$$/.test(written)) return written;
    return <Formula tex={tex} display={written.startsWith('$$')} styles={styles} />;
  }
  return (
    <code {...rest} className={className}>
      {children}
    </code>
  );
};

const components: Components = {
  a: ({ node: _node, ...rest }) => <TextLink {...rest} />,
  img: ({ src, alt }) => <TextImage src={src} alt={alt} />,
  table: ({ node: _node, ...rest }) => <TextTable {...rest} />,
  code: Code,
  pre: ({ node, children }) => {
    const [first] = node?.children ?? [];
    const names = first?.type === 'element' ? first.properties['className'] : undefined;
    return Array.isArray(names) && names.includes('math-display') ? <>{children}</> : <pre>{children}</pre>;
  },
};

interface ProseProps {
  markdown: string;
  formulaStyles: string;
}

/**
 * Markdown as elements, for back ends that do not typeset it. Written HTML stays text; addresses are checked; a formula
 * brings its own program.
 */
export const Prose = memo(({ markdown, formulaStyles }: ProseProps) => (
  <Frame>
    <Surroundings value={{ markdown, formulaStyles }}>
      <Markdown
        remarkPlugins={plugins}
        rehypePlugins={levels}
        remarkRehypeOptions={toHtml}
        components={components}
        disallowedElements={['input']}
        urlTransform={safeAddress}
      >
        {markdown}
      </Markdown>
    </Surroundings>
  </Frame>
));
Prose.displayName = 'Prose';
