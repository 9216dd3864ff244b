// npm run backup -w @zarra/benchmarks -- [--results 100000]
// Time of a backup while the server answers, and of a restore, of 1,000 learners with that many results of the shipped lessons:
// from the embedded database and back, or from and to PostgreSQL when TEST_DATABASE_URL is set (tools/run/with-postgres.mjs).
// Also prints the longest time in which the server did not answer a call that uses the database. Checksums must be equal.
import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '@zarra/api/database/open-database';
import { checkTarget, fail, readOptions, run, temporaryFolder } from './runner.js';
import { apiFolder, contentDir, newDatabase, startSite } from './site.js';

const { results } = readOptions({ results: 100_000 });
const LEARNERS = 1000;

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
  readonly env: { readonly DATABASE_URL: string };
}

/** Runs an admin command. @returns its time in seconds and the checksum of the content that it printed */
async function admin({ dataDir, env }: Place, ...args: string[]) {
  const start = performance.now();
  const child = spawn(process.execPath, [path.join(apiFolder, 'dist/admin-cli.js'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, CONTENT_DIR: contentDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new Error(`${args.join(' ')} failed`);
  return {
    seconds: (performance.now() - start) / 1000,
    checksum: /content ([0-9a-f]{64})/.exec(output)?.[1],
  };
}

/** Calls the database of a server every 10 ms. @returns stops it and returns the longest call in seconds */
function probe(origin: string): () => Promise<number> {
  const stopping = new AbortController();
  let longest = 0;
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${origin}/api/health/ready`)).arrayBuffer();
      longest = Math.max(longest, (performance.now() - start) / 1000);
      await wait(10);
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
    return longest;
  };
}

async function measure(source: Place, target: Place): Promise<void> {
  await (await startSite(source)).stop();
  const { DATABASE_URL } = source.env;
  const database = await openDatabase({
    dataDir: source.dataDir,
    databaseUrl: DATABASE_URL || undefined,
    onConnectionError: () => undefined,
  });
  const execute = (statement: string) => sql.raw(statement).execute(database.db);
  await execute(LEARNER_ROWS);
  for (let lesson = 1; lesson <= results / LEARNERS; lesson += 1) await execute(resultRows(lesson));
  await database.close();

  const { origin, stop } = await startSite(source);
  const stopProbe = probe(origin);
  const file = `${source.dataDir}.gz`;
  const backup = await admin(source, 'backup', file);
  const longest = await stopProbe();
  await stop();
  const restore = await admin(target, 'restore', file);
  const again = await admin(target, 'backup', `${target.dataDir}.gz`);
  const isEqual = backup.checksum !== undefined && backup.checksum === again.checksum;
  const name = `${source.name} to ${target.name}`;
  console.log(
    `${name}, ${results} results: ${((await stat(file)).size / 1e6).toFixed(1)} MB, longest call of a visitor ` +
      `${longest.toFixed(1)} s, checksums ${isEqual ? 'equal' : 'DIFFERENT'}`,
  );
  checkTarget(`${name}: backup`, backup.seconds, { max: 60, digits: 1, unit: ' s' });
  checkTarget(`${name}: restore with self-check`, restore.seconds, { max: 60, digits: 1, unit: ' s' });
  if (!isEqual) fail(`${name}: different checksums`);
}

await run(async () => {
  const folder = await temporaryFolder();
  const embedded = (name: string): Place => ({
    name: 'embedded',
    dataDir: path.join(folder, name),
    env: { DATABASE_URL: '' },
  });
  if (process.env['TEST_DATABASE_URL'] === undefined) return measure(embedded('source'), embedded('target'));
  const server = async (name: string): Promise<Place> => {
    const { DATABASE_URL } = await newDatabase();
    return { name: 'PostgreSQL', dataDir: path.join(folder, name), env: { DATABASE_URL } };
  };
  await measure(embedded('from-embedded'), await server('to-server'));
  await measure(await server('from-server'), embedded('to-embedded'));
});
