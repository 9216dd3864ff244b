// @ts-check
// Proves that the lint rules refuse what they should: plants violations in a copy of the workspace and looks.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { planted, supports } from './planted.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'zarra-boundaries-'));

/** @type {Map<string, {ruleId: string | null, message: string}[]>} */
const reports = new Map();

function copyWorkspace() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (/^apps\/api\/content\//.test(file) || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file), { force: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** @param {'nx' | 'eslint'} command @param {string[]} args */
const inCopy = (command, args) =>
  spawnSync(process.execPath, [realpathSync(path.join(root, 'node_modules/.bin', command)), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: copy },
    maxBuffer: 1e8,
  });

before(() => {
  copyWorkspace();
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
