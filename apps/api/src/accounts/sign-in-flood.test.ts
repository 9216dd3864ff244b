import { openTestApp, type TestApp } from '../testing/app.js';
import { deviceCookieOf, PASSWORD, post, registerLearner } from '../testing/learner.js';
import { PASSWORD_COST, type HashFunctions } from '../passwords/password-hasher.js';
import { waitUntil } from '../testing/process.js';
import { hash, verify } from '@node-rs/argon2';

const NETWORKS = 100;
const ATTEMPTS_PER_NETWORK = 4;
const CLASS = 36;

/** Hash functions that the test can hold: then each `step` lets one verification end. */
function makeHeldHashes() {
  let isHeld = false;
  const held: (() => void)[] = [];
  const functions: HashFunctions = {
    hash: (password) => hash(password, { ...PASSWORD_COST, memoryCost: 64, timeCost: 1 }),
    verify: async (stored, password) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return verify(stored, password);
    },
  };
  return {
    functions,
    hold: () => void (isHeld = true),
    release: () => {
      isHeld = false;
      for (const end of held.splice(0)) end();
    },
    /** Lets the verification that began first end. */
    step: () => waitUntil(() => held.length > 0).then(() => held.shift()?.()),
    runningCount: () => held.length,
  };
}

describe('while 100 networks flood the sign-in with invented names', () => {
  const hashes = makeHeldHashes();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('embedded', { hashFunctions: hashes.functions });
  });
  afterAll(() => app.close());

  const signIn = (username: string, password: string, from: string, cookie?: string) =>
    post(app, '/login/', { username, password }, { from, ...(cookie ? { headers: { cookie } } : {}) });
  const waiting = () => app.fastify.passwords.queueLength();

  test('36 known devices sign in within 46 turns, and a quiet network gets its turn', async () => {
    const known = [];
    for (let n = 0; n < CLASS; n += 1) {
      const { username } = await registerLearner(app);
      const { headers } = await signIn(username, PASSWORD, '203.0.113.5');
      known.push({ username, cookie: deviceCookieOf(headers) });
    }
    const quiet = await registerLearner(app);

    hashes.hold();
    const flood = Array.from({ length: NETWORKS * ATTEMPTS_PER_NETWORK }, (_, n) =>
      signIn(`begona-${n}`, 'taxminiy parol', `198.18.${n % NETWORKS}.${n % 250}`),
    );
    // The lane of strangers is full.
    await waitUntil(() => waiting() === 250);
    const quietSignIn = signIn(quiet.username, PASSWORD, '192.0.2.7');
    const statuses: number[] = [];
    const signIns = known.map(async ({ username, cookie }) => {
      statuses.push((await signIn(username, PASSWORD, '203.0.113.5', cookie)).status);
    });
    await waitUntil(() => waiting() === 250 + CLASS);

    const running = hashes.runningCount();
    for (let turn = 0; turn < running + CLASS + CLASS / 4; turn += 1) await hashes.step();
    await Promise.all(signIns);
    expect(statuses).toEqual(Array(CLASS).fill(200));

    hashes.release();
    expect((await quietSignIn).status).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    // One of them made room for the quiet network.
    expect(refused).toHaveLength(NETWORKS * ATTEMPTS_PER_NETWORK - running - 250 + 1);
  });
});
