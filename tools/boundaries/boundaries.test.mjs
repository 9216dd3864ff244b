// @ts-check
// Proves that lint refuses what it should: plants violations in a copy of the workspace and runs both linters there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyWorkspace } from '../run/copy-workspace.mjs';
import { root } from '../run/prepare.mjs';
import { planted, supports } from './planted.mjs';
import { plantedComponentRules, plantedRules } from './planted-rules.mjs';

const copy = copyWorkspace();
const fileOf = (/** @type {string} */ rule, /** @type {'ts' | 'tsx'} */ kind) =>
  `libs/${kind === 'ts' ? 'uzbek' : 'auth'}/src/p-rule-${rule.replace('/', '-')}.${kind}`;

/** @type {{ breaks: string, file: string, code: string, rule: string }[]} */
const violations = [
  ...planted,
  ...Object.entries(plantedRules).map(([rule, code]) => ({
    breaks: rule,
    file: fileOf(rule, 'ts'),
    code: `${code}\n`,
    rule,
  })),
  ...Object.entries(plantedComponentRules).map(([rule, code]) => ({
    breaks: rule,
    file: fileOf(rule, 'tsx'),
    code: `${code}\n`,
    rule,
  })),
];

/** Rules reported for a file. @type {Map<string, string[]>} */
const reports = new Map();
const report = (/** @type {string} */ file, /** @type {string} */ rule) =>
  reports.set(file, [...(reports.get(file) ?? []), rule]);

/** The configured name of a rule that oxlint reports as `plugin(rule)`. @param {string} code */
const ruleOf = (code) =>
  code
    .replace(/^eslint\((.*)\)$/, '$1')
    .replace(/^react-hooks/, 'react')
    .replace(/\((.*)\)$/, '/$1');

/** @param {'oxlint' | 'eslint'} linter @param {string[]} files */
function lint(linter, files) {
  const program = realpathSync(path.join(root, 'node_modules/.bin', linter));
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--format', 'json', ...files], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: copy },
    maxBuffer: 1e8,
  });
  assert.match(stdout, /^\s*[[{]/, `${linter} did not run: ${stderr}`);
  return JSON.parse(stdout);
}

before(() => {
  for (const [file, code] of [
    ...violations.map(({ file, code }) => /** @type {const} */ ([file, code])),
    ...Object.entries(supports),
  ]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), code);
  }
  // The copy has no cached project graph, as a fresh clone: ESLint's configuration builds it.
  for (const { filePath, messages } of lint(
    'eslint',
    planted.map(({ file }) => file),
  ))
    for (const { ruleId } of messages) report(path.relative(copy, filePath), ruleId);
  const files = violations.map(({ file }) => file);
  for (const { filename, code } of lint('oxlint', files).diagnostics) report(filename, ruleOf(code));
});

after(() => rmSync(copy, { recursive: true, force: true }));

describe('lint refuses', () => {
  for (const { breaks, file, rule } of violations) {
    test(breaks, () => {
      const rules = reports.get(file) ?? [];
      assert.ok(rules.includes(rule), `${file}: expected ${rule}, lint said ${JSON.stringify(rules)}`);
    });
  }
});

test('each rule of oxlint is listed with a violation', () => {
  const { rules, overrides } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
  const listed = [rules, ...overrides.map((/** @type {{ rules: object }} */ { rules }) => rules)];
  const tried = new Set(violations.map(({ rule }) => rule));
  assert.deepEqual(
    listed.flatMap(Object.keys).filter((rule) => !tried.has(rule)),
    [],
  );
});
