// @ts-check
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = new URL('../../libs/ui-kit/tokens/', import.meta.url);

/** @param {string} name */
const read = async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'));

/**
 * Every token below a group, with whether it or a group around it is described.
 * @param {any} group @param {string} path @param {boolean} described
 * @returns {{ path: string, value: any, described: boolean }[]}
 */
function tokensOf(group, path = '', described = false) {
  const isDescribed = described || typeof group.$description === 'string';
  if ('$value' in group) return [{ path, value: group.$value, described: isDescribed }];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith('$') ? [] : tokensOf(inner, `${path}.${name}`, path !== '' && isDescribed),
  );
}

test('what the kit knows of its tokens is what they say', async () => {
  const generate = fileURLToPath(new URL('generate.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [generate, '--check']);
  assert.match(stdout, /^0 stale$/m);
});

test('every colour says the same by its components and by its digits', async () => {
  const files = (await readdir(folder)).filter((name) => /^(light|dark)/.test(name));
  assert.equal(files.length, 4);
  for (const name of files)
    for (const { path, value } of tokensOf(await read(name))) {
      const digits = value.components.map((/** @type {number} */ channel) =>
        Math.round(channel * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      assert.equal(`#${digits.join('')}`, value.hex, `${name} ${path}`);
    }
});

test('both themes hold the same colours, and more contrast only changes some of them', async () => {
  const [light, dark, lightMore, darkMore] = await Promise.all(
    ['light', 'dark', 'light-more', 'dark-more'].map(async (mode) =>
      Object.keys((await read(`${mode}.tokens.json`)).color),
    ),
  );
  assert.deepEqual(dark, light);
  for (const name of [...(lightMore ?? []), ...(darkMore ?? [])]) assert.ok(light?.includes(name), name);
});

test('every token is described, or its group is', async () => {
  for (const name of ['base.tokens.json', 'light.tokens.json', 'dark.tokens.json'])
    for (const { path, described } of tokensOf(await read(name))) assert.ok(described, `${name} ${path}`);
});
