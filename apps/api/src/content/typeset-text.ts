import { rehypeHeadingLevels } from '@zarra/contracts/content';
import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root as Markdown } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import temml from 'temml';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { mediaIssue } from './content-issues.js';
import { referredLesson } from './lesson-references.js';
import { parseReference, typesetExperiments } from './experiment-references.js';
import { placeFigure, typesetFigures } from './figures/figure-references.js';
import type { FigureIndex } from './figures/lesson-figures.js';
import type { InstalledLab } from './installed-lab.js';
import { rehypeSectionIds } from './section-ids.js';
import { textSchema } from './text-schema.js';

/** Maximum length of a Markdown text, letters: four times our longest lesson. Longer hostile texts would take minutes. */
const MAX_LENGTH = 30_000;

/** A node of a typeset text: a text, or a tag, its properties (omitted when there are none) and its nodes (JsonML). */
export type TextNode = string | readonly [string, ...unknown[]];

export interface TypesetText {
  readonly tree: readonly TextNode[];
  /**
   * Formulas that are not TeX, images on other hosts, unknown experiments and figures, by their line in the text; the tree has
   * their source.
   */
  readonly issues: readonly { readonly line: number; readonly message: string }[];
}

/** As in Pandoc, a space inside the dollar signs makes a text rather than a formula: "5 $ yoki 6 $" are prices. */
const isPrice = (source: string): boolean => /^\$\s|[^$]\s\$$/.test(source);

function toMathml(tex: string, displayMode: boolean): ElementContent[] {
  const options = { displayMode, throwOnError: true, trust: false, strict: false, maxExpand: 1000 };
  const markup = temml.renderToString(tex, { ...options, maxSize: [10, 1000] });
  return fromHtml(markup, { fragment: true }).children as ElementContent[];
}

/** Replaces formulas by MathML and reports those that are not TeX. */
function typesetFormulas() {
  return (text: Markdown, file: VFile): void => {
    visit(text, (node) => {
      if (node.type !== 'inlineMath' && node.type !== 'math') return;
      const { value, position } = node;
      const source = String(file).slice(position?.start.offset, position?.end.offset);
      const replaceBy = (hChildren: ElementContent[]) => {
        // A formula on separate lines is a paragraph.
        node.data = { hName: node.type === 'math' ? 'p' : 'span', hChildren };
      };
      if (node.type === 'inlineMath' && isPrice(source)) {
        replaceBy([{ type: 'text', value: source }]);
        return;
      }
      try {
        replaceBy(toMathml(value, source.startsWith('$$')));
      } catch (error) {
        const [reason = ''] = (error as Error).message.trim().split(/:?\s*\n/);
        file.message(`the formula ${value} cannot be typeset: ${reason}`, position);
        const children: ElementContent[] = [{ type: 'text', value }];
        replaceBy([{ type: 'element', tagName: 'code', properties: {}, children }]);
      }
    });
  };
}

/** Whether a URL is http(s), a path of this site or a fragment of the text. */
function isSafe(address: unknown): boolean {
  const site = 'https://site.invalid';
  if (typeof address !== 'string' || !URL.canParse(address, site)) return false;
  const { protocol, origin, pathname } = new URL(address, site);
  if (/^https?:\/\//i.test(address)) return protocol === 'http:' || protocol === 'https:';
  return /^[#/]/.test(address) && origin === site && !pathname.startsWith('//');
}

/** Replaces a link without a safe URL by its text, and an image by its description. */
function removeUnsafeUrls() {
  return (text: Root): void => {
    visit(text, 'element', (node) => {
      const { tagName, properties } = node;
      const address = String(properties['href']);
      const isAllowed =
        isSafe(properties['href']) || parseReference(address) || referredLesson(address) !== undefined;
      if (tagName === 'a' && !isAllowed) Object.assign(node, { tagName: 'span', properties: {} });
      if (tagName === 'img' && !isSafe(properties['src'])) {
        const children = [{ type: 'text', value: properties['alt'] ?? '' }];
        Object.assign(node, { tagName: 'span', properties: {}, children });
      }
    });
  };
}

/** Reports images that pages may not show, if the file has a list of media origins. */
function reportForeignImages() {
  return (text: Root, file: VFile): void => {
    const { mediaOrigins } = file.data as { readonly mediaOrigins?: readonly string[] };
    visit(text, 'element', ({ tagName, properties, position }) => {
      if (tagName !== 'img' || !mediaOrigins) return;
      const issue = mediaIssue(String(properties['src']), mediaOrigins);
      if (issue !== undefined) file.message(`the image cannot be shown: ${issue}`, position);
    });
  };
}

/** Shows HTML in the Markdown as text. */
function htmlToText() {
  return (text: Root): void => {
    visit(text, 'raw', (node: { value: string }) => void Object.assign(node, { type: 'text' }));
  };
}

/** The name in React: `ariaLabel` becomes `aria-label`. */
const propertyName = (name: string): string =>
  name.startsWith('aria') ? `aria-${name.slice(4).toLowerCase()}` : name;

/** Elements that contain only blocks, so that line breaks in them are not text. */
const BLOCK_CONTAINERS = new Set([
  'root',
  'ul',
  'ol',
  'blockquote',
  'section',
  'table',
  'thead',
  'tbody',
  'tr',
]);

/** The JsonML of a node: without positions and other data of the parser. */
function compact(node: Root['children'][number], parent: string): TextNode[] {
  if (node.type === 'text') return BLOCK_CONTAINERS.has(parent) && node.value === '\n' ? [] : [node.value];
  if (node.type !== 'element') return [];
  const { tagName, properties, children } = node;
  const parts = children.flatMap((child) => compact(child, tagName));
  // Spans only group nodes.
  if (tagName === 'span') return parts;
  const entries = Object.entries(properties).map(([name, value]) => [
    propertyName(name),
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  return [
    [
      tagName,
      ...(entries.length > 0 ? [Object.fromEntries(entries) as Record<string, unknown>] : []),
      ...parts,
    ],
  ];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(typesetFigures)
  .use(typesetFormulas)
  .use(typesetExperiments)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    footnoteLabel: 'Izohlar',
    footnoteBackLabel: 'Matnga qaytish',
  })
  .use(htmlToText)
  .use(rehypeHeadingLevels)
  .use(reportForeignImages)
  .use(removeUnsafeUrls)
  .use(rehypeSanitize, textSchema)
  .use(rehypeSectionIds);

/** What a text may refer to. */
export interface KnownTargets {
  /** Origins of other hosts that may serve images; absent: images are not checked. */
  readonly mediaOrigins?: readonly string[] | undefined;
  /** Absent: experiments are not checked. `none`: the text is no lesson and may not refer to them. */
  readonly lab?: InstalledLab | 'none' | undefined;
  /** Figures of the lesson; absent: they are not checked, and a figure is its caption. */
  readonly figures?: FigureIndex | undefined;
}

/**
 * Typesets a lesson's Markdown and formulas; the result has no HTML of the author and no unsafe URLs. References to
 * experiments stay as they are: `linkReferences` replaces them whenever the text is sent. Figures are drawn.
 */
export function typesetText(markdown: string, known: KnownTargets = {}): TypesetText {
  if (markdown.length > MAX_LENGTH) {
    return { tree: [], issues: [{ line: 1, message: `the text has more than ${MAX_LENGTH} characters` }] };
  }
  const file = new VFile({ value: markdown, data: { ...known } });
  try {
    const root = processor.runSync(processor.parse(file), file);
    const issues = file.messages.map(({ line = 1, reason }) => ({ line, message: reason }));
    const nodes = root.children.flatMap((node) => compact(node, 'root'));
    return { tree: nodes.map((node) => placeFigure(node, known.figures)), issues };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { tree: [], issues: [{ line: 1, message: 'the text nests too deep' }] };
  }
}
