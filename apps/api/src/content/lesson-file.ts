import type { ContentLesson } from '@zarra/contracts/content';
import { stringify } from 'yaml';
import type { ZodMiniType } from 'zod/mini';
import { isStorableText } from '../database/tables.js';
import { questionSections } from './content-checks.js';
import type { LessonItem } from './content-set.js';
import { parseYaml, type Parsed } from './parse-yaml.js';
import { sectionsOf } from './section-ids.js';
import { typesetText, type KnownTargets } from './typeset-text.js';

const FRONT_MATTER = /^---\n(.*?\n)---\n(.*)$/s;

/**
 * Reads a lesson: YAML between two `---` lines, then its text in Markdown.
 * @param targets what its text may refer to
 */
export function parseLessonFile(
  file: string,
  text: string,
  schema: ZodMiniType<ContentLesson>,
  targets: KnownTargets,
): Parsed<ContentLesson & Pick<LessonItem, 'body' | 'tree'>> {
  const [, head, body] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    return { issues: [{ file, line: 1, message: 'a lesson begins with YAML between two lines of ---' }] };
  }
  const trimmed = body.trim();
  const isStorable = isStorableText(body);
  const { tree, issues } = isStorable ? typesetText(trimmed, targets) : { tree: [], issues: [] };
  const parsed = parseYaml(file, head, schema.check(questionSections(sectionsOf(tree))), 2);
  if ('issues' in parsed) return parsed;
  if (trimmed === '') return { issues: [{ file, message: 'the lesson has no text' }] };
  if (!isStorable) return { issues: [{ file, message: 'the text has a character that cannot be stored' }] };
  if (issues.length > 0) {
    // Number of lines before the text.
    const before = text.slice(0, text.length - body.trimStart().length).split('\n').length - 1;
    return { issues: issues.map(({ line, message }) => ({ file, line: before + line, message })) };
  }
  return { value: { ...parsed.value, body: trimmed, tree: JSON.stringify(tree) } };
}

/** Formats a lesson for {@link parseLessonFile}. */
export function formatLessonFile(lesson: LessonItem): string {
  const { classSlug: _class, slug: _slug, tree: _tree, body, order, chapter, title, ...rest } = lesson;
  // The chapter is undefined, and so left out, in a class without chapters.
  const head = { order, chapter, title, ...rest };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body}\n`;
}
