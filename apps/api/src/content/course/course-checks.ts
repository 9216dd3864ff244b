import type { ContentClass, ContentIdea } from '@zarra/contracts/content';
import type { ContentCourse, ContentTerm } from '@zarra/contracts/course-content';
import type { ContentLesson, ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { createCheck } from '../content-checks.js';
import type { ContentFolder } from '../content-folder.js';
import { withoutLessonLinks } from '../lesson-references.js';
import { linesOf } from '../../practice-items/lines-of.js';
import { CoursePlan, NO_COURSE } from './course-plan.js';
import { lessonLimitIssues, practiceLimitIssues, textLimitIssues, type FieldIssue } from './lesson-limits.js';
import type { TextIssue } from './lesson-parts.js';
import { nearDuplicates, textOfItem, textOfQuestion, type CourseTask } from './near-duplicates.js';
import { earlyFormulas, earlyNotation, earlyQuantities, Terms } from './text-checks.js';

interface CourseFiles {
  /** Undefined when the file has issues: nothing is checked against it. */
  readonly course: ContentCourse | undefined;
  readonly glossary: readonly ContentTerm[] | undefined;
  readonly classes: readonly ContentClass[] | undefined;
}

/** The texts of a value with their paths; keys and other names are left out. */
function* textsOf(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<readonly [typeof path, string]> {
  const NAMES = [
    'key',
    'section',
    'ideas',
    'idea',
    'see',
    'figure',
    'experiments',
    'chapter',
    'video',
    'formulas',
  ];
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) yield* textsOf(part, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      if (key === 'figure' || key === 'experiments') yield* textsOf(captionsOf(part), [...path, key]);
      else if (!NAMES.includes(key)) yield* textsOf(part, [...path, key]);
}

/** A line of YAML with a permanent name. */
const NAME_LINE = /^[\s-]*(?:key|lesson|section|slug|figure): /;

/** The texts for readers in figures and experiments. */
function captionsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(captionsOf);
  if (typeof value !== 'object' || value === null) return undefined;
  const { alt, note, caption } = value as Readonly<Record<string, unknown>>;
  return { alt, note, caption };
}

/** Placeholders of parameters as numbers, so that formulas around them can be read. */
function withoutPlaceholders(text: string, { parameters = {} }: ContentPracticeItem): string {
  return text
    .replace(/\{=[^}]*\}/g, '1')
    .replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (braces, name: string) => (name in parameters ? '1' : braces));
}

/**
 * The checks of lessons, practice items and ideas against the plan of the course and the terms. A content folder without these files
 * has no issues.
 */
export class CourseChecks {
  private readonly plan: CoursePlan;
  private readonly terms: Terms;

  constructor({ course, glossary, classes }: CourseFiles) {
    this.plan = new CoursePlan(course ?? NO_COURSE);
    this.terms = new Terms(
      glossary ?? [],
      (classes ?? []).map(({ slug }) => slug),
    );
  }

  /** Names `class/lesson` of the lessons that are held to every limit. */
  get complete(): ReadonlySet<string> {
    return this.plan.complete;
  }

  /** The issues of one text with its class, lesson and declared formulas. */
  private issuesOfText(
    text: string,
    name: string,
    lesson: Pick<ContentLesson, 'formulas'>,
    body: string,
  ): string[] {
    const [classSlug = ''] = name.split('/');
    const always = [
      ...earlyFormulas(text, name, this.plan, lesson.formulas ?? []),
      ...this.terms.variantIssues(text),
    ];
    if (!this.complete.has(name)) return always;
    const notation = earlyNotation(text, classSlug).map((sign) => `${classSlug} does not know ${sign} yet`);
    const early = this.terms
      .earlyTerms(withoutLessonLinks(text), classSlug, body)
      .map((term) => `“${term}” is a term of a later class: explain it in the text, in bold`);
    return [...always, ...notation, ...early];
  }

  /**
   * The fields of a lesson. Its text is checked by itself.
   * @param markdown its text, which explains terms
   */
  lessonFields(name: string, markdown: string) {
    return createCheck<ContentLesson>((lesson, addIssue) => {
      const planned = this.plan.lessons.get(name);
      if (this.plan.lessons.size > 0 && !planned) addIssue(['title'], `topics.yaml has no lesson ${name}`);
      if (planned && lesson.chapter !== planned.chapter)
        addIssue(['chapter'], `topics.yaml has the lesson in the chapter ${planned.chapter}`);
      for (const [path, text] of textsOf(lesson))
        for (const message of this.issuesOfText(text, name, lesson, markdown)) addIssue([...path], message);
      if (!this.complete.has(name)) return;
      for (const { path, message } of lessonLimitIssues(lesson)) addIssue([...path], message);
    });
  }

  /** The text of a lesson, with lines from 1. */
  lessonText(name: string, markdown: string, lesson: ContentLesson): TextIssue[] {
    const [classSlug = ''] = name.split('/');
    return [
      ...linesOf(markdown).flatMap(({ line, text }) =>
        this.issuesOfText(text, name, lesson, markdown).map((message) => ({ line, message })),
      ),
      ...(this.complete.has(name)
        ? [
            ...earlyQuantities(markdown, name, this.plan).map((message) => ({ line: 1, message })),
            ...textLimitIssues(markdown, classSlug),
          ]
        : []),
    ];
  }

  /** The practice items of a lesson. */
  practice(
    name: string,
    lesson: ContentLesson & { readonly body: string },
    items: readonly ContentPracticeItem[],
  ): FieldIssue[] {
    const issues = items.flatMap((item, index) =>
      [...textsOf(item)].flatMap(([path, text]) =>
        this.issuesOfText(withoutPlaceholders(text, item), name, lesson, lesson.body).map((message) => ({
          path: [index, ...path],
          message,
        })),
      ),
    );
    return this.complete.has(name) ? [...issues, ...practiceLimitIssues(lesson, items)] : issues;
  }

  /** The texts of ideas. */
  ideas() {
    return createCheck<readonly ContentIdea[]>((ideas, addIssue) => {
      for (const [at, { id: _id, ...texts }] of ideas.entries())
        for (const [path, text] of textsOf(texts, [at]))
          for (const message of this.terms.variantIssues(text)) addIssue([...path], message);
    });
  }

  /** A text on a figure, or its description. */
  figureText(text: string): string[] {
    return this.terms.variantIssues(text);
  }

  /** Adds the issues of captions of videos and practical works, line by line. */
  async otherFiles(folder: ContentFolder): Promise<void> {
    const files = (await folder.namesIn('videos')).map((name) => `videos/${name}`);
    for (const classSlug of await folder.namesIn('practicals'))
      for (const name of await folder.namesIn(`practicals/${classSlug}`))
        files.push(`practicals/${classSlug}/${name}`);
    const reported = new Set(folder.issues.map(({ file }) => file));
    for (const file of files) {
      if (!/\.(?:vtt|md)$/.test(file) || reported.has(file)) continue;
      await folder.load(file, (text) => {
        const issues = text
          .split('\n')
          .flatMap((line, at) =>
            NAME_LINE.test(line)
              ? []
              : this.terms.variantIssues(line).map((message) => ({ file, line: at + 1, message })),
          );
        return issues.length > 0 ? { issues } : { value: true };
      });
    }
  }

  /** Adds an issue for each near-duplicate among the tasks of complete lessons. */
  private addDuplicates(folder: ContentFolder, kind: 'lessons' | 'practice', tasks: readonly CourseTask[]) {
    const complete = tasks.filter(({ lesson }) => this.complete.has(lesson));
    for (const [later, earlier] of nearDuplicates(complete)) {
      const file = `${kind}/${later.lesson}.${kind === 'lessons' ? 'md' : 'yaml'}`;
      folder.addIssue(
        file,
        `${later.key} has nearly the words of ${earlier.key} in ${kind}/${earlier.lesson}: write another task`,
      );
    }
  }

  /**
   * Adds an issue for each complete lesson without practice, for lessons whose order differs from the plan, and for questions and items
   * that occur twice.
   */
  afterLessons(
    folder: ContentFolder,
    lessons: readonly (Pick<ContentLesson, 'questions'> & { classSlug: string; slug: string })[],
    practice: readonly { classSlug: string; slug: string; items: readonly ContentPracticeItem[] }[],
  ): void {
    const tasksOf = <T extends { key: string }>(
      { classSlug, slug }: { classSlug: string; slug: string },
      tasks: readonly T[],
      toText: (task: T) => string,
    ) => tasks.map((task) => ({ lesson: `${classSlug}/${slug}`, key: task.key, text: toText(task) }));
    this.addDuplicates(
      folder,
      'lessons',
      lessons.flatMap((lesson) => tasksOf(lesson, lesson.questions, textOfQuestion)),
    );
    this.addDuplicates(
      folder,
      'practice',
      practice.flatMap((one) => tasksOf(one, one.items, textOfItem)),
    );
    const practised = new Set(practice.map(({ classSlug, slug }) => `${classSlug}/${slug}`));
    let last: { classSlug: string; at: number } | undefined;
    for (const { classSlug, slug } of lessons) {
      const name = `${classSlug}/${slug}`;
      const file = `lessons/${name}.md`;
      if (this.complete.has(name) && !practised.has(name))
        folder.addIssue(file, 'the lesson is complete but has no practice items');
      const at = this.plan.lessons.get(name)?.at;
      if (at === undefined) continue;
      if (last?.classSlug === classSlug && last.at > at)
        folder.addIssue(file, 'its order differs from that of topics.yaml');
      last = { classSlug, at: Math.max(at, last?.classSlug === classSlug ? last.at : 0) };
    }
  }
}
