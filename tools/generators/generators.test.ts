// A generated library and a generated experiment pass every check of the repository, and the project graph alone makes a
// library known to the tests that must run for it. All checks share one copy of the workspace and one process each.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyWorkspace } from '../run/copy-workspace.js';
import { findChromium } from '../run/find-chromium.mjs';

const LIBRARY = 'libs/sinov-daftari';
const EXPERIMENT = 'apps/lab/src/experiments/sinov-prujina';
const MODEL = 'libs/physics/src/trial-spring';

const copy = copyWorkspace({ withBuilt: true });
const chromium = await findChromium();
after(() => rmSync(copy, { recursive: true, force: true }));

/** @param script its path in the copy, or an absolute one */
function run(script: string, args: readonly string[], folder = '.') {
  // A test process inside a test process reports to its parent unless it does not know of it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.resolve(copy, script), ...args],
    {
      cwd: path.join(copy, folder),
      encoding: 'utf8',
      env: {
        ...env,
        NX_DAEMON: 'false',
        NX_WORKSPACE_ROOT_PATH: copy,
        ...(chromium && { CHROMIUM_PATH: chromium }),
      },
      maxBuffer: 1e8,
    },
  );
  return { status, output: stdout + stderr };
}

const binary = (command: string) => realpathSync(path.join(copy, 'node_modules/.bin', command));

function succeeds(script: string, args: readonly string[], folder?: string) {
  const { status, output } = run(script, args, folder);
  assert.equal(status, 0, `${script} ${args.join(' ')}\n${output}`);
}

function isRefused(generator: string, name: string, message: RegExp) {
  const { status, output } = run(binary('nx'), ['g', `@zarra/tools:${generator}`, name]);
  assert.notEqual(status, 0);
  assert.match(output, message);
}

const jest = (folder: string, config: string, ...args: string[]) =>
  succeeds(
    binary('jest'),
    ['-w', '1', '--config', path.join(copy, 'tools/jest', config), '--rootDir', '.', ...args],
    folder,
  );

before(() => {
  succeeds(binary('nx'), [
    ...['g', '@zarra/tools:feature-lib', 'sinov-daftari'],
    ...['--title', 'Sinov daftari', '--skipInstall'],
  ]);
  succeeds(binary('nx'), [
    ...['g', '@zarra/tools:experiment', 'sinov-prujina'],
    ...['--title', 'Sinov prujinasi', '--model', 'trial-spring'],
  ]);
  symlinkSync(path.join(copy, LIBRARY), path.join(copy, 'node_modules/@zarra/sinov-daftari'));
});

describe('a generated library and experiment', () => {
  test('have an owner and a tag', () => {
    assert.match(readFileSync(path.join(copy, '.github/CODEOWNERS'), 'utf8'), /^\/libs\/sinov-daftari\/ @/m);
    assert.match(readFileSync(path.join(copy, LIBRARY, 'package.json'), 'utf8'), /"type:feature"/);
  });
  test('are formatted', () =>
    succeeds(binary('prettier'), ['--check', LIBRARY, 'tsconfig.json', 'apps/lab/src', 'libs/physics/src']));
  test('have right types', () => succeeds(binary('tsc'), ['-b', LIBRARY, 'libs/physics', 'apps/lab']));
  test('pass oxlint', () => succeeds(binary('oxlint'), [LIBRARY, EXPERIMENT, MODEL]));
  test('pass ESLint', () => succeeds(binary('eslint'), [LIBRARY, EXPERIMENT, MODEL]));
  test('have no unused code', () => succeeds(binary('knip'), []));
  test('pass their tests', () => {
    jest(LIBRARY, 'browser.mjs', 'src');
    jest('libs/physics', 'node.mjs', 'src/trial-spring');
    jest('apps/lab', 'browser.mjs', 'src/experiments/sinov-prujina');
  });
  test('the experiment passes the tests of every experiment', () =>
    jest('apps/lab', 'browser.mjs', 'src/experiments.test.ts', '-t', 'sinov-prujina'));
  // The baselines are drawn first: CI requires one of each story.
  test('their stories are drawn, and accessible', { skip: !chromium }, () =>
    succeeds(binary('vitest'), [
      ...['run', '--config', '.storybook/vitest.config.ts', '--project', 'light small', '--update=all'],
      ...[LIBRARY, EXPERIMENT],
    ]),
  );
  test('the dev page of the library shows the answer of its network', { skip: !chromium }, () => {
    const { status, output } = run('tools/dev-page/dev-page.test.ts', [], LIBRARY);
    assert.equal(status, 0, output);
    assert.match(output, /pass 1\b/);
  });
  test('the library packs as every published library does', () =>
    succeeds('tools/packages/check.ts', ['@zarra/sinov-daftari']));
});

describe('a name', () => {
  test('that is taken is refused', () => isRefused('feature-lib', 'auth', /libs\/auth is there already/));
  test('that is not in kebab-case is refused', () => isRefused('experiment', 'Yomon Nom', /Yomon Nom/));
});

describe('the tests of the site follow the project graph', () => {
  /** @returns the tasks whose result depends on the sources of the library, by Nx's own plan of their hashes */
  function dependentTasks(): string[] {
    const file = path.join(copy, 'dist-graph.json');
    succeeds(binary('nx'), [
      ...['run-many', '-t', 'e2e', 'e2e-subjects', 'stories', 'build', 'lint', 'test', 'test-dev-page'],
      `--graph=${file}`,
    ]);
    const { taskPlans } = JSON.parse(readFileSync(file, 'utf8')) as { taskPlans: Record<string, string[]> };
    rmSync(file);
    const subjects = Object.keys(taskPlans).filter((task) => task.startsWith('@zarra/web-e2e:e2e-'));
    assert.ok(subjects.length > 5, `Nx planned ${Object.keys(taskPlans).join(', ')}`);
    return Object.keys(taskPlans).filter((task) =>
      taskPlans[task]?.some((input) => input.startsWith(`@zarra/sinov-daftari:${LIBRARY}/**/*`)),
    );
  }
  function change(manifest: string, edit: (content: Manifest) => void) {
    const file = path.join(copy, manifest);
    const content = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    edit(content);
    writeFileSync(file, JSON.stringify(content));
  }
  interface Manifest {
    dependencies: Record<string, string>;
    nx: { tags: string[] };
  }
  const e2e = (tasks: readonly string[]) =>
    tasks.filter((task) => task.startsWith('@zarra/web-e2e:')).map((task) => task.split(':')[1]);

  test('a library outside the site changes its own tests and the catalogue of stories', () => {
    const tasks = dependentTasks();
    assert.deepEqual(e2e(tasks), []);
    for (const task of [
      'sinov-daftari:test',
      'sinov-daftari:test-dev-page',
      'storybook:stories',
      'storybook:build',
    ])
      assert.ok(tasks.includes(`@zarra/${task}`), task);
    for (const task of ['web:build', 'simulations:test', 'simulations:test-dev-page', 'ui-kit:test'])
      assert.ok(!tasks.includes(`@zarra/${task}`), task);
  });
  test('a library of the site changes the end-to-end tests of every subject', () => {
    change('apps/web/package.json', ({ dependencies }) => {
      dependencies['@zarra/sinov-daftari'] = '^1.0.0';
    });
    const tasks = dependentTasks();
    const subjects = ['accounts', 'catalogue', 'home', 'lab', 'lessons', 'site'].map(
      (subject) => `e2e-${subject}`,
    );
    for (const target of ['e2e', ...subjects]) assert.ok(e2e(tasks).includes(target), target);
    assert.ok(tasks.includes('@zarra/web:build'));
    assert.ok(!tasks.includes('@zarra/simulations:test-dev-page'));
  });
  test('a library with a tag changes the end-to-end tests of that subject and of the whole site', () => {
    change(`${LIBRARY}/package.json`, ({ nx }) => nx.tags.push('e2e:catalogue'));
    const targets = e2e(dependentTasks()).filter((target) => target !== 'e2e-subjects');
    assert.deepEqual(targets.sort(), ['e2e', 'e2e-catalogue', 'e2e-site']);
  });
});
