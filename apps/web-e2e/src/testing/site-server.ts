import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@zarra/tools/free-port';

const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));
const CLOCK = new URL('./server-clock.mjs', import.meta.url).href;
/** A server that is not ready by then hangs: a first start takes seconds, beside other load over a minute. */
const START_MS = 180_000;
const POLL_MS = 50;
/** Length of the stored end of the server's output, in characters. */
const OUTPUT_LENGTH = 4000;

/** The whole site as one process. */
export interface SiteServer {
  readonly url: string;
  /** The end of what the process wrote to stdout and stderr. */
  output(): string;
  /** Ends the process without a warning (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. Does nothing while it runs. */
  start(): Promise<void>;
  /** Moves the server's clock forward, in ms. */
  advance(ms: number): Promise<void>;
  /** Shuts it down in order and leaves its data. */
  stop(): Promise<void>;
  /** Kills it and removes its data. */
  remove(): Promise<void>;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Creates a data folder: a copy of the one that the run imported the curriculum into, or an empty one. */
async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zarra-e2e-'));
  const imported = process.env['IMPORTED_DATA_DIR'];
  if (imported !== undefined) await cp(imported, dataDir, { recursive: true });
  return dataDir;
}

/**
 * Starts the built server on its own data.
 * @param settings environment variables besides port, host and data folder
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<SiteServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATA_DIR: dataDir = await createDataDir() } = settings;
  let running: ChildProcess | undefined;
  let clockOffset = 0;
  let output = '';

  const setClock = async (child: ChildProcess): Promise<void> => {
    const set = once(child, 'message');
    child.send(clockOffset);
    await set;
  };

  const start = async (): Promise<void> => {
    if (running) return;
    const { DATABASE_URL: _, ...environment } = process.env;
    const child = spawn(process.execPath, ['--import', CLOCK, SERVER], {
      env: { ...environment, PORT: `${port}`, HOST: '127.0.0.1', ...settings, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-OUTPUT_LENGTH)));
    }
    const deadline = Date.now() + START_MS;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGKILL');
        throw new Error(`The server did not start. Its output:\n${output}`);
      }
      await pause();
    }
    await setClock(child);
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };

  await start();
  return {
    url,
    output: () => output,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async advance(ms) {
      clockOffset += ms;
      if (running) await setClock(running);
    },
    async remove() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
