import { contentPractice } from '@zarra/contracts/lesson-content';
import type { CourseChecks } from './course/course-checks.js';
import { checkUnique, createCheck } from './content-checks.js';
import type { ContentFolder } from './content-folder.js';
import type { ClassFigures } from './figures/load-figures.js';
import type { LessonItem, PracticeItems } from './content-set.js';
import { unknownIdeas } from './idea-checks.js';
import { parseYaml } from './parse-yaml.js';
import { sectionsOf } from './section-ids.js';
import { typesetText, type TextNode } from './typeset-text.js';

const textIssues = (text: string): string[] =>
  typesetText(text, { lab: 'none' }).issues.map(({ message }) => message);

/** What practice items may refer to. */
interface KnownToPractice {
  /** Paths below the `pictures` folder. */
  readonly images: ReadonlySet<string>;
  /** Ids of ideas; undefined when their list could not be read. */
  readonly ideas: ReadonlySet<string> | undefined;
  readonly courseChecks: CourseChecks;
  readonly figures: ClassFigures;
}

/**
 * Reads the practice items of a class: `practice/<class>/<lesson>.yaml`.
 * @param lessons the lessons of the class, in teaching order
 */
export async function loadPractice(
  folder: ContentFolder,
  classSlug: string,
  lessons: readonly LessonItem[],
  { images, ideas, courseChecks, figures }: KnownToPractice,
): Promise<PracticeItems[]> {
  const directory = `practice/${classSlug}`;
  if ((await folder.namesIn(directory)).length === 0) return [];
  // Imported on demand: it brings mathjs.
  const { checkItem } = await import('../practice-items/check-item.js');
  const { chainIssues } = await import('../practice-items/chain-issues.js');
  const { drawingIssues } = await import('./figures/drawing-issues.js');
  const schemaOf = (lesson: LessonItem) => {
    const { slug, tree } = lesson;
    const name = `${classSlug}/${slug}`;
    const isComplete = courseChecks.complete.has(name);
    const sections = new Set(sectionsOf(JSON.parse(tree) as TextNode[]).keys());
    return contentPractice.check(
      createCheck((items, addIssue) => {
        const keys = items.map(({ key }) => key);
        checkUnique(keys, 'key', (index, message) => addIssue([index, 'key'], message));
        for (const [index, item] of items.entries()) {
          const issues = checkItem(item, {
            sections,
            images,
            textIssues,
            calculationIssues: chainIssues,
            isComplete,
            drawingIssues: drawingIssues(figures.index(slug)),
          });
          for (const { path, message } of [...issues, ...unknownIdeas(item, ideas)])
            addIssue([index, ...path], message);
        }
        for (const { path, message } of courseChecks.practice(name, lesson, items))
          addIssue([...path], message);
      }),
    );
  };
  const lessonFiles = new Set(await folder.namesIn(`lessons/${classSlug}`));
  const files = await folder.loadEach(directory, '.yaml', (file, text) => {
    const slug = file.slice(directory.length + 1, -'.yaml'.length);
    const lesson = lessons.find((one) => one.slug === slug);
    if (!lesson) {
      // A lesson with issues is reported itself.
      const isReported = lessonFiles.has(`${slug}.md`);
      return {
        issues: isReported ? [] : [{ file, message: `there is no lesson lessons/${classSlug}/${slug}.md` }],
      };
    }
    const parsed = parseYaml(file, text, schemaOf(lesson));
    return 'issues' in parsed ? parsed : { value: { classSlug, items: parsed.value } };
  });
  return lessons.flatMap(({ slug }) => files.filter((file) => file.slug === slug));
}
