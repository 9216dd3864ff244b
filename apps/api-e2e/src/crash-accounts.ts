// node --import tsx apps/api-e2e/src/crash-accounts.ts [--times 60] [--seed 1]
// Kills (-9) the server between any two steps of every account flow while learners use it, and checks after each start
// that no account is half made, nothing acknowledged is lost, no code works twice and none is mailed twice. Runs on the
// embedded database and, when TEST_DATABASE_URL names a PostgreSQL, on a new database there.
import assert from 'node:assert/strict';
import path from 'node:path';
import { actions, checkAccount, newLearner, runAccountScenario, type Learner } from './account-scenario.js';
import { startCrashingSite, type KillPlan, type KillPoint } from './kill-harness.js';
import { openMailFolder } from './mail-folder.js';
import { readOptions } from './read-options.js';
import { runOnEachDatabase, type CrashResult, type CrashTarget } from './run-on-each-database.js';

/** Learners at the same time. */
const LANES = 4;
/** Account steps (about a tenth of a scenario each) between a start and the next kill. */
const MOST_STEPS_BETWEEN_KILLS = 8;

const CALLS = [
  '/register/',
  '/login/',
  '/token/refresh/',
  '/logout/',
  '/forgot-password/',
  '/verify-otp/',
  '/reset-password/',
];
const POINTS: readonly { readonly point: KillPoint; readonly upToMs: number }[] = [
  { point: 'sent', upToMs: 0 },
  { point: 'sent', upToMs: 60 },
  { point: 'answering', upToMs: 0 },
  { point: 'answered', upToMs: 400 },
];

const { times, random } = readOptions(60);

/** Every call once before any comes again, and every point of each before one is repeated, in random order. */
function* plans(): Generator<KillPlan, void> {
  for (;;) {
    const points = CALLS.map(() => shuffled(POINTS));
    for (let turn = 0; turn < POINTS.length; turn += 1)
      for (const index of shuffled(CALLS.map((_, place) => place))) {
        const [call, next] = [CALLS[index], points[index]?.[turn]];
        if (call && next) yield { call, point: next.point, delayMs: Math.round(random() * next.upToMs) };
      }
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

async function runOn({ kind, databaseUrl, folder }: CrashTarget): Promise<CrashResult> {
  const dataDir = path.join(folder, 'data');
  const site = await startCrashingSite({ dataDir, databaseUrl });
  const mails = openMailFolder(dataDir);
  const counts = new Map([
    ['kills', 0],
    ['learners', 0],
    ['tokens rotated', 0],
  ]);
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const learners: Learner[] = [];
  let over = false;
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

  /** Runs one learner after the other. */
  async function runLane(lane: number): Promise<void> {
    for (let number = 0; !over; number += 1) {
      const learner = newLearner(`${lane}-${number}`);
      await check(learner.username, async () => {
        count('learners');
        count(`recovery ${await runAccountScenario(site, mails, learner)}`);
        learners.push(learner);
      });
    }
  }

  /** One learner whose session lasts from the first kill to the last: long enough for its tokens to rotate. */
  async function runLongSession(lanes: Promise<unknown>): Promise<void> {
    const learner = newLearner('long');
    await check(learner.username, async () => {
      const { register, signIn, refresh } = actions(site);
      await register(learner);
      const tokens = await signIn(learner);
      learner.open.push(tokens);
      learners.push(learner);
      while (!over) {
        if (await refresh(tokens)) count('tokens rotated');
        await Promise.race([site.afterCalls(Math.round(random() * 100)), lanes]);
      }
    });
  }

  try {
    const lanes = Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
    const running = [lanes, runLongSession(lanes), runLongSession(lanes)];
    const planned = plans();
    for (let kill = 0; kill < times; kill += 1) {
      const { value } = planned.next();
      if (value) await site.killAt(value);
      process.stdout.write('.');
      // Kills meet all steps, not the first ones after a start only.
      await site.afterCalls(Math.round(random() * LANES * MOST_STEPS_BETWEEN_KILLS));
    }
    over = true;
    await Promise.all(running);
    counts.set('kills', site.kills);
    for (const learner of learners)
      await check(`${learner.username} at the end`, () => checkAccount(site, learner));
    await check('mails', async () => {
      for (const { username, email, resets } of learners) {
        const own = (await mails.all()).filter(({ to }) => to === email);
        const codes = own.flatMap(({ code }) => code ?? []);
        assert.ok(codes.length <= 1, `${username} got ${codes.length} codes for one request`);
        assert.ok(own.length - codes.length <= resets, `${username} got a notice too many`);
      }
    });
  } finally {
    over = true;
    await site.stop();
  }
  console.log(`\n${kind}: ${[...counts].map(([what, number]) => `${what}: ${number}`).join('; ')}`);
  return { passed, failed };
}

await runOnEachDatabase(runOn, ({ passed, failed }) =>
  console.log(`Accounts after kills: ${passed} passed, ${failed} failed`),
);
