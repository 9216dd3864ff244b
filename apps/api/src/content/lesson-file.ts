import type { ContentLesson } from '@zarra/contracts/content';
import { stringify } from 'yaml';
import type { ZodMiniType } from 'zod/mini';
import { isStorable } from '../http/text-guard.js';
import type { LessonItem } from './content-set.js';
import { parseYaml, type Parsed } from './parse-yaml.js';
import { typesetText } from './typeset-text.js';

const FRONT_MATTER = /^---\n(.*?\n)---\n(.*)$/s;

/** Reads a lesson: YAML between two `---` lines, then its text in Markdown. */
export function parseLessonFile(
  file: string,
  text: string,
  schema: ZodMiniType<ContentLesson>,
): Parsed<ContentLesson & Pick<LessonItem, 'body' | 'tree'>> {
  const [, head, body] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    return { problems: [{ file, line: 1, message: 'a lesson begins with YAML between two lines of ---' }] };
  }
  const parsed = parseYaml(file, head, schema, 2);
  if ('problems' in parsed) return parsed;
  const trimmed = body.trim();
  if (trimmed === '') return { problems: [{ file, message: 'the lesson has no text' }] };
  if (!isStorable(body)) {
    return { problems: [{ file, message: 'the text has a character that cannot be stored' }] };
  }
  const { tree, faults } = typesetText(trimmed);
  if (faults.length > 0) {
    // Lines of the file that stand before the text's first.
    const before = text.slice(0, text.length - body.trimStart().length).split('\n').length - 1;
    return { problems: faults.map(({ line, message }) => ({ file, line: before + line, message })) };
  }
  return { value: { ...parsed.value, body: trimmed, tree } };
}

/** Writes a lesson the way {@link parseLessonFile} reads it. */
export function formatLessonFile({ order, title, video, questions, body }: LessonItem): string {
  const head = { order, title, ...(video === undefined ? {} : { video }), questions };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body}\n`;
}
