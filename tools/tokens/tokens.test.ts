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

test('every token or its group has a description', async () => {
  for (const name of ['base.tokens.json', 'light.tokens.json', 'dark.tokens.json'])
    for (const { path, described } of tokensOf(await read(name))) assert.ok(described, `${name} ${path}`);
});
