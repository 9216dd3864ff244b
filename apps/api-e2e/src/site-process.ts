// The real server (or a content import) as a child process that can be killed at any time.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const dist = path.resolve(import.meta.dirname, '../../api/dist');
const POLL_MS = 25;

export interface SiteProcess {
  readonly child: ChildProcess;
  /** Exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  output(): string;
}

/** Runs a file of apps/api/dist. */
function run(file: string, args: readonly string[], env: Readonly<Record<string, string>>): SiteProcess {
  const child = spawn(process.execPath, [path.join(dist, file), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, ended, output: () => output };
}

/** Starts a server. @param env further settings such as DATABASE_URL; without it the database is embedded */
export const startServer = ({
  dataDir,
  contentDir,
  port,
  env = {},
}: {
  dataDir: string;
  contentDir: string;
  port: number;
  env?: Readonly<Record<string, string>>;
}): SiteProcess =>
  run('server.js', [], { DATA_DIR: dataDir, CONTENT_DIR: contentDir, PORT: String(port), ...env });

export const startImport = ({ dataDir, contentDir }: { dataDir: string; contentDir: string }): SiteProcess =>
  run('content-cli.js', ['import', contentDir], { DATA_DIR: dataDir, CONTENT_DIR: contentDir });

/** Runs a staff command. @returns its exit code */
export const runAdmin = ({
  dataDir,
  args,
  env = {},
}: {
  dataDir: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}): Promise<number | null> => run('admin-cli.js', args, { DATA_DIR: dataDir, ...env }).ended;

/**
 * Waits until the server is ready.
 * @returns its catalogue
 * @throws when the server ends or the deadline passes before
 */
export async function readyCatalogue(
  server: SiteProcess,
  port: number,
  deadlineMs: number,
): Promise<unknown[]> {
  const deadline = Date.now() + deadlineMs;
  const serverEnded = { current: false };
  void server.ended.then(() => (serverEnded.current = true));
  const get = (call: string) => fetch(`http://127.0.0.1:${port}/api${call}`).catch(() => undefined);
  while (Date.now() < deadline && !serverEnded.current) {
    if ((await get('/health/ready'))?.ok) {
      const catalogue = await get('/simulators/');
      if (catalogue?.ok) return (await catalogue.json()) as unknown[];
    }
    await wait(POLL_MS);
  }
  throw new Error(
    `the server did not become ready${serverEnded.current ? ' (it ended)' : ''}:\n${server.output()}`,
  );
}
