// Tests the lint rules: writes seeded violations into a copy of the workspace and runs both linters there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyWorkspace } from '@zarra/tools/copy-workspace';
import { root } from '@zarra/tools/prepare';
import { componentRuleViolations, ruleViolations } from './seeded-rule-violations.js';
import { seededViolations, supportFiles, type Violation } from './seeded-violations.js';

const copy = copyWorkspace();

const inProject = (folder: string, extension: string, rules: Readonly<Record<string, string>>): Violation[] =>
  Object.entries(rules).map(([rule, code]) => ({
    title: rule,
    file: `${folder}/src/p-rule-${rule.replace('/', '-')}.${extension}`,
    code: `${code}\n`,
    rule,
  }));
const violations: readonly Violation[] = [
  ...seededViolations,
  ...inProject('libs/uzbek', 'ts', ruleViolations),
  ...inProject('libs/auth', 'tsx', componentRuleViolations),
];

/** Reported rules by file. */
const reportedRules = new Map<string, string[]>();
const addReport = (file: string, rule: string) =>
  reportedRules.set(file, [...(reportedRules.get(file) ?? []), rule]);

/** The name in .oxlintrc.json of a rule that oxlint reports as `plugin(rule)`. */
const ruleOf = (code: string): string =>
  code
    .replace(/^eslint\((.*)\)$/, '$1')
    .replace(/^react-hooks/, 'react')
    .replace(/\((.*)\)$/, '/$1');

function lint(linter: 'oxlint' | 'eslint', files: readonly Violation[]): unknown {
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
    ...Object.entries(supportFiles),
  ]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), code);
  }
  // Like a fresh clone, the copy has no cached project graph: the ESLint configuration builds it.
  const eslint = lint('eslint', seededViolations) as { filePath: string; messages: { ruleId: string }[] }[];
  for (const { filePath, messages } of eslint)
    for (const { ruleId } of messages) addReport(path.relative(copy, filePath), ruleId);
  const oxlint = lint('oxlint', violations) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of oxlint.diagnostics) addReport(filename, ruleOf(code));
});

after(() => rmSync(copy, { recursive: true, force: true }));

describe('lint reports', () => {
  for (const { title, file, rule } of violations)
    test(title, () => {
      const rules = reportedRules.get(file) ?? [];
      assert.ok(rules.includes(rule), `${file}: expected ${rule}, lint reported ${JSON.stringify(rules)}`);
    });
});

test('each rule of .oxlintrc.json has a seeded violation', () => {
  const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  const { rules, overrides } = JSON.parse(config) as { rules: object; overrides: { rules: object }[] };
  const tested = new Set(violations.map(({ rule }) => rule));
  assert.deepEqual(
    [rules, ...overrides.map((override) => override.rules)]
      .flatMap(Object.keys)
      .filter((rule) => !tested.has(rule)),
    [],
  );
});
