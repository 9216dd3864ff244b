import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readClassRows } from '../content/content-rows.js';
import { openTestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { readSearchContent, type SearchResults } from './search-content.js';

const shipped = path.resolve(import.meta.dirname, '../../content');

type Kind = 'lessons' | 'experiments' | 'questions';
/** Queries by the results that they look for: `class/lesson`, a title, or `class/lesson question`. */
const queries = parse(readFileSync(path.join(import.meta.dirname, 'queries.yaml'), 'utf8')) as Record<
  Kind,
  Record<string, string[]>
>;

/** States and investigations of the laboratory that queries look for; the titles are those of the laboratory. */
const lab = [
  ['ideal-gaz', ['Siyrak azot', 'Tezliklar taqsimoti'], ['Bosim va hajm']],
  ['linza', ['Yigʻuvchi linza', 'Lupa', 'Sochuvchi linza', 'Botiq koʻzgu', 'Qavariq koʻzgu'], []],
  ['mayatnik', ['Yer', 'Oy', 'Soʻnuvchi tebranish'], ['Davr massaga bogʻliqmi']],
  ['otilgan-jism', ['Tik yuqoriga otish', 'Gorizontal otish', 'Erkin tushish'], ['Qaysi jism oldin tushadi']],
  ['prujina', ['Rezonans', 'Soʻnuvchi tebranish', 'Kritik soʻnish', 'Bikr prujina'], []],
  ['kepler', ['Merkuriy', 'Venera', 'Yer', 'Mars', 'Yupiter'], ['Uzoqdagi sayyora yili']],
  ['potensial-ora', ['Superpozitsiya', 'Qoʻsh oʻra'], ['Tor oʻradagi elektron']],
  ['tolqin-vannasi', ['Yung tajribasi', 'Difraksiya', 'Sinish'], []],
  ['zanjir', ['Lampa', 'Om qonuni', 'Ketma-ket ulash', 'Parallel ulash', 'Rezonans', 'Uitston koʻprigi'], []],
  ['zaryadlar', ['Dipol', 'Ikki musbat zaryad', 'Kondensator'], []],
] as const;
const parts = (titles: readonly string[]) =>
  titles.map((title, index) => ({ key: `k${index}`, title, search: `?${index}` }));
const experiments = lab.map(([slug, states, investigations]) => ({
  slug,
  title: slug,
  states: parts(states),
  investigations: parts(investigations),
}));

describe.each(databaseKinds)('searches of pupils (%s)', (kind) => {
  test('find what they look for among the first three results', async () => {
    const app = await openTestApp(kind, { contentDir: shipped });
    const webDir = await makeFolder({ 'experiments.json': JSON.stringify(experiments) });
    const find = await readSearchContent(app.database.db, webDir);
    const classes = await readClassRows(app.database.db);
    await app.close();
    const lessons = classes.flatMap(({ slug, lessons: own }) =>
      own.map((lesson) => ({ name: `${slug}/${lesson.slug}`, ...lesson })),
    );
    const namesOf: { readonly [K in Kind]: (results: SearchResults) => (string | undefined)[] } = {
      lessons: (results) => results.lessons.map(({ id }) => lessons.find((one) => one.id === id)?.name),
      experiments: (results) => results.experiments.map(({ title }) => title),
      questions: (results) =>
        results.questions.map(({ id }) => {
          const lesson = lessons.find(({ questions }) => questions.some((one) => one.id === id));
          return `${lesson?.name} ${lesson?.questions.find((one) => one.id === id)?.key}`;
        }),
    };

    const missed: string[] = [];
    let count = 0;
    for (const group of ['lessons', 'experiments', 'questions'] as const) {
      for (const [expected, texts] of Object.entries(queries[group])) {
        for (const text of texts) {
          count += 1;
          const found = namesOf[group](find(text, { withQuestions: true })).slice(0, 3);
          if (!found.includes(expected)) missed.push(`${text}: ${expected}, found ${found.join(', ')}`);
        }
      }
    }
    expect(count).toBeGreaterThanOrEqual(300);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(count * 0.05);
  });
});
