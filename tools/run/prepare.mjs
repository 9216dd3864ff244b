// @ts-check
// Installs and builds before a command of the workspace runs. Uses only Node: dependencies may not be installed yet.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installedShare, isInstalled } from './is-installed.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** The projects that serve the site. */
export const SITE = ['tag:type:shell', 'tag:type:server'];
/** The projects of the programs for staff. */
export const SERVER = ['tag:type:server'];

/** Interval at which the progress of a step is looked at, ms. */
const PROGRESS_MS = 500;

/** @param {string} text */
export const printHeading = (text) => console.log(`\n▸ ${text}`);

/**
 * The environment of a command of the workspace.
 * @param {NodeJS.ProcessEnv} env
 */
export const commandEnvironment = (env) => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...env,
});

/**
 * Runs a step before the command. Standard output belongs to the command, so the step prints one line with its time to standard
 * error, and its output only when it fails; then the process ends.
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 * @param {{ isWork?: (output: string) => boolean, share?: () => number }} [options] isWork: whether the output so far shows that there
 * is something to do, until then nothing is printed; share: how much is done, from 0 to 1, printed in the line at each tenth
 */
export async function runStep(name, [program, ...args], { isWork = () => true, share } = {}) {
  const startTime = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script on Windows.
    shell: process.platform === 'win32' && !path.isAbsolute(program),
    env: commandEnvironment({}),
  });
  let output = '';
  let isShown = false;
  const show = () => {
    if (!isShown && isWork(output)) {
      isShown = true;
      process.stderr.write(`▸ ${name} … `);
    }
  };
  show();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      show();
    });
  let tenths = 0;
  const progress = setInterval(() => {
    const done = Math.min(9, Math.floor((share?.() ?? 0) * 10));
    if (done > tenths) process.stderr.write(`${done * 10} % `);
    tenths = Math.max(tenths, done);
  }, PROGRESS_MS);
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1)).on('close', resolve);
  });
  clearInterval(progress);
  if (status !== 0) {
    process.stderr.write(`${isShown ? '' : `▸ ${name} … `}failed\n${output}`);
    process.exit(1);
  }
  if (isShown) process.stderr.write(`${((performance.now() - startTime) / 1000).toFixed(0)} s\n`);
}

/** Installs the locked dependencies when those in node_modules differ from the lockfile. */
export async function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Zarra needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  await runStep(
    'Installing the locked dependencies (npm ci)',
    ['npm', ...['ci', '--no-fund', '--no-audit', '--prefer-offline', '--loglevel=error']],
    { share: () => installedShare(root) },
  );
}

/**
 * Whether the output of Nx names a task that it runs: behind a task from the cache, the line names the cache.
 * @param {string} output
 */
export const hasExecutedTask = (output) => /^> nx run \S+[ \t]*\n/m.test(stripVTControlCharacters(output));

/**
 * Builds projects that are not up to date.
 * @param {readonly string[]} projects
 */
export const ensureBuilt = (projects) =>
  runStep(
    'Building',
    [
      // Without npx, which takes most of a second.
      .../** @type {const} */ ([process.execPath, path.join(root, 'node_modules/nx/dist/bin/nx.js')]),
      ...['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=stream'],
    ],
    { isWork: hasExecutedTask },
  );
