import type { Image, Nodes, Paragraph, Root as Markdown } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placedImage } from '../experiment-references.js';
import { captionContradiction } from './figure-facts.js';
import type { KnownTargets, TextNode } from '../typeset-text.js';

const SCHEME = 'figure:';
const REFERENCE = /^figure:(?<key>[a-z0-9]+(?:-[a-z0-9]+)*)$/;

const keyOf = (address: string): string | undefined => REFERENCE.exec(address)?.groups?.['key'];

const isReference = (node: Nodes): node is Extract<Nodes, { url: string }> =>
  'url' in node && node.url.startsWith(SCHEME);

/** Why a figure cannot be placed. */
function placeIssue(
  { url, alt }: Image,
  caption: string,
  { figures, lab }: KnownTargets,
): string | undefined {
  if (lab === 'none') return `${url}: only the text of a lesson has figures`;
  const key = keyOf(url);
  if (key === undefined) return `${url} is not figure:<key>`;
  if (!alt?.trim()) return `${url} has no caption`;
  if (!figures) return undefined;
  if (!figures.find(key)) return figures.missing(key);
  const facts = figures.factsOf(key);
  return facts && captionContradiction(caption, facts);
}

/** The Markdown of the caption. */
function captionSource({ position }: Image, text: string): string {
  const markup = text.slice(position?.start.offset, position?.end.offset);
  return markup.slice(2, markup.lastIndexOf(']('));
}

/** The caption with its formulas: in the tree of an image it is a plain text. */
function captionOf(image: Image, source: string, parse: (text: string) => Markdown): Paragraph['children'] {
  const start = image.position?.start;
  const [only, ...others] = parse(source).children;
  if (only?.type !== 'paragraph' || others.length > 0) return [{ type: 'text', value: image.alt ?? '' }];
  visit(only, ({ position }) => {
    if (!position || !start) return;
    for (const point of [position.start, position.end]) {
      point.offset = (point.offset ?? 0) + (start.offset ?? 0) + 2;
      point.line += start.line - 1;
    }
  });
  return only.children;
}

/**
 * A remark plugin: an image of the address `figure:…` is the place of a figure of the lesson. It stands alone in its paragraph, and
 * its description is the caption. Reports references that cannot be used. Formulas are typeset after it.
 */
export function typesetFigures(this: Processor) {
  const parse = (text: string) => this.parse(text) as Markdown;
  return (text: Markdown, file: VFile): void => {
    const known = file.data as KnownTargets;
    visit(text, (node, _index, parent) => {
      const image = node.type === 'paragraph' ? placedImage(node, parent) : undefined;
      if (node.type === 'paragraph' && image && isReference(image)) {
        const caption = captionSource(image, String(file));
        const issue = placeIssue(image, caption, known);
        if (issue !== undefined) file.message(issue, image.position);
        node.children = captionOf(image, caption, parse);
        node.data = { hName: 'figure', hProperties: { name: keyOf(image.url) ?? '' } };
      } else if (isReference(node)) {
        const usage =
          node.type === 'image'
            ? 'must be alone in its paragraph, with empty lines around it'
            : 'is no address: a figure is ![caption](figure:key)';
        file.message(`${node.url} ${usage}`, node.position);
      }
    });
  };
}

/** The node of a place with its drawing; without one its caption. */
export function placeFigure(node: TextNode, figures: KnownTargets['figures']): TextNode {
  if (typeof node === 'string' || node[0] !== 'figure') return node;
  const [, properties, ...caption] = node;
  const key = (properties as { readonly name?: string }).name ?? '';
  const drawn = figures?.find(key)?.drawing;
  return drawn === undefined ? ['p', ...caption] : [...(JSON.parse(drawn) as [string]), ...caption];
}
