// @ts-check
// The real server (or a content import) as a child process that can be killed at any moment.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../../apps/api/dist');

/** @returns {Promise<number>} a free port on loopback */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * @param {string[]} args file below apps/api/dist and its arguments
 * @param {Record<string, string>} env
 */
function run(args, env) {
  const [file = '', ...rest] = args;
  const child = spawn(process.execPath, [path.join(dist, file), ...rest], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return { child, ended, output: () => output };
}

/**
 * @param {{ dataDir: string, contentDir: string, port: number, env?: Record<string, string> }} site `env`: further
 * settings, such as DATABASE_URL; the embedded database without
 */
export const startServer = ({ dataDir, contentDir, port, env = {} }) =>
  run(['server.js'], { DATA_DIR: dataDir, CONTENT_DIR: contentDir, PORT: String(port), ...env });

/** @param {{ dataDir: string, contentDir: string }} site */
export const startImport = ({ dataDir, contentDir }) =>
  run(['content-cli.js', 'import', contentDir], { DATA_DIR: dataDir, CONTENT_DIR: contentDir });

/**
 * Waits until the server answers, or has ended, or the deadline is over.
 * @param {ReturnType<typeof startServer>} server
 * @param {number} port
 * @param {number} deadlineMs
 * @returns {Promise<unknown[]>} the catalogue
 */
export async function readyCatalogue(server, port, deadlineMs) {
  const end = Date.now() + deadlineMs;
  let ended = false;
  void server.ended.then(() => (ended = true));
  while (Date.now() < end && !ended) {
    try {
      const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
      if (ready.ok) return await (await fetch(`http://127.0.0.1:${port}/api/simulators/`)).json();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new Error(`the server did not become ready${ended ? ' (it ended)' : ''}:\n${server.output()}`);
}
