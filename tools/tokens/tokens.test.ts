import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = new URL('../../libs/ui-kit/tokens/', import.meta.url);

interface Group {
  readonly $description?: string;
  readonly $value?: { readonly components: readonly number[]; readonly hex: string };
  readonly [name: string]: unknown;
}
const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Group;

/** All tokens of a group, and whether each has a description, also by its group. */
function tokensOf(
  group: Group,
  path = '',
  described = false,
): { path: string; token: Group; described: boolean }[] {
  const isDescribed = described || typeof group.$description === 'string';
  if ('$value' in group) return [{ path, token: group, described: isDescribed }];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith('$') ? [] : tokensOf(inner as Group, `${path}.${name}`, path !== '' && isDescribed),
  );
}

test('the generated token modules are up to date', async () => {
  const generate = fileURLToPath(new URL('generate.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', generate, '--check']);
  assert.match(stdout, /^0 stale$/m);
});

test('components and hex digits of every colour agree', async () => {
  const files = (await readdir(folder)).filter((name) => /^(light|dark)/.test(name));
  assert.equal(files.length, 4);
  for (const name of files)
    for (const { path, token } of tokensOf(await read(name))) {
      const digits = token.$value?.components.map((channel) =>
        Math.round(channel * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      assert.equal(`#${digits?.join('')}`, token.$value?.hex, `${name} ${path}`);
    }
});

test('both themes define the same colours, and more contrast changes a subset', async () => {
  const colors = async (mode: string) => Object.keys((await read(`${mode}.tokens.json`))['color'] as Group);
  const light = await colors('light');
  assert.deepEqual(await colors('dark'), light);
  for (const name of [...(await colors('light-more')), ...(await colors('dark-more'))])
    assert.ok(light.includes(name), name);
});

test('all modes of a Figma collection have the same variables, complete and without references', async () => {
  const figma = new URL('figma/', folder);
  const files = await readdir(figma);
  for (const [collection, count] of [
    ['colour', 4],
    ['size', 2],
  ] as const) {
    const modes = await Promise.all(
      files
        .filter((name) => name.startsWith(`${collection}.`))
        .map(async (name) => tokensOf(JSON.parse(await readFile(new URL(name, figma), 'utf8')) as Group)),
    );
    assert.equal(modes.length, count);
    const [first, ...others] = modes.map((tokens) => tokens.map(({ path }) => path));
    assert.ok(first!.length > 20, `${collection}: ${first!.length}`);
    for (const other of others) assert.deepEqual(other, first);
    for (const { path, token } of modes.flat()) {
      assert.ok(!JSON.stringify(token.$value).includes('{color.'), path);
      if (token['$type'] === 'dimension') assert.match(JSON.stringify(token.$value), /"unit":"px"/, path);
    }
  }
});

test('the Figma colours are those of the theme', async () => {
  const figma = JSON.parse(await readFile(new URL('figma/colour.dark.tokens.json', folder), 'utf8')) as Group;
  const theme = await read('dark.tokens.json');
  const hexOf = (group: Group) => tokensOf(group).map(({ path, token }) => [path, token.$value?.hex]);
  assert.deepEqual(hexOf(figma), hexOf(theme));
});

test('every token or its group has a description', async () => {
  for (const name of ['base.tokens.json', 'light.tokens.json', 'dark.tokens.json'])
    for (const { path, described } of tokensOf(await read(name))) assert.ok(described, `${name} ${path}`);
});
