import { toLatin } from '@zarra/uzbek';
import type { ElementContent, Root } from 'hast';
import type { TextNode } from './typeset-text.js';

/** A heading as a slug: `Toʻgʻri chiziqli harakat` is `togri-chiziqli-harakat`. */
const slugOf = (heading: string): string =>
  toLatin(heading)
    .toLowerCase()
    .replace(/[ʻʼ‘’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

/**
 * A rehype plugin: gives the headings of a text ids, by which addresses and other content refer to them. A repeated heading gets
 * a number, and one without letters and digits no id.
 */
export function rehypeSectionIds() {
  return (text: Root): void => {
    const ids = new Set<string>();
    for (const node of text.children) {
      if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) continue;
      const slug = slugOf(node.children.map(textOf).join(''));
      if (slug === '') continue;
      let id = slug;
      for (let n = 2; ids.has(id); n += 1) id = `${slug}-${n}`;
      ids.add(id);
      node.properties = { id };
    }
  };
}

/** The text of a node of a typeset text. */
export const shownText = (node: unknown): string =>
  typeof node === 'string' ? node : Array.isArray(node) ? node.slice(1).map(shownText).join('') : '';

/** The id of a heading of a typeset text; undefined for other nodes. */
export function sectionIdOf(node: TextNode): string | undefined {
  if (typeof node === 'string' || !/^h[1-6]$/.test(node[0])) return undefined;
  const id = (node[1] as { readonly id?: unknown } | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The headings of a typeset text by their ids. */
export function sectionsOf(tree: readonly TextNode[]): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const node of tree) {
    const id = sectionIdOf(node);
    if (id !== undefined) sections.set(id, shownText(node));
  }
  return sections;
}
