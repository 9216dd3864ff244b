// A curriculum of any size with the texts of the shipped one.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const shipped = path.resolve(import.meta.dirname, '../../api/content');
const SOURCE = path.join(shipped, 'lessons', '7-sinf');
const PRACTICE = path.join(shipped, 'practice', '7-sinf');
const FIGURES = path.join(shipped, 'figures', '7-sinf');

interface Size {
  readonly classes: number;
  /** In each class. */
  readonly lessons: number;
  /** Each lesson has its text and its questions twice, and practice items, each twice. */
  readonly isTwice?: boolean;
}

type Keyed = readonly { readonly key: string }[];

const twice = (items: Keyed): Keyed => [
  ...items,
  ...items.map((item) => ({ ...item, key: `${item.key}-2` })),
];

function doubleLesson(lesson: string): string {
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(lesson) ?? [];
  const { questions, ...rest } = parse(head) as { questions: Keyed };
  // An experiment is placed once in a lesson.
  const again = body.replace(/!?\[([^\]]*)\]\(tajriba:[^)]*\)/g, '$1');
  return `---\n${stringify({ ...rest, questions: twice(questions) })}---\n${body}\n${again}`;
}

/**
 * Writes classes whose lessons have the texts and questions of the shipped 7th form, without videos and, unless they are twice as
 * long, without practice.
 * @param folder must not exist
 */
export async function writeContent(
  folder: string,
  { classes, lessons, isTwice = false }: Size,
): Promise<void> {
  // The plan of the course, the terms, practical works and reviews name classes and lessons that generated content does not have.
  const listed = ['topics.yaml', 'glossary.yaml', 'practicals', 'reviews'];
  const omitted = ['lessons', 'practice', 'figures', 'videos', ...listed].map((name) =>
    path.join(shipped, name),
  );
  await cp(shipped, folder, { recursive: true, filter: (source) => !omitted.includes(source) });
  const files = (await readdir(SOURCE)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(SOURCE, file), 'utf8')));
  const practice = await Promise.all(
    files.map((file) => readFile(path.join(PRACTICE, file.replace(/md$/, 'yaml')), 'utf8').catch(() => '[]')),
  );
  const figures = await Promise.all(
    files.map((file) => readFile(path.join(FIGURES, file.replace(/md$/, 'yaml')), 'utf8').catch(() => '[]')),
  );
  const writeList = async (parent: string, name: string, n: number, items: Keyed): Promise<void> => {
    const file = path.join(folder, parent, name, `dars-${n}.yaml`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stringify(items));
  };
  const names = Array.from({ length: classes }, (_, n) => `sinf-${n + 1}`);
  const list = names.map((name) => `- slug: ${name}\n  name: ${name}\n`).join('');
  await writeFile(path.join(folder, 'classes.yaml'), list);
  await removeClassesFromSimulations(path.join(folder, 'simulations'));
  for (const [index, name] of names.entries()) {
    const target = path.join(folder, 'lessons', name);
    await mkdir(target, { recursive: true });
    for (let n = 0; n < lessons; n += 1) {
      const source = (index * lessons + n) % texts.length;
      const text = texts[source] ?? '';
      const lesson = text
        .replace(/^(?:video|chapter): .*\n/gm, '')
        .replace(/\[([^\]]*)\]\(dars:[^)]*\)/g, '$1')
        .replace(/^order: .*$/m, `order: ${n + 1}`);
      await writeFile(path.join(target, `dars-${n + 1}.md`), isTwice ? doubleLesson(lesson) : lesson);
      const items = parse(practice[source] ?? '[]') as Keyed;
      if (isTwice) await writeList('practice', name, n + 1, twice(items));
      // Each figure of a lesson is used: without practice those of its items are omitted.
      const drawn = (parse(figures[source] ?? '[]') as Keyed).filter(
        ({ key }) => isTwice || new RegExp(`figure: ?${key}\\b(?!-)`).test(lesson),
      );
      if (drawn.length > 0) await writeList('figures', name, n + 1, drawn);
    }
  }
}

/** The shipped simulations name classes that generated content does not have. */
async function removeClassesFromSimulations(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.yaml')) continue;
    const simulation = path.join(folder, file);
    const text = await readFile(simulation, 'utf8');
    await writeFile(simulation, text.replace(/^classes:\n(?: {2}- .*\n)+/m, ''));
  }
}
