import { contentPractical, type ContentPractical } from '@zarra/contracts/lesson-content';
import { stringify } from 'yaml';
import { createCheck } from '../content-checks.js';
import type { ContentFolder } from '../content-folder.js';
import type { InstalledLab } from '../installed-lab.js';
import { parseYaml, type Parsed } from '../parse-yaml.js';
import { sectionIdOf, sectionsOf, shownText } from '../section-ids.js';
import { typesetText, type TextNode } from '../typeset-text.js';
import { isStorableText } from '../../database/tables.js';

/** A practical work with its typeset text. */
export interface PracticalItem extends ContentPractical {
  readonly slug: string;
  readonly classSlug: string;
  /** Markdown. */
  readonly body: string;
  /** JSON of the typeset body. */
  readonly tree: string;
}

/** Id of the heading of the teacher's note, which a sheet for learners omits. */
const TEACHER = 'oqituvchiga';

/** The headings of a practical work by their ids, in this order. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['maqsad', 'Maqsad'],
  ['kerakli-jihozlar', 'Kerakli jihozlar'],
  ['xavfsizlik', 'Xavfsizlik'],
  ['ishning-borishi', 'Ishning borishi'],
  ['olchashlar', 'Oʻlchashlar'],
  ['hisoblash', 'Hisoblash'],
  ['xulosa', 'Xulosa'],
  ['nazorat-savollari', 'Nazorat savollari'],
  [TEACHER, 'Oʻqituvchiga'],
]);

/** Most words for the learner: with its table the sheet is one page of A4. */
const MAX_WORDS = 420;

const FRONT_MATTER = /^---\n(.*?\n)---\n(.*)$/s;

/** Splits a typeset practical work into the part of the learner and that of the teacher. */
export function splitPractical(tree: string): { readonly tree: string; readonly teacherTree: string } {
  const nodes = JSON.parse(tree) as TextNode[];
  const start = nodes.findIndex((node) => sectionIdOf(node) === TEACHER);
  const end = start === -1 ? nodes.length : start;
  return { tree: JSON.stringify(nodes.slice(0, end)), teacherTree: JSON.stringify(nodes.slice(end + 1)) };
}

/** Whether a node is a table with an empty cell, in which the learner writes. */
const hasEmptyCell = (node: TextNode): boolean =>
  node[0] === 'table' && /\["td"(?:,\{[^}]*\})?\]/.test(JSON.stringify(node));

function textIssues(tree: readonly TextNode[]): string[] {
  const issues: string[] = [];
  const found = [...sectionsOf(tree).values()].join(', ');
  const expected = [...HEADINGS.values()].join(', ');
  if (found !== expected) issues.push(`the headings are ${found}; they must be ${expected}`);
  if (!tree.some(hasEmptyCell)) issues.push('Oʻlchashlar has no table with empty cells');
  const end = tree.findIndex((node) => sectionIdOf(node) === TEACHER);
  const learner = tree.slice(0, end === -1 ? undefined : end);
  const words = learner.map(shownText).join(' ').split(/\s+/).length;
  if (words > MAX_WORDS) {
    issues.push(`the text for the learner has ${words} words, more than ${MAX_WORDS}: it is not one page`);
  }
  return issues;
}

function parsePractical(
  file: string,
  text: string,
  schema: ReturnType<typeof contentPractical.check>,
): Parsed<Omit<PracticalItem, 'slug' | 'classSlug'>> {
  const [, head, body] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    const message = 'a practical work begins with YAML between two lines of ---';
    return { issues: [{ file, line: 1, message }] };
  }
  const parsed = parseYaml(file, head, schema, 2);
  if ('issues' in parsed) return parsed;
  const trimmed = body.trim();
  if (!isStorableText(trimmed)) {
    return { issues: [{ file, message: 'the text has a character that cannot be stored' }] };
  }
  const { tree, issues } = typesetText(trimmed, { lab: 'none' });
  // Number of lines before the text.
  const before = text.slice(0, text.length - body.trimStart().length).split('\n').length - 1;
  const all = [
    ...issues.map(({ line, message }) => ({ file, line: before + line, message })),
    ...textIssues(tree).map((message) => ({ file, message })),
  ];
  if (all.length > 0) return { issues: all };
  return { value: { ...parsed.value, body: trimmed, tree: JSON.stringify(tree) } };
}

/**
 * Reads the practical works of a class, `practicals/<class>/<slug>.md`.
 * @param lessons slugs of the lessons of the class
 * @param lab absent: investigations are not checked
 */
export async function loadPracticals(
  folder: ContentFolder,
  classSlug: string,
  lessons: ReadonlySet<string>,
  lab: InstalledLab | undefined,
): Promise<PracticalItem[]> {
  const schema = contentPractical.check(
    createCheck(({ lesson, investigation }, addIssue) => {
      if (!lessons.has(lesson)) addIssue(['lesson'], `the class has no lesson ${lesson}`);
      if (!lab || !investigation) return;
      const { experiment, key } = investigation;
      const known = lab.get(experiment)?.investigations.some((one) => one.key === key);
      if (!known) addIssue(['investigation'], `the laboratory has no investigation ${key} of ${experiment}`);
    }),
  );
  const items = await folder.loadEach(`practicals/${classSlug}`, '.md', (file, text) =>
    parsePractical(file, text, schema),
  );
  return items.map((item) => ({ ...item, classSlug }));
}

/** Formats a practical work for {@link loadPracticals}. */
export function formatPractical({ title, lesson, investigation, body }: PracticalItem): string {
  return `---\n${stringify({ title, lesson, investigation }, { lineWidth: 0 })}---\n\n${body}\n`;
}
