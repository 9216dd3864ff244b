import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { MINUTE, SECOND } from '../testing/clock.js';
import { makeLearner, PASSWORD, post, registerLearner } from '../testing/learner.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
/** The counters use Date.now, which only advances by this call. */
const pass = (ms: number): void => void (offset += ms);

let app: TestApp;
beforeAll(async () => {
  Date.now = () => start + offset;
  app = await openTestApp('embedded', { now: () => new Date(Date.now()) });
});
afterAll(async () => {
  Date.now = realNow;
  await app.close();
});

let addresses = 0;
/** A new client address. */
const newAddress = (): string => {
  addresses += 1;
  return `198.${18 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const trySignIn = async (username: string, password: string, from = newAddress()) => {
  const { status, body, headers } = await post(app, '/login/', { username, password }, { from });
  const retryAfter = headers['retry-after'] === undefined ? undefined : Number(headers['retry-after']);
  if (status === 429) expect(body).toEqual({ detail: messages.tooManyTries });
  else expect(retryAfter).toBeUndefined();
  return { status, retryAfter };
};
const guess = (username: string, from?: string) => trySignIn(username, 'taxminiy parol', from);
const limited = (seconds: number) => ({ status: 429, retryAfter: seconds });
const wrong = { status: 401, retryAfter: undefined };
const success = { status: 200, retryAfter: undefined };

const failTimes = async (username: string, failures: number): Promise<void> => {
  for (let n = 0; n < failures; n += 1) expect(await guess(username)).toEqual(wrong);
};

test('of 100 parallel guesses on one account from 100 addresses ten are evaluated', async () => {
  const { username } = await registerLearner(app);
  const responses = await Promise.all(Array.from({ length: 100 }, () => guess(username)));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  for (const response of responses) if (response.status !== 401) expect(response).toEqual(limited(60));
});

test.each(['known', 'unknown'])(
  'the waits of a %s account grow to 15 minutes and stay there',
  async (what) => {
    const username = what === 'known' ? (await registerLearner(app)).username : 'hech kim';
    await failTimes(username, 10);
    for (const wait of [60, 120, 240, 480, 900, 900, 900]) {
      expect(await guess(username)).toEqual(limited(wait));
      pass(wait * SECOND - 400);
      expect(await guess(username)).toEqual(limited(1));
      pass(400);
      const responses = await Promise.all(Array.from({ length: 20 }, () => guess(username)));
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(1);
    }
  },
);

test('the right password is not evaluated during a wait; afterwards it signs in and resets the count', async () => {
  const { username } = await registerLearner(app);
  await failTimes(username, 10);
  expect(await trySignIn(username, PASSWORD)).toEqual(limited(60));
  pass(MINUTE);
  expect(await trySignIn(username, PASSWORD)).toEqual(success);
  await failTimes(username, 10);
  expect(await guess(username)).toEqual(limited(60));
});

test('a name in upper case counts as the same account', async () => {
  const { username } = await registerLearner(app);
  await failTimes(username.toUpperCase(), 5);
  await failTimes(` ${username} `, 5);
  expect(await guess(username)).toEqual(limited(60));
});

test('failures below the limit, followed by a success, never cause a wait', async () => {
  const { username } = await registerLearner(app);
  for (let day = 0; day < 5; day += 1) {
    await failTimes(username, 9);
    expect(await trySignIn(username, PASSWORD)).toEqual(success);
  }
});

test('nine failures expire after 15 minutes, and so do waits', async () => {
  const { username } = await registerLearner(app);
  await failTimes(username, 9);
  pass(15 * MINUTE);
  await failTimes(username, 10);
  pass(MINUTE);
  expect(await guess(username)).toEqual(wrong);
  pass(2 * MINUTE + 15 * MINUTE);
  await failTimes(username, 10);
});

test('of 10,000 guesses from 1,000 addresses in an hour at most 60 are evaluated, and the owner can sign in', async () => {
  const owner = await makeLearner(app); // The sign-in makes 127.0.0.1 a trusted address.
  const from = Array.from({ length: 1000 }, newAddress);
  let evaluated = 0;
  let rejected = 0;
  for (let second = 0; second < 3600; second += 9) {
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, n) => guess(owner.username, from[(second * 3 + n) % 1000])),
    );
    evaluated += responses.filter(({ status }) => status === 401).length;
    rejected += responses.filter(({ status }) => status === 429).length;
    if (second % 900 === 0) expect(await trySignIn(owner.username, PASSWORD, '127.0.0.1')).toEqual(success);
    pass(9 * SECOND);
  }
  expect(evaluated + rejected).toBe(10_000);
  expect(evaluated).toBeLessThanOrEqual(60);
  pass(15 * MINUTE);
  expect(await trySignIn(owner.username, PASSWORD)).toEqual(success); // From any address after the waits.
});

test('a trusted address has its own ten failures before the first wait', async () => {
  const { username } = await makeLearner(app);
  for (let n = 0; n < 10; n += 1) expect(await guess(username, '127.0.0.1')).toEqual(wrong);
  expect(await guess(username, '127.0.0.1')).toEqual(limited(60));
  expect(await trySignIn(username, PASSWORD)).toEqual(success);
  pass(16 * MINUTE); // Later tests sign in from this address.
});

describe('one address', () => {
  test('may fail a hundred times in 15 minutes, all accounts together', async () => {
    const [from, { username }] = [newAddress(), await registerLearner(app)];
    for (let n = 0; n < 100; n += 1) expect(await guess(`taxmin-${n >> 2}-${offset}`, from)).toEqual(wrong);
    const { status, retryAfter } = await trySignIn(username, PASSWORD, from);
    expect([status, (retryAfter ?? 0) > 850 && (retryAfter ?? 0) <= 900]).toEqual([429, true]);
    expect(await trySignIn(username, PASSWORD)).toEqual(success);
    pass(15 * MINUTE);
    expect(await trySignIn(username, PASSWORD, from)).toEqual(success);
  });

  test('is not counted for a success or during the wait of an account', async () => {
    const [from, { username }] = [newAddress(), await registerLearner(app)];
    for (let n = 0; n < 120; n += 1) expect(await trySignIn(username, PASSWORD, from)).toEqual(success);
    await failTimes('kutuvchi', 10);
    for (let n = 0; n < 120; n += 1) expect((await guess('kutuvchi', from)).status).toBe(429);
    expect(await trySignIn(username, PASSWORD, from)).toEqual(success);
  });

  test('is a /64 network in IPv6', async () => {
    for (let n = 0; n < 100; n += 1) {
      expect(await guess(`olti-${n}`, `2001:db8:7:7::${n.toString(16)}`)).toEqual(wrong);
    }
    expect((await guess('olti', '2001:db8:7:7:ffff::1')).status).toBe(429);
    expect(await guess('olti', '2001:db8:7:8::1')).toEqual(wrong);
  });
});

test('a trusted proxy sets the client address; a header of the client itself is ignored', async () => {
  const proxied = await openTestApp('embedded', { trustProxy: ['10.9.9.9'] });
  const guessFrom = (remote: string, forwarded: string, n: number) =>
    post(
      proxied,
      '/login/',
      { username: `vakil-${n}`, password: 'x' },
      { from: remote, headers: { 'x-forwarded-for': forwarded } },
    );
  for (let n = 0; n < 100; n += 1) {
    expect((await guessFrom('10.9.9.9', `10.8.8.${n}, 203.0.113.5`, n)).status).toBe(401);
    expect((await guessFrom('203.0.113.6', `203.0.113.${n}`, n)).status).toBe(401);
  }
  expect((await guessFrom('10.9.9.9', '10.7.7.7, 203.0.113.5', 100)).status).toBe(429);
  expect((await guessFrom('203.0.113.6', '10.7.7.7', 100)).status).toBe(429);
  expect((await guessFrom('10.9.9.9', '203.0.113.9', 100)).status).toBe(401);
  await proxied.close();
});
