import { sectionIdOf } from '../content/section-ids.js';
import type { TextNode } from '../content/typeset-text.js';
import { childrenOf, formulaText } from './formula-text.js';

/** The text of a lesson from one heading to the next. */
export interface Passage {
  /** Heading and its id; null before the first heading. */
  readonly heading: { readonly id: string; readonly text: string } | null;
  readonly paragraphs: readonly string[];
}

type Node = string | readonly unknown[];

/** Elements that contain paragraphs. */
const CONTAINERS = new Set(['ul', 'ol', 'blockquote', 'section', 'table', 'thead', 'tbody']);

function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  if (node[0] === 'math') return formulaText(node);
  // Of a figure only the caption is text.
  if (node[0] === 'svg') return '';
  const separator = node[0] === 'tr' ? ' – ' : '';
  return childrenOf(node).map(textOf).join(separator);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function paragraphsOf(node: Node): string[] {
  if (typeof node !== 'string' && CONTAINERS.has(String(node[0])))
    return childrenOf(node).flatMap(paragraphsOf);
  const text = tidy(textOf(node));
  return text === '' ? [] : [text];
}

/** Divides the typeset text of a lesson at its headings. A passage without text has its heading only. */
export function lessonPassages(tree: readonly TextNode[]): Passage[] {
  const passages: { heading: Passage['heading']; paragraphs: string[] }[] = [
    { heading: null, paragraphs: [] },
  ];
  for (const node of tree) {
    if (typeof node !== 'string' && /^h[1-6]$/.test(node[0])) {
      const heading = { id: sectionIdOf(node) ?? '', text: tidy(textOf(node)) };
      passages.push({ heading, paragraphs: [] });
    } else passages.at(-1)?.paragraphs.push(...paragraphsOf(node));
  }
  return passages.filter(({ heading, paragraphs }) => heading !== null || paragraphs.length > 0);
}
