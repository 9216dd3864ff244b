// A generated library, a generated experiment and a generated call of the API pass every check of the repository. The project graph alone decides which tests
// run for the library. All checks share one copy of the workspace; each runs in a separate process.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { copyWorkspace } from '../run/copy-workspace.js';
import { findChromium } from '../run/find-chromium.mjs';

const LIBRARY = 'libs/sinov-daftari';
const EXPERIMENT = 'libs/experiments/src/experiments/sinov-prujina';
const MODEL = 'libs/physics/src/trial-spring';
const [CONTRACTS, API] = ['libs/contracts/src', 'apps/api/src'];
const ENDPOINT_TEST = 'classroom/trial-answer.test.ts';

const copy = copyWorkspace({ withBuilds: true });
const chromium = await findChromium();
after(() => rmSync(copy, { recursive: true, force: true }));

/** @param script path in the copy, or an absolute path */
function run(script: string, args: readonly string[], folder = '.') {
  // With this variable, a nested test process would report to its parent process.
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

function fails(generator: string, args: readonly string[], message: RegExp) {
  const { status, output } = run(binary('nx'), ['g', `@zarra/tools:${generator}`, ...args]);
  assert.notEqual(status, 0);
  assert.match(output, message);
}

const vitest = (folder: string, ...args: string[]) => succeeds(binary('vitest'), ['run', ...args], folder);

const vitestInLibrary = (folder: string, ...args: string[]) =>
  vitest(folder, '--config', path.join(copy, 'tools/vitest/node.mjs'), '--root', '.', ...args);

/** Lines of the generator's output that name a file. */
let endpointFiles: readonly string[] = [];

before(() => {
  succeeds(binary('nx'), [
    ...['g', '@zarra/tools:feature-lib', 'sinov-daftari'],
    ...['--title', 'Sinov daftari', '--skipInstall'],
  ]);
  succeeds(binary('nx'), [
    ...['g', '@zarra/tools:experiment', 'sinov-prujina'],
    ...['--title', 'Sinov prujinasi', '--model', 'trial-spring'],
  ]);
  const { output } = run(binary('nx'), [
    ...['g', '@zarra/tools:endpoint', 'trial-answer', '--area', 'classroom'],
    ...['--method', 'POST', '--access', 'session', '--path', '/trial-answer/{lessonId}/'],
  ]);
  endpointFiles = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^(?:CREATE|UPDATE) /.test(line));
  symlinkSync(path.join(copy, LIBRARY), path.join(copy, 'node_modules/@zarra/sinov-daftari'));
});

describe('a generated library, experiment and endpoint', () => {
  test('have an owner and a tag', () => {
    assert.match(readFileSync(path.join(copy, '.github/CODEOWNERS'), 'utf8'), /^\/libs\/sinov-daftari\/ @/m);
    assert.match(readFileSync(path.join(copy, LIBRARY, 'package.json'), 'utf8'), /"type:feature"/);
  });
  test('the endpoint takes five files, from the contract to the test of its handler', () => {
    assert.equal(endpointFiles.length, 5, endpointFiles.join('\n'));
    assert.ok(endpointFiles.some((line) => line.endsWith(`${API}/${ENDPOINT_TEST}`)));
  });
  test('are in the API reports of their libraries', () => {
    for (const [library, name] of [
      ['contracts', /\btrialAnswer\b/],
      ['experiments', /\bsinov_prujina\b/],
      ['physics', /\btrial_spring\b/],
    ] as const)
      assert.match(readFileSync(path.join(copy, `libs/${library}/${library}.api.md`), 'utf8'), name);
  });
  test('the experiment has an investigation as a content file', () => {
    const folder = path.join(copy, 'apps/api/content/investigations');
    assert.ok(
      readFileSync(path.join(folder, 'sinov-prujina.yaml'), 'utf8').startsWith('- key: massa-va-davr'),
    );
  });
  const sources = [LIBRARY, EXPERIMENT, MODEL, CONTRACTS, `${API}/classroom`];
  test('are formatted', () =>
    succeeds(binary('prettier'), [
      ...['--check', 'tsconfig.json', 'libs/experiments/src', 'libs/physics/src'],
      ...sources,
    ]));
  test('pass the type check', () =>
    succeeds(binary('tsc'), [
      '-b',
      LIBRARY,
      'libs/physics',
      'libs/contracts',
      'libs/experiments',
      'apps/api',
    ]));
  test('pass oxlint', () => succeeds(binary('oxlint'), sources));
  test('pass ESLint', () => succeeds(binary('eslint'), sources));
  test('have no unused code', () => succeeds(binary('knip'), []));
  test('pass their tests', () => {
    const jestArguments = [
      '-w',
      '1',
      '--config',
      path.join(copy, 'tools/jest/browser.mjs'),
      '--rootDir',
      '.',
    ];
    succeeds(binary('jest'), [...jestArguments, 'src'], LIBRARY);
    vitestInLibrary('libs/physics', 'src/trial-spring');
    vitest('libs/experiments', 'src/experiments/sinov-prujina');
    vitestInLibrary('libs/contracts', 'src/endpoints.test.ts', 'src/openapi.test.ts');
    // Of the table of endpoints only the tests of the generated one.
    const files = [`src/${ENDPOINT_TEST}`, 'src/http/endpoints.test.ts'];
    vitest('apps/api', ...files, '-t', 'trial');
  });
  test('the experiment passes the tests of every experiment', () =>
    vitest(
      'libs/experiments',
      ...['experiments', 'investigations', 'states'].map((name) => `src/${name}.test.ts`),
      '-t',
      'sinov-prujina',
    ));
  // Draws the baselines first: CI requires one of each story.
  test('pass their stories and axe', { skip: !chromium }, () =>
    succeeds(binary('vitest'), [
      ...['run', '--config', '.storybook/vitest.config.ts', '--project', 'light small', '--update=all'],
      ...[LIBRARY, EXPERIMENT],
    ]),
  );
  test('the dev page of the library shows the mocked response', { skip: !chromium }, () => {
    const { status, output } = run('tools/dev-page/dev-page.test.ts', [], LIBRARY);
    assert.equal(status, 0, output);
    assert.match(output, /pass 1\b/);
  });
  test('the library packs as every published library does', () => {
    succeeds('tools/packages/check.ts', ['@zarra/sinov-daftari']);
  });
});

describe('a generator fails for a name', () => {
  test('that exists already', () => fails('feature-lib', ['auth'], /libs\/auth exists already/));
  test('that is not in kebab-case', () => fails('experiment', ['Yomon Nom'], /Yomon Nom/));
});

test('an endpoint needs an area with handlers', () =>
  fails('endpoint', ['fresh-call', '--area', 'mail'], /"mail" is no area with handlers; areas: .*classroom/));

describe('the project graph decides which tests run', () => {
  /** @returns tasks whose hash includes the sources of the library or a build with them, from Nx's hash plans */
  function dependentTasks(): string[] {
    const file = path.join(copy, 'dist-graph.json');
    succeeds(binary('nx'), [
      ...['run-many', '-t', 'e2e', 'e2e-subject', 'stories', 'build', 'lint', 'test', 'test-dev-page'],
      ...['rolling-restart', 'unpacked-archive', `--graph=${file}`],
    ]);
    const {
      tasks: { tasks },
      taskPlans,
    } = JSON.parse(readFileSync(file, 'utf8')) as {
      tasks: { tasks: Record<string, { outputs: string[] }> };
      taskPlans: Record<string, string[]>;
    };
    rmSync(file);
    const subjects = Object.keys(taskPlans).filter((task) => task.endsWith(':e2e-subject'));
    assert.ok(subjects.length > 5, `Nx planned ${Object.keys(taskPlans).join(', ')}`);
    const tasksWith = (includes: (input: string) => boolean) =>
      Object.keys(taskPlans).filter((task) => taskPlans[task]?.some(includes));
    const direct = tasksWith(
      (input) =>
        input.startsWith(`@zarra/sinov-daftari:${LIBRARY}/**/*`) ||
        // Subjects of the end-to-end tests have the files of the site as patterns.
        input.includes(`,{workspaceRoot}/${LIBRARY}/**/*,`),
    );
    const outputs = direct.flatMap((task) => tasks[task]?.outputs ?? []);
    return [
      ...direct,
      // An input by `dependentTasksOutputFiles`: a pattern and a folder of outputs.
      ...tasksWith(
        (input) => input.startsWith('**/*:') && outputs.some((output) => input.endsWith(`:${output}`)),
      ),
    ];
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
  const targetsOf = (project: string, tasks: readonly string[]) =>
    tasks.filter((task) => task.startsWith(`@zarra/${project}:`)).map((task) => task.split(':')[1]);
  /** Subjects of the end-to-end tests, and `all` for the task with all of them. */
  const e2e = (tasks: readonly string[]) => [
    ...tasks.flatMap(
      (task) => /^@zarra\/e2e-(?<subject>.+):e2e-subject$/.exec(task)?.groups?.['subject'] ?? [],
    ),
    ...(tasks.includes('@zarra/web-e2e:e2e') ? ['all'] : []),
  ];
  const serverTests = (tasks: readonly string[]) => targetsOf('api-e2e', tasks).sort();

  test('a library that the site does not use affects only its tests and the catalogue', () => {
    const tasks = dependentTasks();
    assert.deepEqual(e2e(tasks), []);
    assert.deepEqual(serverTests(tasks), []);
    for (const task of ['sinov-daftari:test', 'sinov-daftari:test-dev-page', 'catalogue:build'])
      assert.ok(tasks.includes(`@zarra/${task}`), task);
    for (const task of ['web:build', 'simulations:test', 'simulations:test-dev-page', 'ui-kit:test'])
      assert.ok(!tasks.includes(`@zarra/${task}`), task);
  });
  test('a library of the site affects the end-to-end tests of every subject', () => {
    change('apps/web/package.json', ({ dependencies }) => {
      dependencies['@zarra/sinov-daftari'] = '^1.0.0';
    });
    const tasks = dependentTasks();
    for (const subject of ['accounts', 'catalogue', 'home', 'lab', 'lessons', 'site', 'all'])
      assert.ok(e2e(tasks).includes(subject), subject);
    assert.deepEqual(serverTests(tasks), ['rolling-restart', 'unpacked-archive']);
    assert.ok(tasks.includes('@zarra/web:build'));
    assert.ok(!tasks.includes('@zarra/simulations:test-dev-page'));
  });
  test('a library with a subject tag affects the end-to-end tests of that subject and of the whole site', () => {
    change(`${LIBRARY}/package.json`, ({ nx }) => nx.tags.push('e2e:catalogue'));
    assert.deepEqual(e2e(dependentTasks()).sort(), ['all', 'catalogue', 'site']);
  });
});
