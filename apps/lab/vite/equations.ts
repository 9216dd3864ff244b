import type { MathNode } from '@zarra/experiment-kit/experiment';
import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import temml from 'temml';
import type { Plugin } from 'vite';

/** Converts an element of Temml to a node of the page. Styles are dropped: the page's policy forbids them. */
function toNode(element: ElementContent): MathNode[] {
  if (element.type === 'text') return [element.value];
  if (element.type !== 'element') return [];
  const attributes = Object.entries(element.properties)
    .filter(([name]) => name !== 'style')
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value)]);
  return [
    [
      element.tagName,
      Object.fromEntries(attributes) as Record<string, string>,
      ...element.children.flatMap(toNode),
    ],
  ];
}

function typesetFormula(tex: string): MathNode[] {
  const markup = temml.renderToString(`\\displaystyle ${tex}`, { throwOnError: true, strict: true });
  return fromHtml(markup, { fragment: true }).children.flatMap((node) => toNode(node as ElementContent));
}

/** Text and formulas between dollar signs, as nodes of one equation. Punctuation stays on the line of its formula. */
function typesetLine(line: string): MathNode[] {
  const parts = line.split(/(\$[^$]+\$[,;:.)]*)/).filter(Boolean);
  return parts.flatMap((part) => {
    const [, tex, punctuation] = /^\$(.+)\$(.*)$/.exec(part) ?? [];
    if (tex === undefined) return part;
    return typesetFormula(punctuation ? `${tex}\\text{${punctuation}}` : tex);
  });
}

/**
 * Imports `equations.tex`, one equation with its explanation per line, as typeset equations of an experiment. Formulas
 * are typeset at build time, as in lessons: the browser gets MathML.
 */
export const equations = (): Plugin => ({
  name: 'zarra:equations',
  transform: {
    filter: { id: /\/equations\.tex$/ },
    handler(source) {
      const lines = source.trim().split('\n').map(typesetLine);
      return { code: `export default ${JSON.stringify(lines)};`, map: null };
    },
  },
});
