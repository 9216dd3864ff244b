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

const textOf = (node: unknown): string => {
  if (typeof node === 'string') return node;
  // The first element is the tag, an object has its properties.
  return Array.isArray(node) ? node.slice(1).map(textOf).join('') : '';
};

/** A typeset text without its formatting, for attributes and native options. */
export const plainText = (tree: string): string => inlineNodes(parseTree(tree)).map(textOf).join('').trim();
