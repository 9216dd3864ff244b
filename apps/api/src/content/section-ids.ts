import { toLatin } from '@zarra/uzbek';
import type { TextNode } from './typeset-text.js';

const textOf = (node: unknown): string =>
  typeof node === 'string' ? node : Array.isArray(node) ? node.slice(1).map(textOf).join('') : '';

/** A heading as a slug: `Toʻgʻri chiziqli harakat` is `togri-chiziqli-harakat`. */
const slugOf = (heading: string): string =>
  toLatin(heading)
    .toLowerCase()
    .replace(/[ʻʼ‘’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The headings of a typeset text by the ids with which other content refers to them; a repeated heading gets a number. */
export function sectionTitles(tree: readonly TextNode[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const node of tree) {
    if (typeof node === 'string' || !/^h[1-6]$/.test(node[0])) continue;
    const title = textOf(node).trim();
    const slug = slugOf(title);
    let id = slug;
    for (let n = 2; titles.has(id); n += 1) id = `${slug}-${n}`;
    titles.set(id, title);
  }
  return titles;
}

/** Ids of the headings of a typeset text. */
export const sectionIds = (tree: readonly TextNode[]): ReadonlySet<string> =>
  new Set(sectionTitles(tree).keys());
