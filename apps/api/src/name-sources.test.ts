import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameSources } from './name-sources.js';

const dist = path.resolve(import.meta.dirname, '../dist');
const folder = `${pathToFileURL(dist).href}/`;

/** A line of a stack trace at the first place of a text in the built programs. */
async function frameAt(text: string): Promise<string> {
  for (const file of (await readdir(dist)).filter((name) => name.endsWith('.js'))) {
    const lines = (await readFile(path.join(dist, file), 'utf8')).split('\n');
    const index = lines.findIndex((line) => line.includes(text));
    if (index >= 0) return `    at name (${folder}${file}:${index + 1}:3)`;
  }
  throw new Error(`${text} is not in ${dist}`);
}

test.each([
  ['an own module', 'function handleNotFound(', 'src/http/not-found.ts'],
  ['a package', 'function fastify(', '../../node_modules/fastify/fastify.js'],
])('a stack trace of a built program names the source file of %s', async (_name, text, source) => {
  const frame = await frameAt(text);
  expect(nameSources(`Error: a\n${frame}`, folder)).toBe(`Error: a\n${frame.slice(0, -1)} [${source}])`);
});

test('other places stay as they are', () => {
  const stack = `Error: file:///a.js
    at node:internal/process/task_queues:95:5
    at a (file:///elsewhere/a.js:1:2)
    at b (${folder}missing.js:1:2)`;
  expect(nameSources(stack, folder)).toBe(stack);
});
