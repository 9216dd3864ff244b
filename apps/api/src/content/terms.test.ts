import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = path.join(import.meta.dirname, '../../content');
// Synonyms are words that learners type; the glossary lists the names not to use.
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:md|yaml|vtt)$/.test(name) && !['synonyms.yaml', 'glossary.yaml'].includes(name),
);

test('the quantity T has one name, the one of the laboratory and of textbooks', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) {
    // Keys are stable: results of learners refer to them.
    const text = readFileSync(path.join(CONTENT, name), 'utf8').replaceAll(/^.*\bkey: .*$/gm, '');
    expect([name, text]).toEqual([name, expect.not.stringMatching(/harorat/i)]);
  }
});

test('lessons name simulations by their titles in the catalogue', () => {
  const titles = files
    .filter((name) => name.startsWith('simulations'))
    .map((name) => /^title: (.+)$/m.exec(readFileSync(path.join(CONTENT, name), 'utf8'))?.[1]);
  const named = files
    .filter((name) => name.startsWith('lessons'))
    .flatMap((name) => [
      ...readFileSync(path.join(CONTENT, name), 'utf8').matchAll(/“([^”]+)” simulyatsiya/g),
    ])
    .map(([, title]) => title);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
});
