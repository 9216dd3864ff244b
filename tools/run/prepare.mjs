// @ts-check
// What every command of the workspace needs first. Only Node itself is used here: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const lockfile = path.join(root, 'package-lock.json');
/** Written after an install: the lockfile it was made from. */
const mark = path.join(root, 'node_modules/.zarra-lockfile');

/** @param {string} text */
export const say = (text) => console.log(`\n▸ ${text}`);

/**
 * The environment every command of the workspace runs in.
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
 * Runs a command in the workspace root with its output shown.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: commandEnvironment(env),
  });
  return status === 0;
}

const read = (/** @type {string} */ file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Brings the locked dependencies when node_modules is missing or was made from another lockfile. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Zarra needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (read(mark) === wanted) return;
  say('Installing the locked dependencies (npm ci) …');
  if (!run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])) {
    console.error('The dependencies could not be installed; see above.');
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}

/**
 * Builds projects; nothing that is up to date is built again.
 * @param {readonly string[]} projects
 */
export function ensureBuilt(projects) {
  say('Building what is missing …');
  if (run('npx', ['nx', 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=stream'])) return;
  console.error('The build failed; see above.');
  process.exit(1);
}
