// Runs the steps of docs/release.md in a copy of the workspace with a new git history.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { copyWorkspace } from '../run/copy-workspace.js';
import { libraries, readManifest, root, type Manifest } from './libraries.js';
import { startRegistry } from './registry.js';

const copy = copyWorkspace({ withBuilds: true });
after(() => rmSync(copy, { recursive: true, force: true }));
rmSync(path.join(copy, '.nx/version-plans'), { recursive: true, force: true });

function inCopy(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      NX_DAEMON: 'false',
      // npm's cache has the packages that a release installs.
      npm_config_prefer_offline: 'true',
    },
    maxBuffer: 1e8,
  });
  return { status, output: stdout + stderr };
}

function succeeds(command: string, ...args: string[]): void {
  const { status, output } = inCopy(command, ...args);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${output}`);
}
const git = (...args: string[]) => succeeds('git', ...args);
const nxBin = realpathSync(path.join(root, 'node_modules/.bin/nx'));
const nx = (...args: string[]) => succeeds(process.execPath, nxBin, ...args);

const manifestOf = (library: string) => readManifest(path.join(copy, 'libs', library));
const changelogOf = (library: string) =>
  readFileSync(path.join(copy, 'libs', library, 'CHANGELOG.md'), 'utf8');

/** Changes files on a new branch. */
function changeOnBranch(branch: string, ...files: string[]): void {
  git('checkout', '-q', '-b', branch, 'main');
  for (const file of files) appendFileSync(path.join(copy, file), '\n// Changed.\n');
  git('commit', '-qam', branch);
}
function addPlan(bump: string, project: string, message: string): void {
  nx('release', 'plan', bump, `--projects=${project}`, '--message', message);
  git('add', '-A');
  git('commit', '-q', '-m', 'Plan');
}
const checkPlans = () =>
  inCopy(process.execPath, nxBin, 'release', 'plan:check', '--base=main', '--head=HEAD');

git('init', '-q', '-b', 'main');
git('config', 'user.name', 'Release test');
git('config', 'user.email', 'release-test@example.invalid');
git('add', '-A');
git('commit', '-q', '-m', 'Before');

test('a change of tests alone needs no version plan', () => {
  changeOnBranch('tests', 'libs/uzbek/src/search-key.test.ts');
  const { status, output } = checkPlans();
  assert.equal(status, 0, output);
});

test('the check fails until each changed library has a version plan', () => {
  changeOnBranch('code', 'libs/physics/src/index.ts', 'libs/uzbek/src/index.ts');
  const { status, output } = checkPlans();
  assert.equal(status, 1, output);
  assert.match(
    output,
    /do not feature in any version plan files:\s+- @zarra\/physics\s+- @zarra\/uzbek\s*\n\s*\n/,
  );

  addPlan('minor', '@zarra/physics', 'Air slows the pendulum.');
  assert.equal(checkPlans().status, 1);
  addPlan('major', '@zarra/uzbek', '`toLatin` asks for the alphabet.');
  assert.equal(checkPlans().status, 0);
});

const versionOf = (library: string) =>
  manifestOf(library).version.split('.').map(Number) as [number, number, number];

test('a release raises the versions of the changed libraries and of their dependents', () => {
  git('checkout', '-q', 'main');
  git('merge', '-q', 'code');
  const [major, minor] = versionOf('physics');
  const [uzbekMajor] = versionOf('uzbek');
  const [kitMajor, kitMinor, kitPatch] = versionOf('experiment-kit');
  nx('release', '--skip-publish');

  const physics = `${major}.${minor + 1}.0`;
  const uzbek = `${uzbekMajor + 1}.0.0`;
  assert.equal(manifestOf('physics').version, physics);
  assert.match(
    changelogOf('physics'),
    new RegExp(`^## ${physics} .*\\n[^]*\\n- Air slows the pendulum\\.\\n`),
  );
  assert.equal(manifestOf('uzbek').version, uzbek);
  assert.match(
    changelogOf('uzbek'),
    new RegExp(`^# ${uzbek} .*\\n[^]*\`toLatin\` asks for the alphabet\\.\\n`),
  );

  assert.equal(manifestOf('experiment-kit').version, `${kitMajor}.${kitMinor}.${kitPatch + 1}`);
  const { dependencies = {} } = manifestOf('experiment-kit');
  assert.equal(dependencies['@zarra/physics'], `^${physics}`);
  assert.equal(dependencies['@zarra/uzbek'], `^${uzbek}`);
  assert.match(changelogOf('experiment-kit'), new RegExp(`- Updated @zarra/physics to ${physics}\\n`));

  const raised = libraries().filter(
    ({ folder, manifest }) => manifestOf(path.basename(folder)).version !== manifest.version,
  );
  assert.deepEqual(
    raised.map(({ name }) => name),
    [
      'auth',
      'experiment-kit',
      'experiments',
      'figures',
      'landing',
      'lessons-tests',
      'physics',
      'simulations',
      'uzbek',
    ].map((name) => `@zarra/${name}`),
  );
  const tags = inCopy('git', 'tag', '--points-at', 'HEAD').output.trim().split('\n');
  assert.deepEqual(
    tags,
    raised.map(({ name, folder }) => `${name}@${manifestOf(path.basename(folder)).version}`),
  );
  assert.equal(inCopy('git', 'status', '--porcelain').output, '');
});

test('a registry has the released versions after publishing', async () => {
  succeeds(process.execPath, '--import', 'tsx', 'tools/packages/prepare.ts');
  const into = mkdtempSync(path.join(tmpdir(), 'zarra-release-'));
  const registry = await startRegistry(into);
  try {
    await registry.publish(copy, ['--projects=@zarra/physics,@zarra/experiment-kit']);
    const view = await promisify(execFile)(
      'npm',
      ['view', '@zarra/experiment-kit', '--json', '--registry', registry.address],
      { cwd: into },
    );
    const { version, dependencies = {} } = JSON.parse(view.stdout) as Manifest;
    assert.equal(version, manifestOf('experiment-kit').version);
    assert.equal(dependencies['@zarra/physics'], `^${manifestOf('physics').version}`);
  } finally {
    await registry.stop();
    rmSync(into, { recursive: true, force: true });
  }
});
