import { drawFigure, FigureError, readFigure, type DrawnFigure, type DrawOptions } from '@zarra/figures';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { hastToReact } from 'property-information';
import type { TextNode } from '../typeset-text.js';

/** The name in React: `strokeDashArray` becomes `strokeDasharray`. */
const propertyName = (name: string): string =>
  Object.hasOwn(hastToReact, name) ? String(hastToReact[name]) : name;

function toNode(node: ElementContent): TextNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const properties = Object.entries(node.properties).map(([name, value]) => [
    propertyName(name),
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  return [
    [
      node.tagName,
      ...(properties.length > 0 ? [Object.fromEntries(properties) as Record<string, unknown>] : []),
      ...node.children.flatMap(toNode),
    ],
  ];
}

const isElement = (node: { readonly type: string }): node is Element => node.type === 'element';

/** The SVG elements of a drawing; several of one process are in a row. */
function svgNodes(markup: string): TextNode[] {
  const elements = fromHtml(markup, { fragment: true }).children.filter(isElement);
  return elements.flatMap((element) =>
    element.tagName === 'svg' ? toNode(element) : element.children.flatMap(toNode),
  );
}

/** A declaration that is drawn, without a caption. */
export interface DrawnNode {
  /** The node `figure` of a typeset text. */
  readonly node: TextNode;
  readonly drawn: DrawnFigure;
}

/**
 * Draws a declaration. Its node has the text alternative and the size of one drawing; with a motion also the checked declaration,
 * by which the page draws it.
 * @throws FigureError
 */
export function drawNode(declaration: unknown, options: DrawOptions = {}): DrawnNode {
  const figure = readFigure(declaration, options.with);
  const drawn = drawFigure(declaration, options);
  const { text, width, height } = drawn;
  const motion = figure.motion ? { motion: JSON.stringify(figure) } : {};
  return { node: ['figure', { text, width, height, ...motion }, ...svgNodes(drawn.svg)], drawn };
}

/** The node of a declaration; undefined for one that is refused. */
export function drawIfValid(declaration: unknown, options?: DrawOptions): TextNode | undefined {
  try {
    return drawNode(declaration, options).node;
  } catch (error) {
    if (error instanceof FigureError) return undefined;
    throw error;
  }
}
