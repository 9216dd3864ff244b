// The full check compiles what the root tsconfig.json references: a project missing there would be checked by nothing.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../run/prepare.mjs';

interface Manifests {
  readonly workspaces: readonly string[];
  readonly references: readonly { readonly path: string }[];
}
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifests;

test('the root tsconfig.json references every project', () => {
  const folders = read('package.json').workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(root, path.dirname(pattern))).map((name) =>
          path.join(path.dirname(pattern), name),
        )
      : [pattern],
  );
  const projects = folders.filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  const { references } = read('tsconfig.json');
  assert.deepEqual(references.map(({ path }) => path).sort(), projects.sort());
});
