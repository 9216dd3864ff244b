// @ts-check
// node tools/crash/crash-accounts.mjs [--times 60] [--seed 1]
// Kills (-9) the server between any two steps of every account flow while learners use it, and checks after each start
// that no account is half made, nothing acknowledged is lost, no code works twice and none is mailed twice. Runs on the
// embedded database and, when TEST_DATABASE_URL names a PostgreSQL, on a database of its own there.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCrashingSite } from './crashing-site.mjs';
import { actions, audit, liveOnce, newLearner } from './learner-life.mjs';
import { openMailFolder } from './mail-folder.mjs';
import { seededRandom } from './seeded-random.mjs';
import { createDatabase } from './server-database.mjs';
import { freePort } from './site-process.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const times = Number(values.times);
/** Learners at the same time. */
const LANES = 4;

const CALLS = [
  '/register/',
  '/login/',
  '/token/refresh/',
  '/logout/',
  '/forgot-password/',
  '/verify-otp/',
  '/reset-password/',
];
/** @type {readonly { moment: import('./crashing-site.mjs').Moment, upToMs: number }[]} */
const MOMENTS = [
  { moment: 'written', upToMs: 0 },
  { moment: 'written', upToMs: 60 },
  { moment: 'answering', upToMs: 0 },
  { moment: 'answered', upToMs: 400 },
];

const random = seededRandom(Number(values.seed));

/** Every call at every moment before any comes again, in an order of its own each time. */
function* plans() {
  for (;;) {
    const all = CALLS.flatMap((call) => MOMENTS.map((moment) => ({ call, ...moment })));
    while (all.length > 0) {
      const [next] = all.splice(Math.floor(random() * all.length), 1);
      if (next) yield { call: next.call, moment: next.moment, delayMs: Math.round(random() * next.upToMs) };
    }
  }
}

/** @param {string} kind @param {string} databaseUrl empty: embedded */
async function runOn(kind, databaseUrl) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-crash-'));
  const dataDir = path.join(folder, 'data');
  const site = await startCrashingSite({
    dataDir,
    port: await freePort(),
    env: { DATABASE_URL: databaseUrl },
  });
  const mails = openMailFolder(dataDir);
  /** @type {Record<string, number>} */
  const counts = { kills: 0, learners: 0, 'tokens rotated': 0 };
  const count = (/** @type {string} */ what) => (counts[what] = (counts[what] ?? 0) + 1);
  /** @type {import('./learner-life.mjs').Learner[]} */
  const learners = [];
  let over = false;
  let passed = 0;
  let failed = 0;

  /** @param {string} name @param {() => Promise<unknown>} work */
  async function check(name, work) {
    try {
      await work();
      passed += 1;
    } catch (error) {
      failed += 1;
      console.error(`\n${kind}, ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Learner after learner. @param {number} lane */
  async function lane(lane) {
    for (let number = 0; !over; number += 1) {
      const learner = newLearner(`${lane}-${number}`);
      await check(learner.username, async () => {
        count('learners');
        count(`recovery ${await liveOnce(site, mails, learner)}`);
        learners.push(learner);
      });
    }
  }

  /** One learner whose session lasts from the first kill to the last: long enough for its tokens to rotate. */
  async function veteran() {
    const learner = newLearner('veteran');
    await check(learner.username, async () => {
      const { register, signIn, refresh } = actions(site);
      await register(learner);
      const tokens = await signIn(learner);
      learner.open.push(tokens);
      learners.push(learner);
      while (!over) {
        if (await refresh(tokens)) count('tokens rotated');
        await wait(random() * 5000);
      }
    });
  }

  try {
    const running = [veteran(), veteran(), ...Array.from({ length: LANES }, (_, index) => lane(index))];
    const planned = plans();
    for (let kill = 0; kill < times; kill += 1) {
      const { value } = planned.next();
      if (value) await site.killAt(value);
      process.stdout.write('.');
      // Learners get on for a while, so that kills meet all steps and not the first ones only.
      await wait(random() * 1000);
    }
    over = true;
    await Promise.all(running);
    counts['kills'] = site.kills;
    for (const learner of learners) await check(`${learner.username} at the end`, () => audit(site, learner));
    await check('mails', async () => {
      for (const { username, email, resets } of learners) {
        const own = (await mails.all()).filter(({ to }) => to === email);
        const codes = own.flatMap(({ code }) => code ?? []);
        assert.ok(codes.length <= 1, `${username} got ${codes.length} codes for one request`);
        assert.ok(own.length - codes.length <= resets, `${username} got a notice too many`);
      }
    });
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const summary = Object.entries(counts).map(([what, number]) => `${what}: ${number}`);
  console.log(`\n${kind}: ${summary.join('; ')}`);
  return { passed, failed };
}

console.log(`${times} kills on each database, seed ${values.seed}`);
const results = [await runOn('embedded', '')];
const server = process.env['TEST_DATABASE_URL'];
if (server) {
  const database = await createDatabase(server);
  try {
    results.push(await runOn('PostgreSQL', database.url));
  } finally {
    await database.drop();
  }
}
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  results.reduce((total, result) => total + result[what], 0);
console.log(`Accounts after kills: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
