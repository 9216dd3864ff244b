// @ts-check
// Proves that the lint rules refuse what they should: plants violations in a copy of the workspace and looks.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyWorkspace } from '../run/copy-workspace.mjs';
import { root } from '../run/prepare.mjs';
import { planted, supports } from './planted.mjs';

const copy = copyWorkspace();

/** @type {Map<string, {ruleId: string | null, message: string}[]>} */
const reports = new Map();

/** @param {'nx' | 'eslint'} command @param {string[]} args */
const inCopy = (command, args) =>
  spawnSync(process.execPath, [realpathSync(path.join(root, 'node_modules/.bin', command)), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: copy },
    maxBuffer: 1e8,
  });

before(() => {
  for (const [file, code] of [
    ...planted.map(({ file, code }) => /** @type {const} */ ([file, code])),
    ...Object.entries(supports),
  ]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), code);
  }
  // The boundary rule reads the project graph that any run of Nx leaves behind.
  inCopy('nx', ['show', 'projects']);
  const { stdout, stderr } = inCopy('eslint', ['--format', 'json', ...planted.map(({ file }) => file)]);
  assert.ok(stdout.startsWith('['), `lint did not run: ${stderr}`);
  for (const { filePath, messages } of JSON.parse(stdout))
    reports.set(path.relative(copy, filePath), messages);
});

after(() => rmSync(copy, { recursive: true, force: true }));

describe('lint refuses', () => {
  for (const { breaks, file, rule } of planted) {
    test(breaks, () => {
      const rules = (reports.get(file) ?? []).map(({ ruleId }) => ruleId);
      assert.ok(
        rules.includes(rule),
        `${file}: expected ${rule}, lint said ${JSON.stringify(reports.get(file))}`,
      );
    });
  }
});
