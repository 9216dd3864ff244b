// @ts-check
// node tools/crash/crash-submissions.mjs [--times 20] [--seed 1]
// Kills (-9) the server at random moments while ten learners submit 1,000 tests, and checks that no acknowledged result is
// lost or changed, none is there twice and none is half made. Runs on the embedded database and, when TEST_DATABASE_URL
// names a PostgreSQL, on a database of its own there.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCrashingSite } from './crashing-site.mjs';
import { writeContent } from './generated-content.mjs';
import { actions, newLearner } from './learner-life.mjs';
import { seededRandom } from './seeded-random.mjs';
import { createDatabase } from './server-database.mjs';
import { freePort } from './site-process.mjs';
import { brokenRow, readResults } from './stored-results.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const times = Number(values.times);
const LEARNERS = 10;
const LESSONS = 100;
const random = seededRandom(Number(values.seed));
const below = (/** @type {number} */ limit) => Math.floor(random() * limit);

/** @type {readonly { moment: import('./crashing-site.mjs').Moment, upToMs: number }[]} */
const MOMENTS = [
  { moment: 'written', upToMs: 0 },
  { moment: 'written', upToMs: 10 },
  { moment: 'written', upToMs: 60 },
  { moment: 'answering', upToMs: 0 },
  { moment: 'answered', upToMs: 20 },
];

/** @param {string} kind @param {string} databaseUrl empty: embedded */
async function runOn(kind, databaseUrl) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-crash-'));
  const contentDir = path.join(folder, 'content');
  const dataDir = path.join(folder, 'data');
  await writeContent(contentDir, { classes: 1, lessons: LESSONS });
  const env = { DATABASE_URL: databaseUrl };
  const site = await startCrashingSite({ dataDir, port: await freePort(), env, contentDir });
  const { insist, register, signIn } = actions(site);
  const counts = { acknowledged: 0, 'answers lost': 0, lost: 0, changed: 0, duplicates: 0, 'half rows': 0 };
  let finished = 0;
  let failed = 0;
  /** Wakes who waits for the learners to get on. */
  let moved = () => {};

  /** @param {keyof typeof counts} what @param {string} why */
  function fail(what, why) {
    counts[what] += 1;
    failed += 1;
    console.error(`\n${kind}, ${what}: ${why}`);
  }

  /** Resolves when so many tests are finished. @param {number} goal */
  async function progress(goal) {
    while (finished < goal)
      await new Promise((/** @type {(value?: unknown) => void} */ resolve) => (moved = resolve));
  }

  /** @param {number} number */
  async function learn(number) {
    const learner = newLearner(`oquvchi-${number}`);
    await register(learner);
    const { access } = await signIn(learner);
    const { body: classes } = await insist('/classes/', undefined, access);
    /** @type {{ id: number, tests: { id: number }[] }[]} */
    const lessons = classes[0].lessons;
    assert.equal(lessons.length, LESSONS);
    /** First acknowledged answer by lesson. @type {Map<number, string>} */
    const acknowledged = new Map();

    /** One test; an answer that was lost is asked for again, with other options. @param {typeof lessons[number]} lesson */
    const submit = async ({ id, tests }) => {
      for (;;) {
        const answers = Object.fromEntries(tests.map((question) => [question.id, 1 + below(4)]));
        const answer = await site.call('/submit-test/', { lesson: id, answers }, access);
        if (!answer) {
          counts['answers lost'] += 1;
          continue;
        }
        assert.equal(answer.status, 200, `submit-test: ${JSON.stringify(answer.body)}`);
        const text = JSON.stringify(answer.body);
        counts.acknowledged += 1;
        const first = acknowledged.get(id);
        if (first === undefined) acknowledged.set(id, text);
        else if (first !== text) fail('changed', `lesson ${id} was answered in two ways`);
        return;
      }
    };

    for (const lesson of [...lessons].sort(() => random() - 0.5)) {
      // Some have the lesson open in two tabs.
      await Promise.all(random() < 0.25 ? [submit(lesson), submit(lesson)] : [submit(lesson)]);
      finished += 1;
      moved();
    }
    return async () => {
      for (const [id, text] of acknowledged) {
        const { status, body } = await insist(`/lesson-test-result/${id}/`, undefined, access);
        if (status !== 200) fail('lost', `lesson ${id}: ${status}`);
        else if (JSON.stringify(body) !== text) fail('changed', `lesson ${id}`);
      }
      return acknowledged.size;
    };
  }

  const start = performance.now();
  let results = 0;
  try {
    const learning = Promise.all(Array.from({ length: LEARNERS }, (_, number) => learn(number)));
    const killing = async () => {
      for (let kill = 0; kill < times; kill += 1) {
        // The last ones still meet somebody.
        await progress(Math.floor(((kill + random()) / times) * (LEARNERS * LESSONS - 2 * LEARNERS)));
        const { moment, upToMs } = MOMENTS[below(MOMENTS.length)] ?? { moment: 'written', upToMs: 0 };
        await site.killAt({ call: '/submit-test/', moment, delayMs: Math.round(random() * upToMs) });
        process.stdout.write('.');
      }
    };
    const [audits] = await Promise.all([learning, killing()]);
    for (const audit of audits) results += await audit();
  } finally {
    await site.stop();
  }
  const rows = await readResults({ dataDir, databaseUrl });
  await rm(folder, { recursive: true, force: true });
  const distinct = new Set(rows.map(({ user_id, lesson_id }) => `${user_id} ${lesson_id}`)).size;
  if (distinct !== rows.length) fail('duplicates', `${rows.length - distinct} rows too many`);
  if (distinct !== results) fail('lost', `${results} results acknowledged, ${distinct} stored`);
  for (const row of rows) {
    const broken = brokenRow(row);
    if (broken) fail('half rows', broken);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const summary = Object.entries(counts).map(([what, number]) => `${what}: ${number}`);
  console.log(`\n${kind}: kills: ${site.kills}; results: ${results}; ${summary.join('; ')}; ${seconds} s`);
  return { passed: results, failed };
}

console.log(`${times} kills on each database, seed ${values.seed}`);
const ended = [await runOn('embedded', '')];
const server = process.env['TEST_DATABASE_URL'];
if (server) {
  const database = await createDatabase(server);
  try {
    ended.push(await runOn('PostgreSQL', database.url));
  } finally {
    await database.drop();
  }
}
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  ended.reduce((total, result) => total + result[what], 0);
console.log(`Submissions after kills: ${sum('passed')} results kept, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
