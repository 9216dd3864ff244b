import { readdir } from 'node:fs/promises';
import { contentLesson, contentLists, contentSimulation } from '@zarra/contracts/content';
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
import { checkInvestigations } from './investigation-files.js';
import { parseLessonFile } from './lesson-file.js';
import { byOrder, sortLessons } from './lesson-order.js';
import { parseYaml } from './parse-yaml.js';
import { loadPractice } from './practice-files.js';
import { loadVideos } from './video-files.js';

const slugsOf = (items: readonly { slug: string }[] | undefined): Set<string> | undefined =>
  items && new Set(items.map(({ slug }) => slug));

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

  const lessonSchema = contentLesson.check(
    lessonKeys,
    lessonVideo(known),
    ...(lab ? [lessonExperiments(lab)] : []),
  );
  const lessons: LessonItem[] = [];
  const practice: PracticeItems[] = [];
  for (const schoolClass of classes ?? []) {
    const classSlug = schoolClass.slug;
    const schema = lessonSchema.check(lessonChapter(schoolClass));
    const inClass = await folder.loadEach(`lessons/${classSlug}`, '.md', (file, text) =>
      parseLessonFile(file, text, schema, { mediaOrigins, lab }),
    );
    const sorted = sortLessons(schoolClass, inClass).map((lesson) => ({ classSlug, ...lesson }));
    lessons.push(...sorted);
    practice.push(...(await loadPractice(folder, classSlug, sorted, known.images)));
  }
  if (classes) await folder.checkClassFolders(classes);
  await checkInvestigations(folder, lab);

  const about = await loadList('about.yaml', contentLists.about);
  const contact = await loadList('contact.yaml', contentLists.contact.check(contactIcons(known)));
  const hasSynonyms = (await folder.namesIn('.')).includes('synonyms.yaml');
  const synonyms = hasSynonyms
    ? await loadList('synonyms.yaml', contentLists.synonyms.check(synonymKeys))
    : [];
  if (folder.issues.length > 0 || !categories || !types || !classes || !about || !contact || !synonyms) {
    throw new ContentError(folder.issues);
  }
  simulations.sort(byOrder);
  return { categories, types, simulations, classes, lessons, practice, about, contact, synonyms };
}
