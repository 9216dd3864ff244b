// The projects that a change of each library selects for a pull request, compared with affected.json. After an intended change:
// UPDATE_AFFECTED=true node --import tsx --test tools/checks/affected.test.ts
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { format } from 'prettier';
import { allTasks, libraries, selectionOf, targets, type Selection } from './affected.js';

/** Of all tasks, without a cache. */
const MAX_SHARE_OF_FEATURE = 0.3;

const file = path.join(import.meta.dirname, 'affected.json');
const selections = new Map<string, Selection>();
for (const { folder } of libraries) selections.set(folder, await selectionOf(folder));
if (process.env['UPDATE_AFFECTED'] === 'true') {
  const list = { allTasks, libraries: Object.fromEntries(selections) };
  writeFileSync(file, await format(JSON.stringify(list), { filepath: file, printWidth: 110 }));
}
const expected = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly allTasks: number;
  readonly libraries: Readonly<Record<string, Selection>>;
};

test('the targets are those of the workflow', () => {
  for (const target of ['build', 'test', 'stories', 'e2e-subject'])
    assert.ok(targets.includes(target), target);
});

test('four features are used by the shell alone', () =>
  assert.ok(libraries.filter(({ isSiteFeature }) => isSiteFeature).length >= 4));

test('the list has all tasks and libraries', () => {
  assert.equal(expected.allTasks, allTasks);
  assert.deepEqual(
    Object.keys(expected.libraries),
    libraries.map(({ folder }) => folder),
  );
});

describe('a change selects', () => {
  for (const { folder, isSiteFeature } of libraries) {
    const selection = selections.get(folder);
    test(`the listed projects and tasks: ${folder}`, () =>
      assert.deepEqual(selection, expected.libraries[folder]));
    if (isSiteFeature)
      test(`at most ${100 * MAX_SHARE_OF_FEATURE} % of all tasks: ${folder}`, () => {
        const share = (selection?.tasks ?? Infinity) / allTasks;
        assert.ok(share <= MAX_SHARE_OF_FEATURE, `${selection?.tasks} of ${allTasks} tasks`);
      });
  }
});
