// node --import tsx apps/api-e2e/src/crash-submissions.ts [--times 20] [--seed 1]
// Kills (-9) the server at random points while ten learners submit 1,000 tests, and checks that each acknowledged result
// is stored once, completely and unchanged. Runs on the embedded database and, when TEST_DATABASE_URL is set, on a new
// PostgreSQL database.
import assert from 'node:assert/strict';
import path from 'node:path';
import { createActions, createLearner } from './account-scenario.js';
import { writeContent } from './generated-content.js';
import { startKillHarness, type KillPoint } from './kill-harness.js';
import { readOptions } from './read-options.js';
import { runOnEachDatabase, type CrashResult, type CrashTarget } from './run-on-each-database.js';
import { findIssue, readResults } from './stored-results.js';

interface Lesson {
  readonly id: number;
  readonly tests: readonly { readonly id: number }[];
}

const { times, random } = readOptions(20);
const LEARNERS = 10;
const LESSONS = 100;
const randomBelow = (limit: number): number => Math.floor(random() * limit);

const POINTS: readonly { readonly point: KillPoint; readonly maxDelayMs: number }[] = [
  { point: 'request-sent', maxDelayMs: 0 },
  { point: 'request-sent', maxDelayMs: 10 },
  { point: 'request-sent', maxDelayMs: 60 },
  { point: 'response-started', maxDelayMs: 0 },
  { point: 'response-complete', maxDelayMs: 20 },
];

async function runOnDatabase({ kind, databaseUrl, folder }: CrashTarget): Promise<CrashResult> {
  const contentDir = path.join(folder, 'content');
  const dataDir = path.join(folder, 'data');
  await writeContent(contentDir, { classes: 1, lessons: LESSONS });
  const harness = await startKillHarness({ dataDir, databaseUrl, contentDir });
  const { callUntilResponse, register, signIn } = createActions(harness);
  const counts = {
    acknowledged: 0,
    'responses lost': 0,
    lost: 0,
    changed: 0,
    duplicates: 0,
    'incomplete rows': 0,
  };
  let finished = 0;
  let failed = 0;
  /** Resolves the promise on which `waitForFinished` waits. */
  let onProgress = (): void => undefined;

  function fail(kindOfFailure: keyof typeof counts, reason: string): void {
    counts[kindOfFailure] += 1;
    failed += 1;
    console.error(`\n${kind}, ${kindOfFailure}: ${reason}`);
  }

  /** Waits until this many tests are finished. */
  async function waitForFinished(goal: number): Promise<void> {
    while (finished < goal) await new Promise<void>((resolve) => (onProgress = resolve));
  }

  /** Submits all tests. @returns a function that checks all acknowledged results and returns their number */
  async function submitAll(number: number): Promise<() => Promise<number>> {
    const learner = createLearner(`oquvchi-${number}`);
    await register(learner);
    const { access } = await signIn(learner);
    const classes = await callUntilResponse('/classes/', undefined, access);
    const [{ lessons } = { lessons: [] }] = classes.body as unknown as { lessons: Lesson[] }[];
    assert.equal(lessons.length, LESSONS);
    /** First acknowledged response by lesson. */
    const acknowledged = new Map<number, string>();

    /** Submits one test; repeats it with other options when the response is lost. */
    const submit = async ({ id, tests }: Lesson): Promise<void> => {
      for (;;) {
        const answers = Object.fromEntries(tests.map((question) => [question.id, 1 + randomBelow(4)]));
        const response = await harness.call('/submit-test/', { lesson: id, answers }, access);
        if (!response) {
          counts['responses lost'] += 1;
          continue;
        }
        assert.equal(response.status, 200, `submit-test: ${JSON.stringify(response.body)}`);
        const text = JSON.stringify(response.body);
        counts.acknowledged += 1;
        const first = acknowledged.get(id);
        if (first === undefined) acknowledged.set(id, text);
        else if (first !== text) fail('changed', `lesson ${id} got two different responses`);
        return;
      }
    };

    for (const lesson of [...lessons].sort(() => random() - 0.5)) {
      // Some learners have the lesson open in two tabs.
      await Promise.all(random() < 0.25 ? [submit(lesson), submit(lesson)] : [submit(lesson)]);
      finished += 1;
      onProgress();
    }
    return async () => {
      for (const [id, text] of acknowledged) {
        const { status, body } = await callUntilResponse(`/lesson-test-result/${id}/`, undefined, access);
        if (status !== 200) fail('lost', `lesson ${id}: ${status}`);
        else if (JSON.stringify(body) !== text) fail('changed', `lesson ${id}`);
      }
      return acknowledged.size;
    };
  }

  let results = 0;
  try {
    const submitting = Promise.all(Array.from({ length: LEARNERS }, (_, number) => submitAll(number)));
    const killAtRandom = async () => {
      for (let kill = 0; kill < times; kill += 1) {
        // The last kill happens before the last submissions.
        await waitForFinished(Math.floor(((kill + random()) / times) * (LEARNERS * LESSONS - 2 * LEARNERS)));
        const { point, maxDelayMs } = POINTS[randomBelow(POINTS.length)] ?? {
          point: 'request-sent',
          maxDelayMs: 0,
        };
        await harness.killAt({ call: '/submit-test/', point, delayMs: Math.round(random() * maxDelayMs) });
        process.stdout.write('.');
      }
    };
    const [checks] = await Promise.all([submitting, killAtRandom()]);
    for (const check of checks) results += await check();
  } finally {
    await harness.stop();
  }
  const rows = await readResults({ dataDir, databaseUrl });
  const distinct = new Set(rows.map(({ user_id, lesson_id }) => `${user_id} ${lesson_id}`)).size;
  if (distinct !== rows.length) fail('duplicates', `${rows.length - distinct} duplicate rows`);
  if (distinct !== results) fail('lost', `${results} results acknowledged, ${distinct} stored`);
  for (const row of rows) {
    const issue = findIssue(row);
    if (issue) fail('incomplete rows', issue);
  }
  const summary = Object.entries(counts).map(([name, number]) => `${name}: ${number}`);
  console.log(
    `\n${kind}: kills: ${harness.kills}; deadlines exceeded: ${harness.deadlinesExceeded}; results: ${results}; ${summary.join('; ')}`,
  );
  return { passed: results, failed };
}

await runOnEachDatabase(runOnDatabase, ({ passed, failed }) =>
  console.log(`Submissions after kills: ${passed} results stored, ${failed} failed`),
);
