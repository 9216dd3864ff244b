// node --import tsx apps/api-e2e/src/crash-accounts.ts [--times 60] [--seed 1]
// Kills (-9) the server between any two steps of every account flow while learners use it, and checks after each start
// that every account is complete, that no acknowledged change is lost, and that each code is mailed and accepted once. Runs
// on the embedded database and, when TEST_DATABASE_URL is set, on a new PostgreSQL database.
import assert from 'node:assert/strict';
import path from 'node:path';
import {
  checkAccount,
  createActions,
  createLearner,
  runAccountScenario,
  type Learner,
} from './account-scenario.js';
import { startKillHarness, type KillPlan, type KillPoint } from './kill-harness.js';
import { openMailFolder } from './mail-folder.js';
import { readOptions } from './read-options.js';
import { runOnEachDatabase, type CrashResult, type CrashTarget } from './run-on-each-database.js';

/** Learners at the same time. */
const CONCURRENCY = 4;
/** Account steps (about a tenth of a scenario each) between a start and the next kill. */
const MAX_STEPS_BETWEEN_KILLS = 8;

const CALLS = [
  '/register/',
  '/login/',
  '/token/refresh/',
  '/logout/',
  '/forgot-password/',
  '/verify-otp/',
  '/reset-password/',
];
const POINTS: readonly { readonly point: KillPoint; readonly maxDelayMs: number }[] = [
  { point: 'request-sent', maxDelayMs: 0 },
  { point: 'request-sent', maxDelayMs: 60 },
  { point: 'response-started', maxDelayMs: 0 },
  { point: 'response-complete', maxDelayMs: 400 },
];

const { times, random } = readOptions(60);

/** Kill plans in random order: every call once per round, every kill point of a call before one is repeated. */
function* killPlans(): Generator<KillPlan, void> {
  for (;;) {
    const points = CALLS.map(() => shuffled(POINTS));
    for (let round = 0; round < POINTS.length; round += 1)
      for (const index of shuffled([...CALLS.keys()])) {
        const [call, kill] = [CALLS[index], points[index]?.[round]];
        if (call && kill) yield { call, point: kill.point, delayMs: Math.round(random() * kill.maxDelayMs) };
      }
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

async function runOnDatabase({ kind, databaseUrl, folder }: CrashTarget): Promise<CrashResult> {
  const dataDir = path.join(folder, 'data');
  const harness = await startKillHarness({ dataDir, databaseUrl });
  const mails = openMailFolder(dataDir);
  const counts = new Map([
    ['kills', 0],
    ['learners', 0],
    ['tokens rotated', 0],
  ]);
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const learners: Learner[] = [];
  let ended = false;
  let passed = 0;
  let failed = 0;

  async function check(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      passed += 1;
    } catch (error) {
      failed += 1;
      console.error(`\n${kind}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Runs the account scenario for one learner after the other. */
  async function runLearners(worker: number): Promise<void> {
    for (let number = 0; !ended; number += 1) {
      const learner = createLearner(`${worker}-${number}`);
      await check(learner.username, async () => {
        count('learners');
        count(`recovery ${await runAccountScenario(harness, mails, learner)}`);
        learners.push(learner);
      });
    }
  }

  /** One learner with a session from the first kill to the last, long enough for token rotations. */
  async function runLongSession(learnerRuns: Promise<unknown>): Promise<void> {
    const learner = createLearner('long');
    await check(learner.username, async () => {
      const { register, signIn, refresh } = createActions(harness);
      await register(learner);
      const tokens = await signIn(learner);
      learner.activeSessions.push(tokens);
      learners.push(learner);
      while (!ended) {
        if (await refresh(tokens)) count('tokens rotated');
        await Promise.race([harness.afterCalls(Math.round(random() * 100)), learnerRuns]);
      }
    });
  }

  try {
    const learnerRuns = Promise.all(Array.from({ length: CONCURRENCY }, (_, worker) => runLearners(worker)));
    const running = [learnerRuns, runLongSession(learnerRuns), runLongSession(learnerRuns)];
    const planned = killPlans();
    for (let kill = 0; kill < times; kill += 1) {
      const { value } = planned.next();
      if (value) await harness.killAt(value);
      process.stdout.write('.');
      // Waits for further calls, so that kills hit all steps and not only the first ones after a start.
      await harness.afterCalls(Math.round(random() * CONCURRENCY * MAX_STEPS_BETWEEN_KILLS));
    }
    ended = true;
    await Promise.all(running);
    counts.set('kills', harness.kills);
    counts.set('deadlines exceeded', harness.deadlinesExceeded);
    for (const learner of learners)
      await check(`${learner.username} at the end`, () => checkAccount(harness, learner));
    await check('mails', async () => {
      for (const { username, email, resets } of learners) {
        const own = (await mails.readAll()).filter(({ to }) => to === email);
        const codes = own.flatMap(({ code }) => code ?? []);
        assert.ok(codes.length <= 1, `${username} got ${codes.length} codes for one request`);
        assert.ok(own.length - codes.length <= resets, `${username} got more notices than resets`);
      }
    });
  } finally {
    ended = true;
    await harness.stop();
  }
  console.log(`\n${kind}: ${[...counts].map(([name, number]) => `${name}: ${number}`).join('; ')}`);
  return { passed, failed };
}

await runOnEachDatabase(runOnDatabase, ({ passed, failed }) =>
  console.log(`Accounts after kills: ${passed} passed, ${failed} failed`),
);
