import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { experiments } from './experiments.js';
import { states } from './states.js';

/** The lessons, read as text: the library does not import the server. */
const LESSONS = path.join(__dirname, '../../../apps/api/content/lessons');

const files = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const named = files.flatMap((file) =>
  [
    ...readFileSync(path.join(LESSONS, file), 'utf8').matchAll(/^ +(?:- )?slug: (\S+)\n +state: (\S+)$/gm),
  ].map(([, slug = '', state = '']) => ({ file, slug, state })),
);

/** Experiments that texts place or link to; without a state at their start. */
const references = files.flatMap((file) =>
  [
    ...readFileSync(path.join(LESSONS, file), 'utf8').matchAll(/\]\(tajriba:([^)?]+)(?:\?holat=([^)]+))?\)/g),
  ].map(([, slug = '', state = '']) => ({ file, slug, state })),
);

const withInvestigations = files.flatMap((file) =>
  [
    ...readFileSync(path.join(LESSONS, file), 'utf8').matchAll(
      /^ {2}- slug: (\S+)\n {4}state: \S+\n {4}note: .*\n {4}investigation: (\S+)$/gm,
    ),
  ].map(([, slug = '', investigation = '']) => ({ file, slug, investigation })),
);

test('lessons and questions name experiments', () => {
  expect(new Set(named.map(({ file }) => file)).size).toBeGreaterThan(15);
});

test.each(named)('$file: $slug has the state $state', async ({ slug, state }) => {
  const keys = (await states[slug]?.())?.map(({ key }) => key);
  expect(keys).toContain(state);
});

test('most lessons place an experiment in their text', () => {
  expect(new Set(references.map(({ file }) => file)).size).toBeGreaterThan(25);
});

test.each(references)(
  '$file refers to the experiment $slug and its state $state',
  async ({ slug, state }) => {
    const keys = (await states[slug]?.())?.map(({ key }) => key);
    expect(['', ...(keys ?? [])]).toContain(state);
    expect(experiments).toHaveProperty(slug);
  },
);

test('lessons name investigations', () => {
  expect(new Set(withInvestigations.map(({ file }) => file)).size).toBeGreaterThan(4);
});

test.each(withInvestigations)(
  '$file: $slug has the investigation $investigation',
  async ({ slug, investigation }) => {
    const definition = await experiments[slug]?.();
    const slugs = (await definition?.investigations?.())?.map((one) => one.slug);
    expect(slugs).toContain(investigation);
  },
);
