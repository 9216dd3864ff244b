import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentLists, contentSimulation } from '@zarra/contracts/content';
import { contentLesson } from '@zarra/contracts/lesson-content';
import type { ZodMiniType } from 'zod/mini';
import {
  chapterKeys,
  contactIcons,
  lessonChapter,
  lessonExperiments,
  lessonKeys,
  lessonVideo,
  simulationNames,
  synonymKeys,
  uniqueSlugs,
} from './content-checks.js';
import { ContentFolder } from './content-folder.js';
import { ContentError } from './content-issues.js';
import type { ContentSet, LessonItem, PracticeItems } from './content-set.js';
import type { InstalledLab } from './installed-lab.js';
import { CourseChecks } from './course/course-checks.js';
import { loadCourse } from './course/course-files.js';
import { loadReviews } from './course/review-files.js';
import { questionIdeas, uniqueIdeas } from './idea-checks.js';
import { loadFigures } from './figures/load-figures.js';
import { checkInvestigations } from './investigation-files.js';
import { parseLessonFile } from './lesson-file.js';
import { lessonReferences, referredLesson } from './lesson-references.js';
import { byOrder, sortLessons } from './lesson-order.js';
import { parseYaml } from './parse-yaml.js';
import { loadPractice } from './practice-files.js';
import { loadPracticals, type PracticalItem } from './practicals/practical-file.js';
import { loadVideos } from './video-files.js';

const slugsOf = (items: readonly { slug: string }[] | undefined): Set<string> | undefined =>
  items && new Set(items.map(({ slug }) => slug));

/** Adds an issue for each link to a lesson that there is not. */
function reportLessonReferences(folder: ContentFolder, lessons: readonly LessonItem[]): void {
  const names = new Set(lessons.map(({ classSlug, slug }) => `${classSlug}/${slug}`));
  for (const { classSlug, slug, body } of lessons)
    for (const address of lessonReferences(body))
      if (!names.has(referredLesson(address) ?? ''))
        folder.addIssue(`lessons/${classSlug}/${slug}.md`, `${address}: there is no such lesson`);
}

/** The name of a lesson, `class/lesson`, from its file. */
const lessonName = (classSlug: string, file: string): string =>
  `${classSlug}/${path.posix.basename(file, '.md')}`;

/**
 * Reads and validates a content folder.
 * @param mediaOrigins origins of other hosts that may serve images and videos
 * @param lab absent: the experiments of lessons are not checked
 * @throws ContentError with file, line and field of every issue
 */
export async function readContentFiles(
  root: string,
  mediaOrigins: readonly string[] = [],
  lab?: InstalledLab,
): Promise<ContentSet> {
  await readdir(root).catch(() => {
    throw new ContentError([{ file: root, message: 'there is no such content folder' }]);
  });
  const folder = new ContentFolder(root);
  const loadList = <T>(file: string, schema: ZodMiniType<T[]>): Promise<T[] | undefined> =>
    folder.load(file, (text) => parseYaml(file, text, schema));

  const categories = await loadList('categories.yaml', contentLists.categories.check(uniqueSlugs));
  const types = await loadList('types.yaml', contentLists.types.check(uniqueSlugs));
  const classes = await loadList('classes.yaml', contentLists.classes.check(uniqueSlugs, chapterKeys));
  const { course, glossary } = await loadCourse(folder, classes);
  const courseChecks = new CourseChecks({ course, glossary, classes });
  const hasIdeas = (await folder.namesIn('.')).includes('ideas.yaml');
  const ideas = hasIdeas
    ? await loadList('ideas.yaml', contentLists.ideas.check(uniqueIdeas, courseChecks.ideas()))
    : [];
  const ideaIds = ideas && new Set(ideas.map(({ id }) => id));
  const known = {
    categories: slugsOf(categories),
    classes: slugsOf(classes),
    types: slugsOf(types),
    images: await folder.images(),
    videos: await loadVideos(folder),
    mediaOrigins,
  };
  const simulation = contentSimulation.check(simulationNames(known));
  const simulations = await folder.loadEach('simulations', '.yaml', (file, text) =>
    parseYaml(file, text, simulation),
  );

  // Imported on demand: it brings mathjs.
  const { calculationIssues, questionChecks } = await import('./question-checks.js');
  const lessonSchema = contentLesson.check(
    lessonKeys,
    lessonVideo(known),
    questionIdeas(ideaIds),
    ...(lab ? [lessonExperiments(lab)] : []),
  );
  const { complete } = courseChecks;
  const lessons: LessonItem[] = [];
  const practice: PracticeItems[] = [];
  for (const schoolClass of classes ?? []) {
    const classSlug = schoolClass.slug;
    const schema = lessonSchema.check(lessonChapter(schoolClass));
    const figures = await loadFigures(folder, classSlug, (text) => courseChecks.figureText(text));
    const inClass = await folder.loadEach(`lessons/${classSlug}`, '.md', (file, text) => {
      const name = lessonName(classSlug, file);
      return parseLessonFile(
        file,
        text,
        schema.check(questionChecks(complete.has(name))),
        { mediaOrigins, lab, figures: figures.index(path.posix.basename(file, '.md')) },
        {
          fields: (markdown) => courseChecks.lessonFields(name, markdown),
          text: (markdown, lesson) => [
            ...calculationIssues(markdown),
            ...courseChecks.lessonText(name, markdown, lesson),
          ],
        },
      );
    });
    const sorted = sortLessons(schoolClass, inClass).map((lesson) => {
      const own = figures.of(lesson.slug);
      return { classSlug, ...lesson, ...(own ? { figures: own } : {}) };
    });
    lessons.push(...sorted);
    const items = await loadPractice(folder, classSlug, sorted, {
      images: known.images,
      ideas: ideaIds,
      courseChecks,
      figures,
    });
    practice.push(...items);
    await figures.reportUnused(sorted, items);
  }
  const practicals: PracticalItem[] = [];
  for (const { slug } of classes ?? []) {
    const lessonSlugs = new Set(lessons.flatMap((lesson) => (lesson.classSlug === slug ? lesson.slug : [])));
    practicals.push(...(await loadPracticals(folder, slug, lessonSlugs, lab)));
    await loadReviews(folder, slug, lessonSlugs);
  }
  courseChecks.afterLessons(folder, lessons, practice);
  reportLessonReferences(folder, lessons);
  await courseChecks.otherFiles(folder);
  if (classes) await folder.checkClassFolders(classes);
  await checkInvestigations(folder, lab);

  const about = await loadList('about.yaml', contentLists.about);
  const contact = await loadList('contact.yaml', contentLists.contact.check(contactIcons(known)));
  const hasSynonyms = (await folder.namesIn('.')).includes('synonyms.yaml');
  const synonyms = hasSynonyms
    ? await loadList('synonyms.yaml', contentLists.synonyms.check(synonymKeys))
    : [];
  if (
    folder.issues.length > 0 ||
    !categories ||
    !types ||
    !classes ||
    !about ||
    !contact ||
    !synonyms ||
    !ideas ||
    !course ||
    !glossary
  ) {
    throw new ContentError(folder.issues);
  }
  simulations.sort(byOrder);
  return {
    ...{ categories, types, simulations, classes, lessons, practice, about, contact },
    ...{ synonyms, ideas, practicals, course, glossary },
  };
}
