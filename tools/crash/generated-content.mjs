// @ts-check
// A curriculum of any size made of the texts of ours.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const shipped = path.resolve(import.meta.dirname, '../../apps/api/content');
const SOURCE = path.join(shipped, 'lessons', '7-sinf');

/**
 * Writes classes whose lessons have the texts and questions of our 7th form, without videos.
 * @param {string} folder made anew
 * @param {{ classes: number, lessons: number }} size lessons: in each class
 */
export async function writeContent(folder, { classes, lessons }) {
  const left = ['lessons', 'videos'].map((name) => path.join(shipped, name));
  await cp(shipped, folder, { recursive: true, filter: (source) => !left.includes(source) });
  const files = (await readdir(SOURCE)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(SOURCE, file), 'utf8')));
  const names = Array.from({ length: classes }, (_, n) => `sinf-${n + 1}`);
  await writeFile(
    path.join(folder, 'classes.yaml'),
    names.map((name) => `- slug: ${name}\n  name: ${name}\n`).join(''),
  );
  for (const [place, name] of names.entries()) {
    const own = path.join(folder, 'lessons', name);
    await mkdir(own, { recursive: true });
    for (let n = 0; n < lessons; n += 1) {
      const text = texts[(place * lessons + n) % texts.length] ?? '';
      await writeFile(
        path.join(own, `dars-${n + 1}.md`),
        text.replace(/^video: .*\n/m, '').replace(/^order: .*$/m, `order: ${n + 1}`),
      );
    }
  }
}
