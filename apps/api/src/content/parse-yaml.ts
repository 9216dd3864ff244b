import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { locales, type ZodMiniType } from 'zod/mini';
import { isStorable } from '../http/text-guard.js';
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

/** Paths of texts no database can hold; YAML can write them as escapes. */
function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    unstorableTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export type Parsed<T> = { readonly value: T } | { readonly problems: readonly ContentProblem[] };

/**
 * Reads one YAML text by its schema.
 * @param firstLine line of the file at which the text begins (after a front matter mark: 2)
 */
export function parseYaml<T>(file: string, text: string, schema: ZodMiniType<T>, firstLine = 1): Parsed<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problem = (line: number, message: string, path: readonly PropertyKey[] = []): ContentProblem => ({
    file,
    line: line + firstLine - 1,
    ...(path.length > 0 ? { field: path.join('.') } : {}),
    message,
  });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => problem(lines.linePos(pos[0]).line, message)),
    };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    return { problems: [problem(1, error instanceof Error ? error.message : 'not YAML')] }; // An alias bomb.
  }
  const result = schema.safeParse(value, { error: englishMessages });
  const faults = [
    ...(result.error?.issues ?? []),
    ...unstorableTexts(value).map((path) => ({
      path,
      message: 'the text has a character that cannot be stored',
    })),
  ];
  if (result.success && faults.length === 0) return { value: result.data };
  return {
    problems: faults.map(({ path, message }) => problem(lineOf(document, lines, path), message, path)),
  };
}
