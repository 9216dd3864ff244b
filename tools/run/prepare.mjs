// @ts-check
// Installs and builds before a command of the workspace runs. Uses only Node: dependencies may not be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const lockfile = path.join(root, 'package-lock.json');
/** Holds the hash of the lockfile that node_modules was installed from. */
const installedHashFile = path.join(root, 'node_modules/.zarra-lockfile');

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
 * Runs a command in the workspace root and shows its output.
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

/** Installs the locked dependencies when node_modules is missing or was installed from another lockfile. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Zarra needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lockfileHash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (read(installedHashFile) === lockfileHash) return;
  printHeading('Installing the locked dependencies (npm ci) …');
  if (!run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])) {
    console.error('The dependencies could not be installed; see above.');
    process.exit(1);
  }
  writeFileSync(installedHashFile, lockfileHash);
}

/**
 * Builds projects that are not up to date.
 * @param {readonly string[]} projects
 */
export function ensureBuilt(projects) {
  printHeading('Building …');
  if (run('npx', ['nx', 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=stream'])) return;
  console.error('The build failed; see above.');
  process.exit(1);
}
