import { memo, useMemo } from 'react';
import { parseTree, toElements } from './typeset-text.js';

/** The nodes of a text without its paragraphs, whose texts follow each other. */
function inlineNodes(nodes: readonly unknown[]): readonly unknown[] {
  return nodes.flatMap((node, index) => {
    if (!Array.isArray(node) || node[0] !== 'p') return [node];
    const [, ...children] = node as readonly unknown[];
    return index === 0 ? children : [' ', ...children];
  });
}

/** Renders a typeset text inside a line: an option's label, an item of a list. */
export const TypesetLine = memo(({ tree }: { tree: string }) => {
  const elements = useMemo(() => toElements(inlineNodes(parseTree(tree))), [tree]);
  return <span>{elements}</span>;
});
TypesetLine.displayName = 'TypesetLine';

/** A part of a formula in one line: in parentheses when it is longer than a letter or a number. */
const grouped = (text: string): string => (/^[\p{L}\p{N},.]*$/u.test(text) ? text : `(${text})`);

/** Texts of formulas whose meaning is in their layout. */
const layouts: Readonly<Record<string, (first: string, second: string) => string>> = {
  mfrac: (numerator, denominator) => `${grouped(numerator)}/${grouped(denominator)}`,
  msup: (base, exponent) => `${base}^${grouped(exponent)}`,
  msub: (base, index) => `${base}_${grouped(index)}`,
  mroot: (radicand, degree) => `${degree}√(${radicand})`,
};

const textOf = (node: unknown): string => {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return '';
  // The first element is the tag, an object has its properties.
  const [tag, ...rest] = node as readonly unknown[];
  const texts = rest.filter((child) => typeof child === 'string' || Array.isArray(child)).map(textOf);
  const layout = typeof tag === 'string' && Object.hasOwn(layouts, tag) ? layouts[tag] : undefined;
  if (layout) return layout(texts[0] ?? '', texts[1] ?? '');
  return tag === 'msqrt' ? `√(${texts.join('')})` : texts.join('');
};

/** A typeset text in one line without elements, for attributes and native options. Formulas become `v/t`, `v^2`, `√(2)`. */
export const plainText = (tree: string): string => inlineNodes(parseTree(tree)).map(textOf).join('').trim();

/** Whether a typeset text has formulas. */
export const hasFormula = (tree: string): boolean => tree.includes('["math"');
