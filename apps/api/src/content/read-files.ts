import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentLists, contentSimulation } from '@zarra/contracts/content';
import type { ZodMiniType } from 'zod/mini';
import { findBrokenReferences } from './broken-references.js';
import { ContentError, type ContentProblem } from './content-problems.js';
import type { ContentSet, LessonItem, SimulationItem } from './content-set.js';
import { parseLessonFile } from './lesson-file.js';
import { parseYaml, type Parsed } from './parse-yaml.js';

/** Files of a folder by ending, sorted; none when there is no such folder. */
async function list(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(ending)).sort();
}

const byOrder = (a: { order: number; slug: string }, b: { order: number; slug: string }): number =>
  a.order - b.order || (a.slug < b.slug ? -1 : 1);

/**
 * Reads and checks a content folder.
 * @throws ContentError naming file, line and field of every fault
 */
export async function readContentFiles(folder: string): Promise<ContentSet> {
  const problems: ContentProblem[] = [];

  const load = async <T>(file: string, parse: (text: string) => Parsed<T>): Promise<T | undefined> => {
    let text;
    try {
      text = await readFile(path.join(folder, file), 'utf8');
    } catch {
      problems.push({ file, message: 'the file is missing or cannot be read' });
      return undefined;
    }
    const parsed = parse(text.replaceAll('\r\n', '\n'));
    if ('value' in parsed) return parsed.value;
    problems.push(...parsed.problems);
    return undefined;
  };

  const loadList = async <T>(file: string, schema: ZodMiniType<T[]>): Promise<T[]> =>
    (await load(file, (text) => parseYaml(file, text, schema))) ?? [];

  const simulations: SimulationItem[] = [];
  for (const name of await list(path.join(folder, 'simulations'), '.yaml')) {
    const file = `simulations/${name}`;
    const found = await load(file, (text) => parseYaml(file, text, contentSimulation));
    if (found) simulations.push({ slug: path.basename(name, '.yaml'), ...found });
  }

  const lessons: LessonItem[] = [];
  const classes = await loadList('classes.yaml', contentLists.classes);
  for (const { slug: classSlug } of classes) {
    const inClass: LessonItem[] = [];
    for (const name of await list(path.join(folder, 'lessons', classSlug), '.md')) {
      const file = `lessons/${classSlug}/${name}`;
      const found = await load(file, (text) => parseLessonFile(file, text));
      if (found) inClass.push({ classSlug, slug: path.basename(name, '.md'), ...found });
    }
    lessons.push(...inClass.sort(byOrder));
  }

  const content: ContentSet = {
    categories: await loadList('categories.yaml', contentLists.categories),
    types: await loadList('types.yaml', contentLists.types),
    simulations: simulations.sort(byOrder),
    classes,
    lessons,
    about: await loadList('about.yaml', contentLists.about),
    contact: await loadList('contact.yaml', contentLists.contact),
  };
  if (problems.length === 0) problems.push(...(await findBrokenReferences(folder, content)));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
