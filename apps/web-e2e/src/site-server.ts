import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../api/dist/server.js', import.meta.url));
const CLOCK = new URL('./server-clock.mjs', import.meta.url).href;
/** A first start makes the database, which takes seconds. */
const START_MS = 60_000;
const ASK_EVERY_MS = 50;

/** The whole site as one process, as a school would run it. */
export interface SiteServer {
  readonly url: string;
  /** Ends the process without a warning, as a lost machine does. */
  kill(): Promise<void>;
  /** Starts it where it was: same port, same data. Does nothing while it runs. */
  start(): Promise<void>;
  /** Sets the server's clock forward, in ms: as much time as this has passed for it. */
  pass(ms: number): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the built server with data of its own.
 * @param settings environment variables besides the usual
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<SiteServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zarra-e2e-'));
  let running: ChildProcess | undefined;
  let ahead = 0;

  const setClock = async (child: ChildProcess): Promise<void> => {
    const set = once(child, 'message');
    child.send(ahead);
    await set;
  };

  const start = async (): Promise<void> => {
    if (running) return;
    const { DATABASE_URL: _, ...environment } = process.env;
    const child = spawn(process.execPath, ['--import', CLOCK, SERVER], {
      env: { ...environment, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
    }
    const deadline = Date.now() + START_MS;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGKILL');
        throw new Error(`The server did not start. It said:\n${said}`);
      }
      await pause();
    }
    await setClock(child);
  };

  const kill = async (): Promise<void> => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    url,
    start,
    kill,
    async pass(ms) {
      ahead += ms;
      if (running) await setClock(running);
    },
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
