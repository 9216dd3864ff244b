import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { MINUTE, SECOND } from '../test-clock.js';
import { makeLearner, PASSWORD, post, registerLearner } from '../test-learner.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
/** The counters look at the machine's clock: here it stands still unless it is moved. */
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

let strangers = 0;
/** An address nobody has used before. */
const stranger = (): string => {
  strangers += 1;
  return `198.${18 + (strangers >> 16)}.${(strangers >> 8) & 255}.${strangers & 255}`;
};

const tryIn = async (username: string, password: string, from = stranger()) => {
  const { status, body, headers } = await post(app, '/login/', { username, password }, { from });
  const retryAfter = headers['retry-after'] === undefined ? undefined : Number(headers['retry-after']);
  if (status === 429) expect(body).toEqual({ detail: messages.tooManyTries });
  else expect(retryAfter).toBeUndefined();
  return { status, retryAfter };
};
const guess = (username: string, from?: string) => tryIn(username, 'taxminiy parol', from);
const waiting = (seconds: number) => ({ status: 429, retryAfter: seconds });
const wrong = { status: 401, retryAfter: undefined };
const right = { status: 200, retryAfter: undefined };

const spend = async (username: string, failures: number): Promise<void> => {
  for (let n = 0; n < failures; n += 1) expect(await guess(username)).toEqual(wrong);
};

test('of 100 guesses at once on one account, from 100 addresses, ten are looked at', async () => {
  const { username } = await registerLearner(app);
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(username)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  for (const answer of answers) if (answer.status !== 401) expect(answer).toEqual(waiting(60));
});

test.each(['known', 'unknown'])(
  'the waits of a %s account double to a quarter of an hour and stay there',
  async (what) => {
    const username = what === 'known' ? (await registerLearner(app)).username : 'hech kim';
    await spend(username, 10);
    for (const wait of [60, 120, 240, 480, 900, 900, 900]) {
      expect(await guess(username)).toEqual(waiting(wait));
      pass(wait * SECOND - 400);
      expect(await guess(username)).toEqual(waiting(1));
      pass(400);
      const answers = await Promise.all(Array.from({ length: 20 }, () => guess(username)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    }
  },
);

test('the right password is not looked at while waiting, and lets in afterwards; then all is forgiven', async () => {
  const { username } = await registerLearner(app);
  await spend(username, 10);
  expect(await tryIn(username, PASSWORD)).toEqual(waiting(60));
  pass(MINUTE);
  expect(await tryIn(username, PASSWORD)).toEqual(right);
  await spend(username, 10);
  expect(await guess(username)).toEqual(waiting(60));
});

test('a name in other letters and the name itself are one account', async () => {
  const { username } = await registerLearner(app);
  await spend(username.toUpperCase(), 5);
  await spend(` ${username} `, 5);
  expect(await guess(username)).toEqual(waiting(60));
});

test('who signs in now and then with some mistakes never waits', async () => {
  const { username } = await registerLearner(app);
  for (let day = 0; day < 5; day += 1) {
    await spend(username, 9);
    expect(await tryIn(username, PASSWORD)).toEqual(right);
  }
});

test('nine failures are forgotten after a quarter of an hour, and so are waits', async () => {
  const { username } = await registerLearner(app);
  await spend(username, 9);
  pass(15 * MINUTE);
  await spend(username, 10);
  pass(MINUTE);
  expect(await guess(username)).toEqual(wrong);
  pass(2 * MINUTE + 15 * MINUTE);
  await spend(username, 10);
});

test('10,000 guesses from 1,000 addresses in an hour: at most 60 are looked at, and the owner gets in', async () => {
  const owner = await makeLearner(app); // Signed in from 127.0.0.1 before.
  const from = Array.from({ length: 1000 }, stranger);
  let evaluated = 0;
  let refused = 0;
  for (let second = 0; second < 3600; second += 9) {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => guess(owner.username, from[(second * 3 + n) % 1000])),
    );
    evaluated += answers.filter(({ status }) => status === 401).length;
    refused += answers.filter(({ status }) => status === 429).length;
    if (second % 900 === 0) expect(await tryIn(owner.username, PASSWORD, '127.0.0.1')).toEqual(right);
    pass(9 * SECOND);
  }
  expect(evaluated + refused).toBe(10_000);
  expect(evaluated).toBeLessThanOrEqual(60);
  pass(15 * MINUTE);
  expect(await tryIn(owner.username, PASSWORD)).toEqual(right); // From anywhere, once it is over.
});

test('a familiar address has its ten failures, too, and then waits', async () => {
  const { username } = await makeLearner(app);
  for (let n = 0; n < 10; n += 1) expect(await guess(username, '127.0.0.1')).toEqual(wrong);
  expect(await guess(username, '127.0.0.1')).toEqual(waiting(60));
  expect(await tryIn(username, PASSWORD)).toEqual(right);
  pass(16 * MINUTE); // For the tests that sign in from there.
});

describe('one address', () => {
  test('may fail a hundred times in a quarter of an hour, over all accounts', async () => {
    const [from, { username }] = [stranger(), await registerLearner(app)];
    for (let n = 0; n < 100; n += 1) expect(await guess(`taxmin-${n >> 2}-${offset}`, from)).toEqual(wrong);
    const { status, retryAfter } = await tryIn(username, PASSWORD, from);
    expect([status, (retryAfter ?? 0) > 850 && (retryAfter ?? 0) <= 900]).toEqual([429, true]);
    expect(await tryIn(username, PASSWORD)).toEqual(right);
    pass(15 * MINUTE);
    expect(await tryIn(username, PASSWORD, from)).toEqual(right);
  });

  test('is not counted when it succeeds, nor when an account has to wait', async () => {
    const [from, { username }] = [stranger(), await registerLearner(app)];
    for (let n = 0; n < 120; n += 1) expect(await tryIn(username, PASSWORD, from)).toEqual(right);
    await spend('kutuvchi', 10);
    for (let n = 0; n < 120; n += 1) expect((await guess('kutuvchi', from)).status).toBe(429);
    expect(await tryIn(username, PASSWORD, from)).toEqual(right);
  });

  test('is its whole /64 in IPv6', async () => {
    for (let n = 0; n < 100; n += 1) {
      expect(await guess(`olti-${n}`, `2001:db8:7:7::${n.toString(16)}`)).toEqual(wrong);
    }
    expect((await guess('olti', '2001:db8:7:7:ffff::1')).status).toBe(429);
    expect(await guess('olti', '2001:db8:7:8::1')).toEqual(wrong);
  });
});

test('behind a trusted proxy the client counts, and what a client writes itself does not', async () => {
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
