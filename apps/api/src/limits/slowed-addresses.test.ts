import { once } from 'node:events';
import { request } from 'node:http';
import { openTestApp, type TestApp } from '../testing/app.js';
import { HOUR, MINUTE } from '../testing/clock.js';
import { makeDelay } from '../testing/delay.js';
import { deviceCookieOf, PASSWORD, post, registerLearner } from '../testing/learner.js';
import { waitUntil } from '../testing/process.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
const { delay, pause, pendingCount, release, take } = makeDelay();
let app: TestApp;
beforeAll(async () => {
  Date.now = () => start + offset;
  app = await openTestApp('embedded', { delay, trustProxy: ['10.9.9.9'] });
});
afterAll(async () => {
  Date.now = realNow;
  await app.close();
});
// No test leaves slowed addresses or waiting requests behind.
afterEach(() => {
  release();
  take();
  offset += HOUR;
});

const SCHOOL = '203.0.113.5';
const signIn = (username: string, password = PASSWORD, from = SCHOOL, headers: Record<string, string> = {}) =>
  post(app, '/login/', { username, password }, { from, headers });
let guesses = 0;
/** One wrong password for a name that no one has used before. */
const guess = async (from = SCHOOL, headers: Record<string, string> = {}): Promise<number> => {
  guesses += 1;
  return (await signIn(`taxmin-${guesses}`, 'taxminiy parol', from, headers)).status;
};
const guessTimes = async (times: number, from?: string, headers?: Record<string, string>): Promise<void> => {
  for (let n = 0; n < times; n += 1) expect(await guess(from, headers)).toBe(401);
};
const registerMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => registerLearner(app)));

test('100 wrong passwords of one pupil, then 80 right ones behind the same address: 80 sign in, each within 8 s', async () => {
  const pupils = [];
  for (let n = 0; n < 4; n += 1) pupils.push(...(await registerMany(20)));
  const known = await registerLearner(app);
  const cookie = deviceCookieOf((await signIn(known.username)).headers);
  await guessTimes(100);
  expect(take()).toEqual([]);

  pause();
  const responses = pupils.map(({ username }) => signIn(username));
  await waitUntil(() => pendingCount() === 80);
  // The known device does not wait with them.
  expect((await signIn(known.username, PASSWORD, SCHOOL, { cookie })).status).toBe(200);
  expect(pendingCount()).toBe(80);
  release();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(80).fill(200));
  const waits = take();
  expect([waits.length, Math.min(...waits)]).toEqual([80, 1000]);
  expect(Math.max(...waits)).toBeLessThan(8000);
});

test('at most 120 attempts of one address wait, at most 8 s; one more gets 429 with Retry-After 5', async () => {
  await guessTimes(100);
  pause();
  const attempts = Array.from({ length: 120 }, () => guess());
  await waitUntil(() => pendingCount() === 120);
  const { status, body, headers } = await signIn('yana-bir');
  expect([status, headers['retry-after']]).toEqual([429, '5']);
  expect(body).toEqual({ detail: 'Juda koʻp urinish boʻldi. 5 soniyadan soʻng qayta urinib koʻring.' });
  expect(Math.max(...take())).toBeLessThan(8000);
  expect(await guess('203.0.113.6')).toBe(401); // Another address does not wait.
  release();
  await Promise.all(attempts);
  expect(await guess()).toBe(401);
});

test('an address is fast again 15 minutes after its first failure', async () => {
  await guessTimes(105);
  expect(take()).toHaveLength(5);
  offset += 15 * MINUTE;
  await guessTimes(100);
  expect(take()).toEqual([]);
});

test('successes and attempts during the wait of an account do not count for the address', async () => {
  const { username } = await registerLearner(app);
  for (let n = 0; n < 120; n += 1) expect((await signIn(username)).status).toBe(200);
  for (let n = 0; n < 10; n += 1) await signIn('kutuvchi', 'x', '203.0.113.7');
  for (let n = 0; n < 120; n += 1) expect((await signIn('kutuvchi', 'x')).status).toBe(429);
  await guessTimes(100);
  expect(take()).toEqual([]);
});

test('guesses on an account without a free wait slot do not occupy the waiting places of their address', async () => {
  for (let n = 0; n < 10; n += 1) await signIn('nishon', 'x');
  await guessTimes(90);
  pause();
  for (let n = 0; n < 130; n += 1) {
    expect((await signIn('nishon', 'x')).headers['retry-after']).toBe('75');
  }
  expect(take()).toEqual([]);
});

test('an address is a /64 network in IPv6', async () => {
  for (let n = 0; n < 100; n += 1) await guessTimes(1, `2001:db8:7:7::${n.toString(16)}`);
  await guessTimes(1, '2001:db8:7:8::1');
  expect(take()).toEqual([]);
  await guessTimes(1, '2001:db8:7:7:ffff::1');
  expect(take()).toEqual([1000]);
});

test('a trusted proxy sets the client address; a header of the client itself is ignored', async () => {
  const guessFrom = (remote: string, forwarded: string) =>
    guessTimes(1, remote, { 'x-forwarded-for': forwarded });
  for (let n = 0; n < 100; n += 1) {
    await guessFrom('10.9.9.9', `10.8.8.${n}, 203.0.113.5`);
    await guessFrom('203.0.113.6', `203.0.113.${n}`);
  }
  await guessFrom('10.9.9.9', '203.0.113.9');
  expect(take()).toEqual([]);
  await guessFrom('10.9.9.9', '10.7.7.7, 203.0.113.5');
  await guessFrom('203.0.113.6', '10.7.7.7');
  expect(take()).toEqual([1000, 1000]);
});

test('a class of 36 can register behind an address that has used up its 100 free registrations', async () => {
  const register = (n: number) => {
    const learner = { username: `sinf-${n}`, email: `sinf-${n}@zarra.uz`, password: PASSWORD };
    return post(app, '/register/', learner, { from: SCHOOL });
  };
  for (let n = 0; n < 100; n += 1) expect((await register(n)).status).toBe(201);
  expect(take()).toEqual([]);
  pause();
  const responses = Array.from({ length: 36 }, (_, n) => register(100 + n));
  await waitUntil(() => pendingCount() === 36);
  const { status, body, headers } = await register(136);
  const detail = 'Juda koʻp urinish boʻldi. 5 soniyadan soʻng qayta urinib koʻring.';
  expect([status, headers['retry-after'], body]).toEqual([429, '5', { detail, error: detail }]);
  release();
  expect((await Promise.all(responses)).map((response) => response.status)).toEqual(Array(36).fill(201));
  expect(Math.max(...take())).toBeLessThanOrEqual(8000);
});

test('a pupil gets a code behind an address whose free requests for codes a script has used up', async () => {
  const ask = async (email: string) => {
    const login = await post(app, '/login/', { username: 'hech kim', password: 'x' }, { from: SCHOOL });
    const lines = [login.headers['set-cookie'] ?? []].flat().join();
    const token = /csrftoken=([^;]+)/.exec(lines)?.[1] ?? '';
    const headers = { cookie: `csrftoken=${token}`, 'x-csrftoken': token };
    return post(app, '/forgot-password/', { email }, { from: SCHOOL, headers });
  };
  const { email } = await registerLearner(app);
  for (let n = 0; n < 120; n += 1) expect((await ask(`taxmin-${n}@zarra.uz`)).status).toBe(200);
  take();
  expect((await ask(email)).status).toBe(200);
  expect(take()).toContain(1000);
});

describe('a wait', () => {
  const body = JSON.stringify({ username: 'kutuvchi', password: 'x' });
  /** Sends a sign-in over a real connection that waits at its slowed address. */
  const sendAndWait = async () => {
    const { port } = await app.listen();
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    for (let n = 0; n < 100; n += 1) await guessTimes(1, '127.0.0.1');
    pause();
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/login/', headers }).end(body);
    await waitUntil(() => pendingCount() === 1);
    return sent;
  };

  test('ends when the connection closes', async () => {
    const sent = await sendAndWait();
    sent.on('error', () => undefined).destroy();
    await waitUntil(() => pendingCount() === 0);
    // The attempt is not counted: its place is free, and the next one waits as briefly.
    release();
    await guessTimes(1, '127.0.0.1');
    expect(take()).toEqual([1000, 1000]);
  });

  test('ends when the server stops: the attempt is evaluated at once', async () => {
    const sent = await sendAndWait();
    const response = once(sent, 'response');
    const closed = app.fastify.close();
    const [{ statusCode }] = (await response) as [{ statusCode: number }];
    expect(statusCode).toBe(401);
    sent.destroy();
    await closed;
  });
});
