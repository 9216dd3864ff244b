// @ts-check
// Equations of experiments, typeset at build time as in lessons: the browser gets MathML.
import { fromHtml } from 'hast-util-from-html';
import temml from 'temml';

/** @typedef {string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...MathNode[]]} MathNode */

/**
 * Converts an element of Temml to a node of the page. Styles are dropped: the page's policy forbids them.
 * @param {import('hast').RootContent} element @returns {MathNode[]}
 */
function toNodes(element) {
  if (element.type === 'text') return [element.value];
  if (element.type !== 'element') return [];
  const attributes = Object.entries(element.properties)
    .filter(([name]) => name !== 'style')
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value)]);
  return [[element.tagName, Object.fromEntries(attributes), ...element.children.flatMap(toNodes)]];
}

/** @param {string} tex @returns {MathNode[]} */
function typesetFormula(tex) {
  const markup = temml.renderToString(`\\displaystyle ${tex}`, { throwOnError: true, strict: true });
  return fromHtml(markup, { fragment: true }).children.flatMap(toNodes);
}

/**
 * Text and formulas between dollar signs, as nodes of one equation. Punctuation stays on the line of its formula.
 * @param {string} line @returns {MathNode[]}
 */
function typesetLine(line) {
  const parts = line.split(/(\$[^$]+\$[,;:.)]*)/).filter(Boolean);
  return parts.flatMap((part) => {
    const [, tex, punctuation] = /^\$(.+)\$(.*)$/.exec(part) ?? [];
    if (tex === undefined) return part;
    return typesetFormula(punctuation ? `${tex}\\text{${punctuation}}` : tex);
  });
}

/**
 * Imports `equations.tex`, one equation with its explanation per line, as typeset equations.
 * @returns {import('vite').Plugin}
 */
export const equations = () => ({
  name: 'zarra:equations',
  transform: {
    filter: { id: /\/equations\.tex$/ },
    handler(source) {
      const lines = source.trim().split('\n').map(typesetLine);
      return { code: `export default ${JSON.stringify(lines)};`, map: null };
    },
  },
});
