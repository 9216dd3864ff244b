import type { ContentFolder } from '../content-folder.js';
import { lineOfPath } from '../parse-yaml.js';
import { FigureIndex, type LessonFigures } from './lesson-figures.js';

interface Named {
  readonly slug: string;
}

const hasSlug = (items: readonly Named[], slug: string): boolean => items.some((item) => item.slug === slug);

/** The figures of the lessons of a class. */
export interface ClassFigures {
  /** Undefined for a lesson without figures. */
  readonly of: (slug: string) => LessonFigures | undefined;
  /** Undefined for a file that could not be read, which is reported itself. */
  readonly index: (slug: string) => FigureIndex | undefined;
  /** Reports files without a lesson, and figures that nothing uses. Lessons and items with issues are not searched. */
  readonly reportUnused: (lessons: readonly Named[], practice: readonly Named[]) => Promise<void>;
}

/**
 * Reads the figures of a class: `figures/<class>/<lesson>.yaml`.
 * @param textIssues issues of a text on a figure or of its description
 */
export async function loadFigures(
  folder: ContentFolder,
  classSlug: string,
  textIssues: (text: string) => readonly string[],
): Promise<ClassFigures> {
  const directory = `figures/${classSlug}`;
  const fileOf = (slug: string): string => `${directory}/${slug}.yaml`;
  const names = (await folder.namesIn(directory)).map((name) => name.replace(/\.yaml$/, ''));
  const files = new Map<string, LessonFigures>();
  const indexes = new Map<string, FigureIndex>();
  if (names.length > 0) {
    // Imported on demand: it brings mathjs.
    const { parseFigureFile } = await import('./figure-file.js');
    const read = await folder.loadEach(directory, '.yaml', (file, text) =>
      parseFigureFile(file, text, textIssues),
    );
    for (const { slug, source, figures, facts } of read) {
      files.set(slug, { source, figures });
      indexes.set(slug, new FigureIndex(fileOf(slug), figures, facts));
    }
  }
  return {
    of: (slug) => files.get(slug),
    index: (slug) => {
      if (names.includes(slug) && !files.has(slug)) return undefined;
      return indexes.get(slug) ?? new FigureIndex(fileOf(slug), []);
    },
    reportUnused: async (lessons, practice) => {
      const lessonFiles = await folder.namesIn(`lessons/${classSlug}`);
      const practiceFiles = await folder.namesIn(`practice/${classSlug}`);
      const isRead = (slug: string): boolean =>
        hasSlug(lessons, slug) && (!practiceFiles.includes(`${slug}.yaml`) || hasSlug(practice, slug));
      for (const [slug, { source, figures }] of files) {
        const file = fileOf(slug);
        if (!lessonFiles.includes(`${slug}.md`))
          folder.addIssue(file, `there is no lesson lessons/${classSlug}/${slug}.md`);
        if (!isRead(slug)) continue;
        for (const at of indexes.get(slug)?.unused() ?? []) {
          const message = `nothing uses the figure ${figures[at]?.key ?? ''}`;
          folder.issues.push({ file, line: lineOfPath(source, [at, 'key']), field: `${at}.key`, message });
        }
      }
    },
  };
}
