// @ts-check
// node tools/run/with-postgres.mjs <command …>: starts a temporary PostgreSQL server on loopback, runs the command with its
// address in TEST_DATABASE_URL, and removes the server.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

/** The folder of the server's executables. Debian installs them outside PATH. */
function findServerFolder() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(base, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

const isRoot = process.getuid?.() === 0;

/**
 * PostgreSQL does not run as root. Debian's package has a user for it.
 * @param {string} program
 * @param {string[]} args
 */
function asServerUser(program, args) {
  const [command, rest] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  const result = spawnSync(command, rest, { cwd: '/', encoding: 'utf8' });
  if (result.status !== 0)
    throw new Error(`${path.basename(program)} failed: ${result.stderr || result.error}`);
  return result.stdout.trim();
}

const [command, ...args] = process.argv.slice(2);
const serverFolder = findServerFolder();
if (!command) {
  console.error('Usage: node tools/run/with-postgres.mjs <command …>');
  process.exit(2);
}
if (!serverFolder) {
  console.error('No PostgreSQL server found. On Debian: apt-get install postgresql');
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-postgres-'));
if (isRoot) {
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
}
const data = path.join(folder, 'data');
const port = await freePort();
const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=200`;
const initdb = path.join(serverFolder, 'initdb');
const pgCtl = path.join(serverFolder, 'pg_ctl');
let status = 1;
try {
  asServerUser(initdb, ['-D', data, '-U', 'zarra', '-A', 'trust', '-E', 'UTF8', '--no-locale']);
  asServerUser(pgCtl, ['-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start']);
  const env = { ...process.env, TEST_DATABASE_URL: `postgresql://zarra@127.0.0.1:${port}/postgres` };
  status = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  try {
    asServerUser(pgCtl, ['-D', data, '-m', 'immediate', 'stop']);
  } catch {
    // It did not start.
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
