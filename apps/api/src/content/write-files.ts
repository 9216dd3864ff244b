import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { ContentSet } from './content-set.js';
import { formatPractical } from './practicals/practical-file.js';
import { formatLessonFile } from './lesson-file.js';

/**
 * Writes a curriculum as files: importing and exporting them again gives the same bytes.
 * @param folder created when missing; files of the same names are overwritten
 * @param source content folder from which images, videos, investigations and reviews are copied
 */
export async function writeContentFiles(folder: string, content: ContentSet, source: string): Promise<void> {
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

  for (const name of ['categories', 'types', 'classes', 'about', 'contact'] as const) {
    await write(`${name}.yaml`, yaml(content[name]));
  }
  for (const { slug, ...simulation } of content.simulations) {
    await write(`simulations/${slug}.yaml`, yaml(simulation));
  }
  for (const lesson of content.lessons) {
    const name = `${lesson.classSlug}/${lesson.slug}`;
    await write(`lessons/${name}.md`, formatLessonFile(lesson));
    if (lesson.figures) await write(`figures/${name}.yaml`, lesson.figures.source);
  }
  for (const { classSlug, slug, items } of content.practice) {
    await write(`practice/${classSlug}/${slug}.yaml`, yaml(items));
  }
  for (const practical of content.practicals) {
    await write(`practicals/${practical.classSlug}/${practical.slug}.md`, formatPractical(practical));
  }
  for (const name of ['synonyms', 'ideas', 'glossary'] as const)
    if (content[name].length > 0) await write(`${name}.yaml`, yaml(content[name]));
  if (content.course.topics.length > 0) await write('topics.yaml', yaml(content.course));
  // An export over the imported files already has these folders.
  if (path.resolve(folder) === path.resolve(source)) return;
  for (const name of ['pictures', 'videos', 'investigations', 'reviews']) {
    const media = path.join(source, name);
    if (existsSync(media)) await cp(media, path.join(folder, name), { recursive: true });
  }
}
