import { headingLevels } from '@zarra/contracts/content';
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
import { textSchema } from './text-schema.js';

/** Longest text that is read as Markdown, letters: four times the longest of our lessons. Hostile ones take minutes. */
const LONGEST = 30_000;

/** A node of a typeset text: words, or a tag, its properties (left out when there are none) and its nodes (JsonML). */
export type TextNode = string | readonly [string, ...unknown[]];

export interface TypesetText {
  readonly tree: readonly TextNode[];
  /** Formulas that are not TeX, by their line in the text; they stay as written. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** As in Pandoc: a price, "5 $ yoki 6 $", has a space inside its dollars. */
const isPrice = (written: string): boolean => /^\$\s|[^$]\s\$$/.test(written);

function toMathml(tex: string, displayMode: boolean): ElementContent[] {
  const options = { displayMode, throwOnError: true, trust: false, strict: false, maxExpand: 1000 };
  const markup = temml.renderToString(tex, { ...options, maxSize: [10, 1000] });
  return fromHtml(markup, { fragment: true }).children as ElementContent[];
}

/** Replaces formulas by MathML, and notes those that are not TeX. */
function typesetFormulas() {
  return (text: Markdown, file: VFile): void => {
    visit(text, (node) => {
      if (node.type !== 'inlineMath' && node.type !== 'math') return;
      const { value, position } = node;
      const written = String(file).slice(position?.start.offset, position?.end.offset);
      const show = (hChildren: ElementContent[]) => {
        // A formula on lines of its own is a paragraph.
        node.data = { hName: node.type === 'math' ? 'p' : 'span', hChildren };
      };
      if (node.type === 'inlineMath' && isPrice(written)) {
        show([{ type: 'text', value: written }]);
        return;
      }
      try {
        show(toMathml(value, written.startsWith('$$')));
      } catch (error) {
        const [reason = ''] = (error as Error).message.trim().split(/:?\s*\n/);
        file.message(`the formula ${value} cannot be typeset: ${reason}`, position);
        const source: ElementContent[] = [{ type: 'text', value }];
        show([{ type: 'element', tagName: 'code', properties: {}, children: source }]);
      }
    });
  };
}

/** Whether an address leads to http(s), to a path of this site or to a place in the text. */
function isSafe(address: unknown): boolean {
  const site = 'https://site.invalid';
  if (typeof address !== 'string' || !URL.canParse(address, site)) return false;
  const { protocol, origin, pathname } = new URL(address, site);
  if (/^https?:\/\//i.test(address)) return protocol === 'http:' || protocol === 'https:';
  return /^[#/]/.test(address) && origin === site && !pathname.startsWith('//');
}

/** A link without a safe address is its words, a picture its description. */
function dropUnsafeAddresses() {
  return (text: Root): void => {
    visit(text, 'element', (node) => {
      const { tagName, properties } = node;
      if (tagName === 'a' && !isSafe(properties['href']))
        Object.assign(node, { tagName: 'span', properties: {} });
      if (tagName === 'img' && !isSafe(properties['src'])) {
        const children = [{ type: 'text', value: properties['alt'] ?? '' }];
        Object.assign(node, { tagName: 'span', properties: {}, children });
      }
    });
  };
}

/** Written HTML is shown as the text it is. */
function keepHtmlAsText() {
  return (text: Root): void => {
    visit(text, 'raw', (node: { value: string }) => void Object.assign(node, { type: 'text' }));
  };
}

/** As React names it: `ariaLabel` is `aria-label`. */
const propertyName = (name: string): string =>
  name.startsWith('aria') ? `aria-${name.slice(4).toLowerCase()}` : name;

/** What holds blocks only: line ends in it are no spaces. */
const HOLDERS = new Set(['root', 'ul', 'ol', 'blockquote', 'section', 'table', 'thead', 'tbody', 'tr']);

/** Short form of a node: nothing that only parsers need. */
function compact(node: Root['children'][number], holder: string): TextNode[] {
  if (node.type === 'text') return HOLDERS.has(holder) && node.value === '\n' ? [] : [node.value];
  if (node.type !== 'element') return [];
  const { tagName, properties, children } = node;
  const parts = children.flatMap((child) => compact(child, tagName));
  // A span without properties says nothing.
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
  .use(typesetFormulas)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    footnoteLabel: 'Izohlar',
    footnoteBackLabel: 'Matnga qaytish',
  })
  .use(keepHtmlAsText)
  .use(headingLevels)
  .use(dropUnsafeAddresses)
  .use(rehypeSanitize, textSchema);

/** Reads a lesson's Markdown and sets its formulas; written HTML and unsafe addresses do not pass. */
export function typesetText(markdown: string): TypesetText {
  if (markdown.length > LONGEST) {
    return { tree: [], faults: [{ line: 1, message: `the text has more than ${LONGEST} characters` }] };
  }
  const file = new VFile(markdown);
  try {
    const root = processor.runSync(processor.parse(file), file);
    const faults = file.messages.map(({ line = 1, reason }) => ({ line, message: reason }));
    return { tree: root.children.flatMap((node) => compact(node, 'root')), faults };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { tree: [], faults: [{ line: 1, message: 'the text nests too deep' }] };
  }
}
