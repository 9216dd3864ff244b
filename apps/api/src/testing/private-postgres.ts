import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const starter = path.resolve(import.meta.dirname, '../../../../tools/run/with-postgres.mjs');
/** Prints the address and ends with its input. */
const WAIT = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume()';

export interface PrivatePostgres {
  readonly url: URL;
  /** Sends a signal to all processes of the server: SIGSTOP freezes it, SIGCONT continues it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** Processes with this parent (Linux). */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) === parent;
      } catch {
        return false; // It ended.
      }
    });

/** Starts a PostgreSQL server that no other test uses. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const child = spawn(process.execPath, [starter, process.execPath, '-e', WAIT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = new URL(line.toString().trim());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(
    "select current_setting('data_directory') || '/postmaster.pid' as file",
  );
  await client.end();
  const main = Number(readFileSync(rows[0]?.file ?? '', 'utf8').split('\n')[0]);
  return {
    url,
    signal: (name) => {
      for (const pid of [main, ...childrenOf(main)]) process.kill(pid, name);
    },
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
