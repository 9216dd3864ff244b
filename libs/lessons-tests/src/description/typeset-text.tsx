import { Prose } from '@zarra/ui-kit';
import { createElement, Fragment, memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { fitFormula, FormulaLine } from './formula-line.js';
import { safeAddress } from './safe-address.js';
import { TextImage, TextLink, TextTable } from './text-elements.js';

const words = (text: string): readonly string[] => text.split(' ');

const TAGS = new Set([
  ...words('p h3 h4 h5 h6 ul ol li blockquote pre code hr br strong em del sup sub section'),
  ...words('a img table thead tbody tr th td'),
]);
const MATHML = new Set([
  ...words(
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle msub msup msubsup munder mover munderover',
  ),
  ...words('mmultiscripts mprescripts mtable mtr mtd mpadded mphantom menclose none'),
]);
/** `className` holds the classes of formulas that ui-kit's `Prose` styles. */
const MATHML_PROPERTIES = new Set([
  ...words(
    'className display displaystyle scriptlevel mathvariant stretchy symmetric fence form separator lspace',
  ),
  ...words(
    'rspace width height depth voffset linethickness accent accentunder largeop movablelimits minsize',
  ),
  ...words('maxsize columnalign rowspacing columnspacing columnspan rowspan notation'),
]);
const PROPERTIES = new Set(words('href src alt id align start aria-label aria-describedby'));

const components: Readonly<Record<string, unknown>> = { a: TextLink, img: TextImage, table: TextTable };

function propertiesOf(tag: string, given: object): Record<string, unknown> {
  const known = MATHML.has(tag) ? MATHML_PROPERTIES : PROPERTIES;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!known.has(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    properties[name] = name === 'href' || name === 'src' ? safeAddress(String(value)) : value;
  }
  return properties;
}

const Formula = ({ display, children }: { display: boolean; children: ReactNode }) => {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (line.current ? fitFormula(line.current, display) : undefined), [display]);
  return (
    <FormulaLine ref={line} data-formula={display ? 'display' : 'inline'} data-display={display || undefined}>
      {children}
    </FormulaLine>
  );
};

/** Nodes as the server sent them. What a lesson's text cannot have is left out, its words stay. */
function toElements(nodes: readonly unknown[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (!Array.isArray(node)) return null;
    const [tag, second, ...others] = node as readonly unknown[];
    const hasProperties = typeof second === 'object' && second !== null && !Array.isArray(second);
    const children = toElements(hasProperties || second === undefined ? others : [second, ...others]);
    if (typeof tag !== 'string' || !(TAGS.has(tag) || MATHML.has(tag))) {
      return createElement(Fragment, { key: index }, ...children);
    }
    const properties = hasProperties ? propertiesOf(tag, second) : {};
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

/** A text typeset by our server, as elements: nothing becomes markup on the way. */
export const TypesetText = memo(({ tree }: { tree: string }) => {
  const elements = useMemo(() => toElements(JSON.parse(tree) as readonly unknown[]), [tree]);
  return <Prose>{elements}</Prose>;
});
TypesetText.displayName = 'TypesetText';
