// @ts-check
// A generated library and a generated experiment are whole: formatted, typed, linted, tested and shown, with no hand on them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { copyWorkspace, linkWorkspace } from '../run/copy-workspace.mjs';
import { findChromium } from '../run/find-chromium.mjs';

const copy = copyWorkspace();
const chromium = await findChromium();
after(() => rmSync(copy, { recursive: true, force: true }));

/** @param {string} script its path in the copy, or outside @param {string[]} args @param {string} [folder] */
function runInCopy(script, args, folder = '.') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(copy, script), ...args], {
    cwd: path.join(copy, folder),
    encoding: 'utf8',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_WORKSPACE_ROOT_PATH: copy,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
    maxBuffer: 1e8,
  });
  return { status, said: stdout + stderr };
}

/** @param {string} command of an installed package @param {string[]} args @param {string} [folder] */
const inCopy = (command, args, folder) =>
  runInCopy(realpathSync(path.join(copy, 'node_modules/.bin', command)), args, folder);

/** @param {string} command @param {string[]} args @param {string} [folder] */
function succeeds(command, args, folder) {
  const { status, said } = inCopy(command, args, folder);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${said}`);
}

/** @param {string} folder @param {string} config of Jest, in tools/jest @param {string} pattern */
const testsPass = (folder, config, pattern) =>
  succeeds(
    'jest',
    ['-w', '1', '--config', path.join(copy, 'tools/jest', config), '--rootDir', '.', pattern],
    folder,
  );

/** A story is drawn first: CI asks a picture of each. @param {string} folder */
const isShown = (folder) =>
  succeeds('vitest', [
    ...['run', '--config', '.storybook/vitest.config.ts', '--project', 'light small', '--update=all'],
    folder,
  ]);

describe('a feature library', () => {
  const folder = 'libs/sinov-daftari';
  test('is written and entered', () => {
    succeeds('nx', [
      'g',
      '@zarra/tools:feature-lib',
      'sinov-daftari',
      '--title',
      'Sinov daftari',
      '--skipInstall',
    ]);
    linkWorkspace(copy);
    assert.match(readFileSync(path.join(copy, '.github/CODEOWNERS'), 'utf8'), /^\/libs\/sinov-daftari\/ @/m);
    assert.match(readFileSync(path.join(copy, folder, 'package.json'), 'utf8'), /"type:feature"/);
  });
  test('is formatted', () =>
    succeeds('prettier', ['--check', folder, 'tsconfig.json', '.storybook/package.json']));
  test('has right types', () => succeeds('tsc', ['-b', folder]));
  test('passes oxlint', () => succeeds('oxlint', [folder]));
  test('passes ESLint', () => succeeds('eslint', [folder]));
  test('has nothing that nobody uses', () => succeeds('knip', []));
  test('passes its tests', () => testsPass(folder, 'browser.mjs', 'src'));
  test('is shown, and without faults of accessibility', { skip: !chromium }, () => isShown(folder));
  test('packs as every published library does', () => {
    const { status, said } = runInCopy('tools/packages/check.mjs', ['@zarra/sinov-daftari']);
    assert.equal(status, 0, said);
  });
  test('never takes the place of another', () => {
    const { status, said } = inCopy('nx', ['g', '@zarra/tools:feature-lib', 'auth', '--skipInstall']);
    assert.notEqual(status, 0);
    assert.match(said, /libs\/auth is there already/);
  });
});

describe('an experiment', () => {
  const folder = 'apps/lab/src/experiments/sinov-prujina';
  test('is written and entered', () => {
    succeeds('nx', [
      ...['g', '@zarra/tools:experiment', 'sinov-prujina'],
      ...['--title', 'Sinov prujinasi', '--model', 'trial-spring'],
    ]);
  });
  test('is formatted', () => succeeds('prettier', ['--check', 'apps/lab/src', 'libs/physics/src']));
  test('has right types', () => succeeds('tsc', ['-b', 'libs/physics', 'apps/lab']));
  test('passes oxlint', () => succeeds('oxlint', [folder, 'libs/physics/src/trial-spring']));
  test('passes ESLint', () => succeeds('eslint', [folder, 'libs/physics/src/trial-spring']));
  test('has nothing that nobody uses', () => succeeds('knip', []));
  test('has a model that passes its tests', () => testsPass('libs/physics', 'node.mjs', 'src/trial-spring'));
  test('passes its own tests', () => testsPass('apps/lab', 'browser.mjs', 'src/experiments/sinov-prujina'));
  test('passes those of every experiment', () =>
    succeeds(
      'jest',
      [
        ...['-w', '1', '--config', path.join(copy, 'tools/jest/browser.mjs'), '--rootDir', '.'],
        ...['src/experiments.test.ts', '-t', 'sinov-prujina'],
      ],
      'apps/lab',
    ));
  test('is shown, and without faults of accessibility', { skip: !chromium }, () => isShown(folder));
  test('refuses a name that is none', () => {
    const { status, said } = inCopy('nx', ['g', '@zarra/tools:experiment', 'Yomon Nom']);
    assert.notEqual(status, 0);
    assert.match(said, /Yomon Nom/);
  });
});
