import { parseReference } from '../content/experiment-references.js';
import type { InstalledLab, StateName } from '../content/installed-lab.js';
import type { TextNode } from '../content/typeset-text.js';
import { experimentLink } from './experiment-links.js';

/** An experiment at its place in the text of a lesson. */
export interface PlacedExperiment extends StateName {
  readonly caption: string;
}

type Properties = Readonly<Record<string, unknown>>;

const hasReferences = (tree: string): boolean => tree.includes('"tajriba:');

/**
 * The experiments that a typeset text places, in the order of the text. They are paragraphs of it.
 * @param tree the stored text as JSON
 */
export function placedExperiments(tree: string): PlacedExperiment[] {
  // Most texts of other installations place none: these are not parsed.
  if (!hasReferences(tree)) return [];
  return (JSON.parse(tree) as TextNode[]).flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'experiment') return [];
    const name = parseReference(String((node[1] as Properties)['link']));
    return name ? [{ ...name, caption: String(node[2]) }] : [];
  });
}

/** The nodes with the addresses of the laboratory. What it does not have is a text without a link, and no place. */
function linkNodes(nodes: readonly unknown[], lab: InstalledLab): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (!Array.isArray(node)) return [node];
    const [tag, second, ...rest] = node as readonly unknown[];
    const isPlace = tag === 'experiment';
    const property = isPlace ? 'link' : 'href';
    const properties = (Array.isArray(second) ? {} : (second ?? {})) as Properties;
    const name = isPlace || tag === 'a' ? parseReference(String(properties[property])) : undefined;
    if (!name) return [linkNodes(node as readonly unknown[], lab)];
    const address = experimentLink(lab, name)?.link;
    const children = linkNodes(rest, lab);
    if (address !== undefined) return [[tag, { ...properties, [property]: address }, ...children]];
    return isPlace ? [] : children;
  });
}

/**
 * Gives the references of a typeset text the addresses of the installed laboratory, so that they are right without another
 * import.
 * @param tree the stored text as JSON
 */
export const linkExperiments = (tree: string, lab: InstalledLab): string =>
  hasReferences(tree) ? JSON.stringify(linkNodes(JSON.parse(tree) as unknown[], lab)) : tree;
