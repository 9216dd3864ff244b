import { parseSetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock } from '../testing/clock.js';
import { PASSWORD, post, registerLearner } from '../testing/learner.js';

const clock = makeClock();
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('embedded', { now: clock.now, trustProxy: ['10.9.9.9'] });
});
afterAll(() => app.close());

const HASH = '$argon2id$hash';
const requestWith = (cookie?: string, protocol = 'http') =>
  ({ headers: { cookie }, protocol }) as unknown as FastifyRequest;

/** The value of the cookie after sign-ins of these users. @param value the cookie before */
function cookieAfter(users: readonly number[], value?: string): string {
  return users.reduce<string | undefined>((cookie, user) => {
    let header = '';
    const reply = { header: (_name: string, text: string) => (header = text) } as unknown as FastifyReply;
    app.fastify.deviceCookie.addUser(requestWith(cookie && `device=${cookie}`), reply, user, HASH);
    return parseSetCookie(header).value;
  }, value) as string;
}
const isKnown = (value: string, user: number, hash: string | undefined = HASH): boolean =>
  app.fastify.deviceCookie.knownDeviceId(requestWith(`device=${value}`), user, hash) !== undefined;

test('a successful sign-in sets the cookie, invisible to scripts, for 400 days; a failed one does not', async () => {
  const { username } = await registerLearner(app);
  const failed = await post(app, '/login/', { username, password: 'boshqa parol' });
  expect(String(failed.headers['set-cookie'])).not.toContain('device');
  const cookiesOf = async (headers: Record<string, string>, from: string) => {
    const response = await post(app, '/login/', { username, password: PASSWORD }, { headers, from });
    const lines = [response.headers['set-cookie'] ?? []].flat();
    return lines.map((line) => parseSetCookie(line)).find(({ name }) => name.includes('device'));
  };
  const expected = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 400 * 86_400 };
  const value: unknown = expect.stringMatching(/^[\w-]{22}~\w+\.\w+\.[\w-]{11}![\w-]{43}$/);
  expect(await cookiesOf({}, '127.0.0.1')).toEqual({ name: 'device', value, ...expected });
  const proxied = await cookiesOf({ 'x-forwarded-proto': 'https' }, '10.9.9.9');
  expect(proxied).toEqual({ name: '__Host-device', value, secure: true, ...expected });
});

test('a user is known with the same password hash, on this device only, for 180 days', () => {
  const value = cookieAfter([7, 8]);
  expect([isKnown(value, 7), isKnown(value, 8), isKnown(value, 9)]).toEqual([true, true, false]);
  expect(isKnown(value, 7, 'another hash')).toBe(false);
  expect(app.fastify.deviceCookie.knownDeviceId(requestWith(`device=${value}`), 7)).toEqual(
    expect.any(String),
  );
  clock.advance(179 * DAY);
  const later = cookieAfter([8], value);
  expect([isKnown(later, 7), isKnown(later, 8)]).toEqual([true, true]);
  clock.advance(DAY);
  expect([isKnown(later, 7), isKnown(later, 8)]).toEqual([false, true]);
});

test('the device keeps its id, and two devices differ', () => {
  const value = cookieAfter([1]);
  const idOf = (text: string) =>
    app.fastify.deviceCookie.knownDeviceId(requestWith(`device=${text}`), 1, HASH);
  expect(idOf(cookieAfter([2, 1], value))).toBe(idOf(value));
  expect(idOf(cookieAfter([1]))).not.toBe(idOf(value));
});

test('the cookie of a shared computer has 20 users; one more replaces the one who signed in first', () => {
  const users = Array.from({ length: 21 }, (_, n) => Number.MAX_SAFE_INTEGER - n);
  const value = cookieAfter(users);
  expect(users.map((user) => isKnown(value, user))).toEqual([false, ...Array<boolean>(20).fill(true)]);
  expect(value.length).toBeLessThanOrEqual(1024);
  expect(cookieAfter([users[20] ?? 0, users[20] ?? 0], value)).toHaveLength(value.length);
});

test('tampered, foreign, oversized and malformed cookies are ignored, and replaced at the next sign-in', () => {
  const value = cookieAfter([7]);
  const [signed = '', signature = ''] = value.split('!');
  const other = cookieAfter([8]).split('!');
  const invalid = [
    '',
    '!',
    signed,
    `${signed}!`,
    `${signed}!${signature.slice(1)}`,
    `${signed}!${other[1] ?? ''}`,
    `${signed.replace('~7.', '~8.')}!${signature}`,
    `${signed}${signed.slice(22)}!${signature}`,
    `${signed.slice(0, 22)}!${signature}`,
    `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`,
    `${'a'.repeat(22)}${'~7.1.aaaaaaaaaaa'.repeat(1000)}!${signature}`,
    '%00%ff',
  ];
  for (const text of invalid) {
    expect([isKnown(text, 7), isKnown(text, 8)]).toEqual([false, false]);
    expect(isKnown(cookieAfter([7], text), 7)).toBe(true);
  }
});

test('a cookie set over http is not read over https, where a subdomain could have set it', () => {
  const value = cookieAfter([7]);
  const { deviceCookie } = app.fastify;
  expect(deviceCookie.knownDeviceId(requestWith(`device=${value}`, 'https'), 7, HASH)).toBeUndefined();
  expect(deviceCookie.knownDeviceId(requestWith(`__Host-device=${value}`, 'https'), 7, HASH)).toEqual(
    expect.any(String),
  );
});
