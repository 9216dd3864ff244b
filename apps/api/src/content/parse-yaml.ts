import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { locales, type ZodMiniType } from 'zod/mini';
import type { ContentProblem } from './content-problems.js';

const englishMessages = locales.en().localeError;

/** Line of the deepest part of `path` that the document has. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

export type Parsed<T> = { readonly value: T } | { readonly problems: readonly ContentProblem[] };

/**
 * Reads one YAML text by its schema.
 * @param firstLine line of the file at which the text begins (after a front matter mark: 2)
 */
export function parseYaml<T>(file: string, text: string, schema: ZodMiniType<T>, firstLine = 1): Parsed<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, strict: true });
  const shift = firstLine - 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line + shift,
      message: error.message.split('\n')[0] ?? 'not YAML',
    }));
    return { problems };
  }
  const result = schema.safeParse(document.toJS(), { error: englishMessages });
  if (result.success) return { value: result.data };
  const problems = result.error.issues.map((issue) => ({
    file,
    line: lineOf(document, lines, issue.path) + shift,
    field: issue.path.join('.'),
    message: issue.message,
  }));
  return { problems };
}
