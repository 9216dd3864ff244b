// node --import tsx apps/api-e2e/src/crash-submissions.ts [--times 20] [--seed 1]
// Kills (-9) the server at random points while ten learners submit 1,000 tests, and checks that no acknowledged result
// is lost or changed, none is stored twice and none is half made. Runs on the embedded database and, when
// TEST_DATABASE_URL names a PostgreSQL, on a new database there.
import assert from 'node:assert/strict';
import path from 'node:path';
import { actions, newLearner } from './account-scenario.js';
import { writeContent } from './generated-content.js';
import { startCrashingSite, type KillPoint } from './kill-harness.js';
import { readOptions } from './read-options.js';
import { runOnEachDatabase, type CrashResult, type CrashTarget } from './run-on-each-database.js';
import { faultOf, readResults } from './stored-results.js';

interface Lesson {
  readonly id: number;
  readonly tests: readonly { readonly id: number }[];
}

const { times, random } = readOptions(20);
const LEARNERS = 10;
const LESSONS = 100;
const below = (limit: number): number => Math.floor(random() * limit);

const POINTS: readonly { readonly point: KillPoint; readonly upToMs: number }[] = [
  { point: 'sent', upToMs: 0 },
  { point: 'sent', upToMs: 10 },
  { point: 'sent', upToMs: 60 },
  { point: 'answering', upToMs: 0 },
  { point: 'answered', upToMs: 20 },
];

async function runOn({ kind, databaseUrl, folder }: CrashTarget): Promise<CrashResult> {
  const contentDir = path.join(folder, 'content');
  const dataDir = path.join(folder, 'data');
  await writeContent(contentDir, { classes: 1, lessons: LESSONS });
  const site = await startCrashingSite({ dataDir, databaseUrl, contentDir });
  const { repeat, register, signIn } = actions(site);
  const counts = {
    acknowledged: 0,
    'responses lost': 0,
    lost: 0,
    changed: 0,
    duplicates: 0,
    'half rows': 0,
  };
  let finished = 0;
  let failed = 0;
  /** Continues the wait of `progress`. */
  let onProgress = (): void => undefined;

  function fail(what: keyof typeof counts, why: string): void {
    counts[what] += 1;
    failed += 1;
    console.error(`\n${kind}, ${what}: ${why}`);
  }

  /** Resolves when so many tests are finished. */
  async function progress(goal: number): Promise<void> {
    while (finished < goal) await new Promise<void>((resolve) => (onProgress = resolve));
  }

  /** Submits all tests; returns a check that each acknowledged result is still there, and how many there are. */
  async function learn(number: number): Promise<() => Promise<number>> {
    const learner = newLearner(`oquvchi-${number}`);
    await register(learner);
    const { access } = await signIn(learner);
    const classes = await repeat('/classes/', undefined, access);
    const [{ lessons } = { lessons: [] }] = classes.body as unknown as { lessons: Lesson[] }[];
    assert.equal(lessons.length, LESSONS);
    /** First acknowledged response by lesson. */
    const acknowledged = new Map<number, string>();

    /** Submits one test; repeats it with other options when the response is lost. */
    const submit = async ({ id, tests }: Lesson): Promise<void> => {
      for (;;) {
        const answers = Object.fromEntries(tests.map((question) => [question.id, 1 + below(4)]));
        const answer = await site.call('/submit-test/', { lesson: id, answers }, access);
        if (!answer) {
          counts['responses lost'] += 1;
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
      onProgress();
    }
    return async () => {
      for (const [id, text] of acknowledged) {
        const { status, body } = await repeat(`/lesson-test-result/${id}/`, undefined, access);
        if (status !== 200) fail('lost', `lesson ${id}: ${status}`);
        else if (JSON.stringify(body) !== text) fail('changed', `lesson ${id}`);
      }
      return acknowledged.size;
    };
  }

  let results = 0;
  try {
    const learning = Promise.all(Array.from({ length: LEARNERS }, (_, number) => learn(number)));
    const killing = async () => {
      for (let kill = 0; kill < times; kill += 1) {
        // Learners still submit at the last kill.
        await progress(Math.floor(((kill + random()) / times) * (LEARNERS * LESSONS - 2 * LEARNERS)));
        const { point, upToMs } = POINTS[below(POINTS.length)] ?? { point: 'sent', upToMs: 0 };
        await site.killAt({ call: '/submit-test/', point, delayMs: Math.round(random() * upToMs) });
        process.stdout.write('.');
      }
    };
    const [checks] = await Promise.all([learning, killing()]);
    for (const check of checks) results += await check();
  } finally {
    await site.stop();
  }
  const rows = await readResults({ dataDir, databaseUrl });
  const distinct = new Set(rows.map(({ user_id, lesson_id }) => `${user_id} ${lesson_id}`)).size;
  if (distinct !== rows.length) fail('duplicates', `${rows.length - distinct} rows too many`);
  if (distinct !== results) fail('lost', `${results} results acknowledged, ${distinct} stored`);
  for (const row of rows) {
    const fault = faultOf(row);
    if (fault) fail('half rows', fault);
  }
  const summary = Object.entries(counts).map(([what, number]) => `${what}: ${number}`);
  console.log(`\n${kind}: kills: ${site.kills}; results: ${results}; ${summary.join('; ')}`);
  return { passed: results, failed };
}

await runOnEachDatabase(runOn, ({ passed, failed }) =>
  console.log(`Submissions after kills: ${passed} results kept, ${failed} failed`),
);
