import { openTestApp, type TestApp } from '../testing/app.js';
import { HOUR, MINUTE, SECOND } from '../testing/clock.js';
import { makeDelay } from '../testing/delay.js';
import { deviceCookieOf, PASSWORD, post, registerLearner } from '../testing/learner.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
/** The counters use Date.now, which only advances by this call. */
const advance = (ms: number): void => void (offset += ms);

const { delay, take } = makeDelay();
let app: TestApp;
beforeAll(async () => {
  Date.now = () => start + offset;
  app = await openTestApp('embedded', { now: () => new Date(Date.now()), delay });
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

const send = (username: string, password: string, from: string, cookie?: string) =>
  post(app, '/login/', { username, password }, { from, ...(cookie ? { headers: { cookie } } : {}) });

const trySignIn = async (username: string, password: string, from = newAddress(), cookie?: string) => {
  const { status, body, headers } = await send(username, password, from, cookie);
  const retryAfter = headers['retry-after'] === undefined ? undefined : Number(headers['retry-after']);
  if (status === 429) {
    const detail = `Juda koʻp urinish boʻldi. ${retryAfter} soniyadan soʻng qayta urinib koʻring yoki parolni kod orqali tiklang.`;
    expect(body).toEqual({ detail });
  } else expect(retryAfter).toBeUndefined();
  return { status, retryAfter };
};
const guess = (username: string, from?: string, cookie?: string) =>
  trySignIn(username, 'taxminiy parol', from, cookie);
const limited = (seconds: number) => ({ status: 429, retryAfter: seconds });
const wrong = { status: 401, retryAfter: undefined };
const success = { status: 200, retryAfter: undefined };

const failTimes = async (username: string, failures: number, from?: string, cookie?: string) => {
  for (let n = 0; n < failures; n += 1) expect(await guess(username, from, cookie)).toEqual(wrong);
};

/** A learner who signed in on a device, with the device's cookie. */
async function makeKnownDevice(from = newAddress()) {
  const { username } = await registerLearner(app);
  const { headers } = await send(username, PASSWORD, from);
  return { username, cookie: deviceCookieOf(headers) };
}

describe('a device unknown to the account', () => {
  test('of 100 parallel guesses from 100 addresses ten are evaluated', async () => {
    const { username } = await registerLearner(app);
    const responses = await Promise.all(Array.from({ length: 100 }, () => guess(username)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    for (const response of responses) if (response.status !== 401) expect(response).toEqual(limited(75));
  });

  test.each(['known', 'unknown'])('the wait of a %s account is always 75 s', async (what) => {
    const username = what === 'known' ? (await registerLearner(app)).username : 'hech kim';
    await failTimes(username, 10);
    for (let n = 0; n < 15; n += 1) {
      expect(await guess(username)).toEqual(limited(75));
      advance(75 * SECOND - 400);
      expect(await guess(username)).toEqual(limited(1));
      advance(400);
      const responses = await Promise.all(Array.from({ length: 20 }, () => guess(username)));
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(1);
    }
  });

  test('the right password is not evaluated during a wait; afterwards it signs in and resets the count', async () => {
    const { username } = await registerLearner(app);
    await failTimes(username, 10);
    expect(await trySignIn(username, PASSWORD)).toEqual(limited(75));
    advance(75 * SECOND);
    expect(await trySignIn(username, PASSWORD)).toEqual(success);
    await failTimes(username, 10);
    expect(await guess(username)).toEqual(limited(75));
  });

  test('a name in upper case counts as the same account', async () => {
    const { username } = await registerLearner(app);
    await failTimes(username.toUpperCase(), 5);
    await failTimes(` ${username} `, 5);
    expect(await guess(username)).toEqual(limited(75));
  });

  test('both names of an account share its failures', async () => {
    const { username, email } = await registerLearner(app);
    await failTimes(username, 5);
    await failTimes(email.toUpperCase(), 5);
    expect(await guess(username)).toEqual(limited(75));
    expect(await guess(email)).toEqual(limited(75));
    advance(75 * SECOND);
    expect(await trySignIn(email, PASSWORD)).toEqual(success);
    await failTimes(username, 10);
  });

  test('failures below the limit, followed by a success, never cause a wait', async () => {
    const { username } = await registerLearner(app);
    for (let day = 0; day < 5; day += 1) {
      await failTimes(username, 9);
      expect(await trySignIn(username, PASSWORD)).toEqual(success);
    }
  });

  test('failures are forgotten after 15 minutes without one, and not before', async () => {
    const { username } = await registerLearner(app);
    await failTimes(username, 9);
    advance(15 * MINUTE);
    await failTimes(username, 10);
    for (let n = 0; n < 2; n += 1) {
      advance(14 * MINUTE);
      await failTimes(username, 1);
      expect(await guess(username)).toEqual(limited(75));
    }
    advance(15 * MINUTE);
    await failTimes(username, 10);
  });
});

test('of 10,000 guesses from 1,000 addresses in an hour at most 60 are evaluated; a known device is never delayed', async () => {
  const { username, cookie } = await makeKnownDevice();
  const from = Array.from({ length: 1000 }, newAddress);
  const statuses: number[] = [];
  for (let second = 0; second < 3600; second += 9) {
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, n) => guess(username, from[(second * 3 + n) % 1000])),
    );
    statuses.push(...responses.map(({ status }) => status));
    if (second % 300 === 0)
      expect(await trySignIn(username, PASSWORD, from[second % 1000], cookie)).toEqual(success);
    advance(9 * SECOND);
  }
  expect(statuses).toHaveLength(10_000);
  const evaluated = statuses.filter((status) => status === 401).length;
  expect(evaluated).toBeGreaterThan(10);
  expect(evaluated).toBeLessThanOrEqual(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10_000 - evaluated);
  expect(take()).toEqual([]);
  advance(75 * SECOND);
  expect(await trySignIn(username, PASSWORD)).toEqual(success); // From any device.
});

test('a clock that was a day ahead makes no one wait longer than the interval', async () => {
  const { username } = await registerLearner(app);
  advance(24 * HOUR);
  await failTimes(username, 10);
  expect(await guess(username)).toEqual(limited(75));
  advance(-24 * HOUR);
  expect(await guess(username)).toEqual(limited(75));
});

describe('a known device', () => {
  test('has 20 separate failures, then one attempt every 75 s, in which the right password signs in', async () => {
    const { username, cookie } = await makeKnownDevice();
    await failTimes(username, 20, newAddress(), cookie);
    expect(await trySignIn(username, PASSWORD, newAddress(), cookie)).toEqual(limited(75));
    advance(75 * SECOND);
    expect(await guess(username, newAddress(), cookie)).toEqual(wrong);
    expect(await guess(username, newAddress(), cookie)).toEqual(limited(75));
    await failTimes(username, 10); // Its failures do not count for other devices.
    advance(75 * SECOND);
    expect(await trySignIn(username, PASSWORD, newAddress(), cookie)).toEqual(success);
    await failTimes(username, 20, newAddress(), cookie);
  });

  test('its sign-in gives others no new free failures', async () => {
    const { username, cookie } = await makeKnownDevice();
    await failTimes(username, 10);
    expect(await trySignIn(username, PASSWORD, newAddress(), cookie)).toEqual(success);
    expect(await guess(username)).toEqual(limited(75));
  });

  test('copies of its cookie share its failures, whichever name of the account they use', async () => {
    const { username, cookie } = await makeKnownDevice();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        guess(n % 2 ? username : `${username}@zarra.uz`, newAddress(), cookie),
      ),
    );
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  test('is unknown to other accounts', async () => {
    const { cookie } = await makeKnownDevice();
    const { username } = await registerLearner(app);
    await failTimes(username, 10);
    expect(await trySignIn(username, PASSWORD, newAddress(), cookie)).toEqual(limited(75));
  });

  test('a cookie from before a change of the password is unknown', async () => {
    const { username, cookie } = await makeKnownDevice();
    const other = await makeKnownDevice();
    const { password_hash } = await app.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', other.username)
      .executeTakeFirstOrThrow();
    await app.database.db
      .updateTable('users')
      .set({ password_hash })
      .where('username', '=', username)
      .execute();
    await failTimes(username, 10);
    expect(await trySignIn(username, PASSWORD, newAddress(), cookie)).toEqual(limited(75));
  });

  test('a successful sign-in makes the device known, for an hour or for months', async () => {
    const { username, cookie } = await makeKnownDevice();
    for (const ms of [HOUR, 100 * 24 * HOUR]) {
      advance(ms);
      await failTimes(username, 10);
      expect(await trySignIn(username, PASSWORD, newAddress(), cookie)).toEqual(success);
    }
  });
});
