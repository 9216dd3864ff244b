import { Prose } from '@zarra/ui-kit';
import { createElement, Fragment, memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { safeUrl } from '../links.js';
import { usePageMessages } from '../messages/page-strings.js';
import { fitFormula, FormulaBox, TextImage, TextLink, TextTable } from './text-elements.js';

const names = (...lists: readonly string[]) => new Set(lists.join(' ').split(' '));

const HTML_TAGS = names(
  'p h3 h4 h5 h6 ul ol li blockquote pre code hr br strong em del sup sub section a img table thead tbody tr th td',
);
const MATHML_TAGS = names(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle msub msup msubsup munder mover munderover',
  'mmultiscripts mprescripts mtable mtr mtd mpadded mphantom menclose none',
);
/** `className` holds the formula classes that ui-kit's `Prose` styles. */
const MATHML_PROPERTIES = names(
  'className display displaystyle scriptlevel mathvariant stretchy symmetric fence form separator lspace',
  'rspace width height depth voffset linethickness accent accentunder largeop movablelimits minsize maxsize',
  'columnalign rowspacing columnspacing columnspan rowspan notation',
);
const HTML_PROPERTIES = names('href src alt id align start aria-label aria-describedby');

const components: Readonly<Record<string, unknown>> = { a: TextLink, img: TextImage, table: TextTable };

function allowedProperties(tag: string, source: object): Record<string, unknown> {
  const allowed = MATHML_TAGS.has(tag) ? MATHML_PROPERTIES : HTML_PROPERTIES;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(source)) {
    if (!allowed.has(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    properties[name] = name === 'href' || name === 'src' ? safeUrl(String(value)) : value;
  }
  return properties;
}

const Formula = ({ display, children }: { display: boolean; children: ReactNode }) => {
  const box = useRef<HTMLSpanElement>(null);
  const { formula } = usePageMessages();
  useLayoutEffect(
    () => (box.current ? fitFormula(box.current, display, formula) : undefined),
    [display, formula],
  );
  return (
    <FormulaBox ref={box} data-formula={display ? 'display' : 'inline'} data-display={display || undefined}>
      {children}
    </FormulaBox>
  );
};

/** Renders the parts of a lesson that its text places. */
export interface RenderParts {
  /** The experiment of the lesson with this link; undefined without one. */
  readonly experiment?: (link: string, caption: string) => ReactNode;
  /** A place of the prediction: its answers without a heading, else the chosen one with that heading of its question. */
  readonly prediction?: (heading: string | undefined) => ReactNode;
  /** A figure by its node. */
  readonly figure?: (node: unknown) => ReactNode;
}

/** Tag, second and third part of a node. */
const partsOf = (node: unknown): readonly unknown[] =>
  Array.isArray(node) ? (node as readonly unknown[]) : [];

/** Properties of the place of an experiment. */
const placeOf = (node: unknown): { link: string; caption: string } | undefined => {
  const [tag, properties, caption] = partsOf(node);
  const isPlace = tag === 'experiment' && typeof properties === 'object' && properties !== null;
  if (!isPlace || !('link' in properties) || typeof properties.link !== 'string') return undefined;
  return { link: safeUrl(properties.link), caption: typeof caption === 'string' ? caption : '' };
};

/** Links of the experiments that a text typeset by our server places. */
export const placedLinks = (tree: string): readonly string[] =>
  tree.includes('["experiment",') ? parseTree(tree).flatMap((node) => placeOf(node)?.link ?? []) : [];

/** Converts the server's nodes to elements. Unknown tags and properties are dropped, the text inside stays. */
export function toElements(nodes: readonly unknown[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    // A drawing belongs to a figure, which is a block of its own.
    if (!Array.isArray(node) || node[0] === 'svg') return null;
    const [tag, second, ...rest] = node as readonly unknown[];
    const hasProperties = typeof second === 'object' && second !== null && !Array.isArray(second);
    const children = toElements(hasProperties || second === undefined ? rest : [second, ...rest]);
    if (typeof tag !== 'string' || !(HTML_TAGS.has(tag) || MATHML_TAGS.has(tag))) {
      return createElement(Fragment, { key: index }, ...children);
    }
    const properties = hasProperties ? allowedProperties(tag, second) : {};
    const type = (components[tag] ?? tag) as string;
    if (tag !== 'math') return createElement(type, { key: index, ...properties }, ...children);
    const display = properties['display'] === 'block';
    return (
      <Formula key={index} display={display}>
        {createElement('math', properties, ...children)}
      </Formula>
    );
  });
}

/** The nodes of a text typeset by our server. */
export const parseTree = (tree: string): readonly unknown[] => JSON.parse(tree) as readonly unknown[];

/** The blocks of a text. An experiment that cannot be rendered is a link. */
function toBlocks(nodes: readonly unknown[], render: RenderParts): ReactNode[] {
  return toElements(nodes).map((element, index) => {
    const node = nodes[index];
    const [tag, properties] = partsOf(node) as [unknown?, ({ heading?: string } | null)?];
    if (tag === 'figure') return <Fragment key={index}>{render.figure?.(node)}</Fragment>;
    // The place of the answers, and that of the chosen one.
    if (tag === 'prediction' || tag === 'predicted')
      return (
        <Fragment key={index}>
          {render.prediction?.(tag === 'predicted' ? properties?.heading : undefined)}
        </Fragment>
      );
    const place = placeOf(node);
    if (!place) return element;
    const { link, caption } = place;
    return (
      <Fragment key={index}>
        {render.experiment?.(link, caption) ?? (
          <p>
            <TextLink href={link}>{caption}</TextLink>
          </p>
        )}
      </Fragment>
    );
  });
}

interface TypesetTextProps {
  tree: string;
  /** Keep it stable: each change renders the text again. */
  render?: RenderParts | undefined;
}

const NO_PARTS: RenderParts = {};

/** Renders a text typeset by our server as elements, without parsing HTML. */
export const TypesetText = memo(({ tree, render = NO_PARTS }: TypesetTextProps) => {
  const elements = useMemo(() => toBlocks(parseTree(tree), render), [tree, render]);
  return <Prose>{elements}</Prose>;
});
TypesetText.displayName = 'TypesetText';
