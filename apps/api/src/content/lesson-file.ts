import type { ContentLesson } from '@zarra/contracts/lesson-content';
import { stringify } from 'yaml';
import type { ZodMiniType } from 'zod/mini';
import { isStorableText } from '../database/tables.js';
import { questionSections } from './content-checks.js';
import type { LessonItem } from './content-set.js';
import { questionFigures } from './figures/figure-checks.js';
import { parseYaml, type Parsed } from './parse-yaml.js';
import { predictionSections } from './prediction.js';
import { sectionsOf } from './section-ids.js';
import { typesetText, type KnownTargets, type TypesetText } from './typeset-text.js';

/** Checks of one lesson that depend on its text. */
export interface LessonChecks {
  /** @param markdown the text */
  readonly fields: (markdown: string) => ReturnType<typeof questionSections>;
  readonly text: (markdown: string, lesson: ContentLesson) => TypesetText['issues'];
}

const FRONT_MATTER = /^---\n(.*?\n)---\n(.*)$/s;

/**
 * Reads a lesson: YAML between two `---` lines, then its text in Markdown.
 * @param targets what its text may refer to
 * @param checks find issues that depend on its whole text
 */
export function parseLessonFile(
  file: string,
  text: string,
  schema: ZodMiniType<ContentLesson>,
  targets: KnownTargets,
  checks: LessonChecks,
): Parsed<ContentLesson & Pick<LessonItem, 'body' | 'tree'>> {
  const [, head, body] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    return { issues: [{ file, line: 1, message: 'a lesson begins with YAML between two lines of ---' }] };
  }
  const trimmed = body.trim();
  const isStorable = isStorableText(body);
  const { tree, issues: typesetIssues } = isStorable
    ? typesetText(trimmed, targets)
    : { tree: [], issues: [] };
  const sections = sectionsOf(tree);
  const checked = schema.check(
    questionSections(sections),
    predictionSections(sections),
    questionFigures(targets.figures),
    checks.fields(trimmed),
  );
  const parsed = parseYaml(file, head, checked, 2);
  if ('issues' in parsed) return parsed;
  if (trimmed === '') return { issues: [{ file, message: 'the lesson has no text' }] };
  if (!isStorable) return { issues: [{ file, message: 'the text has a character that cannot be stored' }] };
  const issues = [...typesetIssues, ...checks.text(trimmed, parsed.value)];
  if (issues.length > 0) {
    // Number of lines before the text.
    const before = text.slice(0, text.length - body.trimStart().length).split('\n').length - 1;
    return { issues: issues.map(({ line, message }) => ({ file, line: before + line, message })) };
  }
  return { value: { ...parsed.value, body: trimmed, tree: JSON.stringify(tree) } };
}

/** Formats a lesson for {@link parseLessonFile}. */
export function formatLessonFile(lesson: LessonItem): string {
  const { classSlug: _class, slug: _slug, tree: _tree, figures: _figures, body, ...fields } = lesson;
  const { order, chapter, title, video, prediction, formulas, ...rest } = fields;
  // Option numbers are written without quotation marks.
  const withNumbers = (ideas: object) =>
    new Map(Object.entries(ideas).map(([option, idea]) => [Number(option), idea as string]));
  const questions = fields.questions.map((question) =>
    question.ideas ? { ...question, ideas: withNumbers(question.ideas) } : question,
  );
  // Undefined fields are left out.
  const head = { order, chapter, title, video, prediction, formulas, ...rest, questions };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body}\n`;
}
