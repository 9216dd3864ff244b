// The full check compiles the references of the root tsconfig.json. A project that is missing there would not be checked.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../run/prepare.mjs';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the root tsconfig.json references every project', () => {
  const { packages } = read('package-lock.json') as { packages: object };
  const workspaces = Object.keys(packages).filter(
    (place) => place !== '' && !place.includes('node_modules/'),
  );
  const projects = workspaces.filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  const { references } = read('tsconfig.json') as { references: { path: string }[] };
  assert.deepEqual(references.map(({ path }) => path).sort(), projects.sort());
});
