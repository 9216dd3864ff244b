// @ts-check
// The full check compiles what the root tsconfig.json references: a project missing there would be checked by nothing.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../run/prepare.mjs';

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the root tsconfig.json references every project', () => {
  const folders = /** @type {string[]} */ (read('package.json').workspaces).flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(root, path.dirname(pattern))).map((name) =>
          path.join(path.dirname(pattern), name),
        )
      : [pattern],
  );
  const projects = folders.filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  const references = /** @type {{ path: string }[]} */ (read('tsconfig.json').references);
  assert.deepEqual(references.map(({ path }) => path).sort(), projects.sort());
});
