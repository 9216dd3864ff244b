import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { states } from './states.js';

/** The lessons, read as text: the laboratory does not import the server. */
const LESSONS = path.join(__dirname, '../../api/content/lessons');

const files = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const named = files.flatMap((file) =>
  [
    ...readFileSync(path.join(LESSONS, file), 'utf8').matchAll(/^ +(?:- )?slug: (\S+)\n +state: (\S+)$/gm),
  ].map(([, slug = '', state = '']) => ({ file, slug, state })),
);

test('lessons and questions name experiments', () => {
  expect(new Set(named.map(({ file }) => file)).size).toBeGreaterThan(15);
});

test.each(named)('$file: $slug has the state $state', async ({ slug, state }) => {
  const keys = (await states[slug]?.())?.map(({ key }) => key);
  expect(keys).toContain(state);
});
