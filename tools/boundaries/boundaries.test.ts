// Proves that lint refuses what it should: plants violations in a copy of the workspace and runs both linters there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyWorkspace } from '../run/copy-workspace.js';
import { root } from '../run/prepare.mjs';
import { planted, supports, type Planted } from './planted.js';
import { plantedComponentRules, plantedRules } from './planted-rules.js';

const copy = copyWorkspace();

const plantIn = (folder: string, extension: string, rules: Readonly<Record<string, string>>): Planted[] =>
  Object.entries(rules).map(([rule, code]) => ({
    breaks: rule,
    file: `${folder}/src/p-rule-${rule.replace('/', '-')}.${extension}`,
    code: `${code}\n`,
    rule,
  }));
const violations: readonly Planted[] = [
  ...planted,
  ...plantIn('libs/uzbek', 'ts', plantedRules),
  ...plantIn('libs/auth', 'tsx', plantedComponentRules),
];

/** Rules reported for a file. */
const reports = new Map<string, string[]>();
const report = (file: string, rule: string) => reports.set(file, [...(reports.get(file) ?? []), rule]);

/** The configured name of a rule that oxlint reports as `plugin(rule)`. */
const ruleOf = (code: string): string =>
  code
    .replace(/^eslint\((.*)\)$/, '$1')
    .replace(/^react-hooks/, 'react')
    .replace(/\((.*)\)$/, '/$1');

function lint(linter: 'oxlint' | 'eslint', files: readonly Planted[]): unknown {
  const program = realpathSync(path.join(root, 'node_modules/.bin', linter));
  const args = [program, '--format', 'json', ...files.map(({ file }) => file)];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
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
    ...violations.map(({ file, code }) => [file, code] as const),
    ...Object.entries(supports),
  ]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), code);
  }
  // The copy has no cached project graph, as a fresh clone: ESLint's configuration builds it.
  const eslint = lint('eslint', planted) as { filePath: string; messages: { ruleId: string }[] }[];
  for (const { filePath, messages } of eslint)
    for (const { ruleId } of messages) report(path.relative(copy, filePath), ruleId);
  const oxlint = lint('oxlint', violations) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of oxlint.diagnostics) report(filename, ruleOf(code));
});

after(() => rmSync(copy, { recursive: true, force: true }));

describe('lint refuses', () => {
  for (const { breaks, file, rule } of violations)
    test(breaks, () => {
      const rules = reports.get(file) ?? [];
      assert.ok(rules.includes(rule), `${file}: expected ${rule}, lint said ${JSON.stringify(rules)}`);
    });
});

test('each rule of oxlint is listed with a violation', () => {
  const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  const { rules, overrides } = JSON.parse(config) as { rules: object; overrides: { rules: object }[] };
  const tried = new Set(violations.map(({ rule }) => rule));
  assert.deepEqual(
    [rules, ...overrides.map((override) => override.rules)]
      .flatMap(Object.keys)
      .filter((rule) => !tried.has(rule)),
    [],
  );
});
