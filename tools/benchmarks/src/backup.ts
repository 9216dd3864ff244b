// npm run backup -w @zarra/benchmarks -- [--results 100000]
// Time of a backup while the server answers, and of a restore, of 1,000 learners with that many results of the shipped lessons:
// from the embedded database and back, and the same with PostgreSQL when TEST_DATABASE_URL is set (tools/run/with-postgres.mjs).
// Also prints the longest time in which the server did not answer a call that uses the database. The exit code is 1 when a
// backup or a restore of 100,000 results takes longer than 60 s, or when the checksum after the restore differs.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { openDatabase } from '@zarra/api/database/open-database';
import { createDatabase } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';

const TARGET_MS = 60_000;
const LEARNERS = 1000;
const DEADLINE_MS = 120_000;

const { values } = parseArgs({ options: { results: { type: 'string', default: '100000' } } });
const results = Number(values.results);
const api = path.resolve(import.meta.dirname, '../../../apps/api');
const contentDir = path.join(api, 'content');

const LEARNER_ROWS = `
  insert into users (username, username_key, email, email_key, password_hash, created_at)
  select 'learner' || n, 'learner' || n, n || '@zarra.uz', n || '@zarra.uz', repeat('x', 97), now()
  from generate_series(1, ${LEARNERS}) n`;

/**
 * Results of all learners for a lesson with the questions of a shipped one. Beyond the number of lessons the ids go on, as with
 * lessons that were removed. One statement for each lesson, because the server limits the time of a statement.
 */
const resultRows = (lesson: number): string => `
  insert into results (user_id, lesson_id, percentage, correct_answers, total_tests, answers, questions, created_at)
  select u.id, ${lesson}, 100, l.total, l.total, l.answers, l.questions, now()
  from users u
  cross join (
    select row_number() over (order by lesson_id) - 1 as position, count(*) over () as lessons, count(*) as total,
      jsonb_object_agg(id, correct_option) as answers,
      jsonb_agg(jsonb_build_object('id', id, 'question', question, 'option1', option1, 'option2', option2,
        'option3', option3, 'option4', option4, 'correct_option', correct_option, 'explanation', explanation)) as questions
    from questions group by lesson_id
  ) l
  where l.position = ${lesson} % l.lessons`;

interface Place {
  readonly name: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

const environment = ({ dataDir, databaseUrl = '' }: Place) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  CONTENT_DIR: contentDir,
});

/** Runs an admin command. @returns its time in ms and its output */
async function admin(place: Place, ...args: string[]) {
  const start = performance.now();
  const child = spawn(process.execPath, [path.join(api, 'dist/admin-cli.js'), ...args], {
    env: environment(place),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new Error(`${args.join(' ')} failed`);
  return { ms: performance.now() - start, output };
}

/** Calls the database of a server every 10 ms. @returns stops it and returns the longest call in ms */
function probe(port: number): () => Promise<number> {
  const stopping = new AbortController();
  let longest = 0;
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
      await response.arrayBuffer();
      longest = Math.max(longest, performance.now() - start);
      await wait(10);
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
    return longest;
  };
}

const contentOf = (output: string): string => /content ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** @returns whether every figure meets its target */
async function measure(source: Place, target: Place): Promise<boolean> {
  const port = await freePort();
  const start = () =>
    startServer({
      dataDir: source.dataDir,
      contentDir,
      port,
      env: { DATABASE_URL: source.databaseUrl ?? '' },
    });
  let server = start();
  await readyCatalogue(server, port, DEADLINE_MS);
  server.child.kill('SIGTERM');
  await server.ended;
  const database = await openDatabase({
    dataDir: source.dataDir,
    databaseUrl: source.databaseUrl,
    onConnectionError: () => undefined,
  });
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  await run(LEARNER_ROWS);
  for (let lesson = 1; lesson <= results / LEARNERS; lesson += 1) await run(resultRows(lesson));
  await database.close();

  server = start();
  await readyCatalogue(server, port, DEADLINE_MS);
  const stopProbe = probe(port);
  const file = `${source.dataDir}.gz`;
  const backup = await admin(source, 'backup', file);
  const longest = await stopProbe();
  server.child.kill('SIGTERM');
  await server.ended;
  const restore = await admin(target, 'restore', file);
  const again = await admin(target, 'backup', `${target.dataDir}.gz`);
  const isEqual = contentOf(backup.output) !== '' && contentOf(backup.output) === contentOf(again.output);
  console.log(
    `${source.name} to ${target.name}: backup of ${results} results ${seconds(backup.ms)} ` +
      `(${((await stat(file)).size / 1e6).toFixed(1)} MB, longest call of a visitor ${seconds(longest)}), ` +
      `restore with self-check ${seconds(restore.ms)}, checksums ${isEqual ? 'equal' : 'DIFFERENT'}`,
  );
  return isEqual && backup.ms <= TARGET_MS && restore.ms <= TARGET_MS;
}

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-backup-'));
const embedded = (name: string): Place => ({ name: 'embedded', dataDir: path.join(folder, name) });
const server = process.env['TEST_DATABASE_URL'];
const outcomes: boolean[] = [];

/** Measures the embedded database as source or target of a PostgreSQL server. */
async function measureWithServer(address: string, direction: 'to' | 'from'): Promise<boolean> {
  const { url, drop } = await createDatabase(address);
  const place = { name: 'PostgreSQL', dataDir: path.join(folder, `${direction}-server`), databaseUrl: url };
  const other = embedded(`${direction}-embedded`);
  try {
    return await (direction === 'to' ? measure(other, place) : measure(place, other));
  } finally {
    await drop();
  }
}

try {
  if (server) {
    outcomes.push(await measureWithServer(server, 'to'));
    outcomes.push(await measureWithServer(server, 'from'));
  } else {
    outcomes.push(await measure(embedded('source'), embedded('target')));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
