// A curriculum of any size with the texts of the shipped one.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const shipped = path.resolve(import.meta.dirname, '../../api/content');
const SOURCE = path.join(shipped, 'lessons', '7-sinf');

/**
 * Writes classes whose lessons have the texts and questions of the shipped 7th form, without videos and practice.
 * @param folder must not exist
 * @param size lessons: in each class
 */
export async function writeContent(
  folder: string,
  { classes, lessons }: { readonly classes: number; readonly lessons: number },
): Promise<void> {
  const omitted = ['lessons', 'practice', 'videos'].map((name) => path.join(shipped, name));
  await cp(shipped, folder, { recursive: true, filter: (source) => !omitted.includes(source) });
  const files = (await readdir(SOURCE)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(SOURCE, file), 'utf8')));
  const names = Array.from({ length: classes }, (_, n) => `sinf-${n + 1}`);
  const list = names.map((name) => `- slug: ${name}\n  name: ${name}\n`).join('');
  await writeFile(path.join(folder, 'classes.yaml'), list);
  await removeClassesFromSimulations(path.join(folder, 'simulations'));
  for (const [index, name] of names.entries()) {
    const target = path.join(folder, 'lessons', name);
    await mkdir(target, { recursive: true });
    for (let n = 0; n < lessons; n += 1) {
      const text = texts[(index * lessons + n) % texts.length] ?? '';
      const lesson = text
        .replace(/^(?:video|chapter): .*\n/gm, '')
        .replace(/^order: .*$/m, `order: ${n + 1}`);
      await writeFile(path.join(target, `dars-${n + 1}.md`), lesson);
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
