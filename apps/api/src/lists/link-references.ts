import { parseReference } from '../content/experiment-references.js';
import type { InstalledLab, StateName } from '../content/installed-lab.js';
import { referredLesson } from '../content/lesson-references.js';
import type { TextNode } from '../content/typeset-text.js';
import { lessonLink } from '../http/paths.js';
import { experimentLink } from './experiment-links.js';

/** An experiment at its place in the text of a lesson. */
export interface PlacedExperiment extends StateName {
  readonly caption: string;
}

type Properties = Readonly<Record<string, unknown>>;

const hasExperiments = (tree: string): boolean => tree.includes('"tajriba:');

/**
 * The experiments that a typeset text places, in the order of the text. They are paragraphs of it.
 * @param tree the stored text as JSON
 */
export function placedExperiments(tree: string): PlacedExperiment[] {
  // Most texts of other installations place none: these are not parsed.
  if (!hasExperiments(tree)) return [];
  return (JSON.parse(tree) as TextNode[]).flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'experiment') return [];
    const name = parseReference(String((node[1] as Properties)['link']));
    return name ? [{ ...name, caption: String(node[2]) }] : [];
  });
}

/** Addresses of what a text refers to. */
interface ReferredAddresses {
  readonly lab: InstalledLab;
  /** Ids of lessons by their names `class/lesson`. */
  readonly lessonIds: ReadonlyMap<string, number>;
}

/** The address that a reference has on the site; undefined for what is not installed, null for another link. */
function addressOf(reference: string, { lab, lessonIds }: ReferredAddresses): string | null | undefined {
  const state = parseReference(reference);
  if (state) return experimentLink(lab, state)?.link;
  const lesson = referredLesson(reference);
  if (lesson === undefined) return null;
  const id = lessonIds.get(lesson);
  return id === undefined ? undefined : lessonLink(id);
}

/** The nodes with the addresses of the site. What it does not have is a text without a link, and no place. */
function linkNodes(nodes: readonly unknown[], addresses: ReferredAddresses): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (!Array.isArray(node)) return [node];
    const [tag, second, ...rest] = node as readonly unknown[];
    const isPlace = tag === 'experiment';
    const property = isPlace ? 'link' : 'href';
    const properties = (Array.isArray(second) ? {} : (second ?? {})) as Properties;
    const address = isPlace || tag === 'a' ? addressOf(String(properties[property]), addresses) : null;
    if (address === null) return [linkNodes(node as readonly unknown[], addresses)];
    const children = linkNodes(rest, addresses);
    if (address !== undefined) return [[tag, { ...properties, [property]: address }, ...children]];
    return isPlace ? [] : children;
  });
}

/**
 * Gives the references of a typeset text the addresses of the installed laboratory and of the lessons, so that they are right
 * without another import.
 * @param tree the stored text as JSON
 */
export const linkReferences = (tree: string, addresses: ReferredAddresses): string =>
  hasExperiments(tree) || tree.includes('"dars:')
    ? JSON.stringify(linkNodes(JSON.parse(tree) as unknown[], addresses))
    : tree;

/** The Markdown of a lesson for clients without figures: each one is its caption. Links to lessons have their addresses. */
export const linkMarkdown = (markdown: string, { lessonIds }: Pick<ReferredAddresses, 'lessonIds'>): string =>
  markdown
    .replace(/^ {0,3}!\[(.*)\]\(figure:[a-z0-9-]+\)[ \t]*$/gm, '$1')
    .replace(/\[([^\]]*)\]\((dars:[^)\s]*)\)/g, (_, text: string, reference: string) => {
      const id = lessonIds.get(referredLesson(reference) ?? '');
      return id === undefined ? text : `[${text}](${lessonLink(id)})`;
    });
