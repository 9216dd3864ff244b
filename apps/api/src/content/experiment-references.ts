import type { Image, Link, Nodes, Paragraph, Parents, Root as Markdown } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { missingInLab, type InstalledLab, type StateName } from './installed-lab.js';

const SCHEME = 'tajriba:';
const REFERENCE = /^tajriba:(?<slug>[a-z0-9-]+)(?:\?holat=(?<state>[a-z0-9-]+))?$/;

/** Whether an address of a text refers to an experiment, correctly or not. */
export const isReference = (address: string): boolean => address.startsWith(SCHEME);

/** The state that `tajriba:<slug>?holat=<key>` refers to; `tajriba:<slug>` is the start of the experiment. */
export function parseReference(address: string): StateName | undefined {
  const { slug, state = '' } = REFERENCE.exec(address)?.groups ?? {};
  return slug === undefined ? undefined : { slug, state };
}

/** Why a reference cannot be used; states are not checked without a laboratory. */
function referenceIssue(address: string, lab: InstalledLab | 'none' | undefined): string | undefined {
  if (lab === 'none') return `${address}: only the text of a lesson refers to experiments`;
  const name = parseReference(address);
  if (!name) return `${address} is not tajriba:<experiment> or tajriba:<experiment>?holat=<state>`;
  return lab && missingInLab(lab, name)?.message;
}

/** The image that is the only part of a paragraph, and the paragraph no part of a list or a quotation. */
export const placedImage = (node: Paragraph, parent: Parents | undefined): Image | undefined => {
  const [only, ...others] = node.children;
  return parent?.type === 'root' && only?.type === 'image' && others.length === 0 ? only : undefined;
};

/** Makes a paragraph the place of an experiment. */
function placeExperiment(paragraph: Paragraph, { url, alt }: Image): void {
  paragraph.data = {
    hName: 'experiment',
    hProperties: { link: url },
    hChildren: [{ type: 'text', value: alt ?? '' }],
  };
}

/**
 * A remark plugin: an image of the address `tajriba:…` is the place of an experiment. It stands alone in its paragraph, and its
 * description is the caption. Reports references that cannot be used.
 */
export function typesetExperiments() {
  return (text: Markdown, file: VFile): void => {
    const { lab } = file.data as { readonly lab?: InstalledLab | 'none' };
    const placed = new Set<string>();
    const placeIssue = ({ url, alt }: Image): string | undefined => {
      if (alt === undefined || alt === null || alt.trim() === '') return `${url} has no caption`;
      return placed.has(url) ? `${url} is placed twice` : undefined;
    };
    const report = (node: Nodes, message: string | undefined): void => {
      if (message !== undefined) file.message(message, node.position);
    };
    visit(text, (node, _index, parent) => {
      if (node.type === 'paragraph') {
        const image = placedImage(node, parent);
        if (!image || !isReference(image.url)) return;
        report(image, referenceIssue(image.url, lab) ?? placeIssue(image));
        placed.add(image.url);
        placeExperiment(node, image);
      } else if (isReferring(node)) {
        report(node, usageIssue(node, parent, lab));
      }
    });
  };
}

type Referring = Link | Image | Extract<Nodes, { type: 'definition' }>;

const isReferring = (node: Nodes): node is Referring =>
  (node.type === 'link' || node.type === 'image' || node.type === 'definition') && isReference(node.url);

/** Issue of a reference outside a place. */
function usageIssue(
  node: Referring,
  parent: Parents | undefined,
  lab: InstalledLab | 'none' | undefined,
): string | undefined {
  if (node.type === 'link') return referenceIssue(node.url, lab);
  if (node.type === 'definition') return `${node.url} must be written in the link itself`;
  if (parent?.data?.hName === 'experiment') return undefined;
  return `${node.url} must be alone in its paragraph, with empty lines around it`;
}
