import { contentLesson, type ContentLesson } from '@zarra/contracts/content';
import { stringify } from 'yaml';
import type { LessonItem } from './content-set.js';
import { parseYaml, type Parsed } from './parse-yaml.js';

const FRONT_MATTER = /^---\n(.*?\n)---\n(.*)$/s;

/** Reads a lesson: YAML between two `---` lines, then its text in Markdown. */
export function parseLessonFile(file: string, text: string): Parsed<ContentLesson & { body: string }> {
  const [, head, body] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    return { problems: [{ file, line: 1, message: 'a lesson begins with YAML between two lines of ---' }] };
  }
  const parsed = parseYaml(file, head, contentLesson, 2);
  if ('problems' in parsed) return parsed;
  const trimmed = body.trim();
  if (trimmed === '') return { problems: [{ file, message: 'the lesson has no text' }] };
  const keys = parsed.value.questions.map((question) => question.key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) {
    return { problems: [{ file, field: 'questions', message: `the key ${twice} stands twice` }] };
  }
  return { value: { ...parsed.value, body: trimmed } };
}

/** Writes a lesson the way {@link parseLessonFile} reads it. */
export function formatLessonFile({ order, title, video, questions, body }: LessonItem): string {
  const head = { order, title, ...(video === undefined ? {} : { video }), questions };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body}\n`;
}
