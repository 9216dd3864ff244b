import { isNode, LineCounter, parseDocument, visit, type Alias, type Document } from 'yaml';
import { locales, type core, type ZodMiniType } from 'zod/mini';
import { isStorableText } from '../database/tables.js';
import type { ContentIssue } from './content-issues.js';

const englishMessages = locales.en().localeError;

/** Line of the deepest node on `path` that the document has. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Line of the field of a text in YAML that was parsed before. */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  const lines = new LineCounter();
  return lineOf(parseDocument(text, { lineCounter: lines }), lines, path);
}

/** Paths of texts that the database cannot store; YAML can write them as escapes. */
function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return isStorableText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    unstorableTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** An alias inside the node that it names: its value would have no end. An alias names an earlier node, so there is no other cycle. */
function findEndlessAlias(document: Document.Parsed): Alias.Parsed | undefined {
  let endless: Alias.Parsed | undefined;
  visit(document, {
    Alias: (_key, node, ancestors) => {
      const target = node.resolve(document);
      if (!target || !ancestors.includes(target)) return undefined;
      endless = node as Alias.Parsed;
      return visit.BREAK;
    },
  });
  return endless;
}

interface FieldIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The issues of the form of a field that its author meant, where several forms are allowed: of those with the right type the one
 * with the fewest issues.
 */
function issuesOfBranch({ path, message, ...issue }: core.$ZodIssue): FieldIssue[] {
  const own = [{ path, message }];
  if (issue.code !== 'invalid_union' || !('errors' in issue)) return own;
  const meant = issue.errors.filter((branch) =>
    branch.every((one) => one.path.length > 0 || one.code !== 'invalid_type'),
  );
  const fewest = Math.min(...meant.map((branch) => branch.length));
  const branch = meant.findLast(({ length }) => length === fewest);
  if (!branch) return own;
  return branch.flatMap(issuesOfBranch).map((one) => ({ ...one, path: [...path, ...one.path] }));
}

export type Parsed<T> = { readonly value: T } | { readonly issues: readonly ContentIssue[] };

/**
 * Parses YAML and validates it by its schema.
 * @param firstLine line of the file at which the text begins (2 in front matter)
 */
export function parseYaml<T>(file: string, text: string, schema: ZodMiniType<T>, firstLine = 1): Parsed<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const issueAt = (line: number, message: string, path: readonly PropertyKey[] = []): ContentIssue => ({
    file,
    line: line + firstLine - 1,
    ...(path.length > 0 ? { field: path.join('.') } : {}),
    message,
  });
  if (document.errors.length > 0) {
    return {
      issues: document.errors.map(({ pos, message }) => issueAt(lines.linePos(pos[0]).line, message)),
    };
  }
  const endless = findEndlessAlias(document);
  if (endless) {
    const { line } = lines.linePos(endless.range[0]);
    return { issues: [issueAt(line, `the alias ${endless.source} contains itself`)] };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    return { issues: [issueAt(1, error instanceof Error ? error.message : 'not YAML')] }; // Too many aliases.
  }
  const result = schema.safeParse(value, { error: englishMessages });
  const issues = [
    ...(result.error?.issues ?? []).flatMap((issue) => issuesOfBranch(issue)),
    ...unstorableTexts(value).map((path) => ({
      path,
      message: 'the text has a character that cannot be stored',
    })),
  ];
  if (result.success && issues.length === 0) return { value: result.data };
  return {
    issues: issues.map(({ path, message }) => issueAt(lineOf(document, lines, path), message, path)),
  };
}
