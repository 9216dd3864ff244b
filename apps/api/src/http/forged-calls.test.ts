import { createHmac } from 'node:crypto';
import { csrf, endpoints, type Endpoint } from '@zarra/contracts';
import { parseSetCookie } from 'cookie';
import { deriveKeys } from '../secrets.js';
import { openTestApp, shellOnly, type TestApp } from '../test-app.js';
import { makeFolder } from '../test-folder.js';
import { makeLearner, post, type TestLearner } from '../test-learner.js';
import { messages } from './messages.js';

const keys = deriveKeys('a secret for tests, long enough for anybody');

let app: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  const webDir = await makeFolder({
    ...shellOnly(),
    'theme.js': '1',
    'assets/app-abc.js': '1',
  });
  app = await openTestApp('embedded', { webDir, keys, trustProxy: ['10.9.9.9'] });
  learner = await makeLearner(app);
});
afterAll(() => app.close());

const forged = { status: 403, body: { detail: messages.forged } };

/** What Set-Cookie gave, in parts; undefined without one. */
const givenIn = (headers: Record<string, unknown>) => {
  const header = headers['set-cookie'];
  return typeof header === 'string' ? parseSetCookie(header) : undefined;
};
const tokenOf = async (): Promise<string> => givenIn((await app.fastify.inject('/')).headers)?.value ?? '';
const signOut = (headers: Record<string, string> = {}) =>
  post(app, '/logout/', { refresh: 'x' }, { headers });
const pair = (cookie: string, header = cookie) => ({
  cookie: `${csrf.cookie}=${cookie}`,
  [csrf.header]: header,
});

describe('the cookie', () => {
  test('comes with each page to whoever has none, and lasts 30 days', async () => {
    for (const url of ['/', '/login', '/learn?topic=1', '/no/such/page']) {
      const { headers } = await app.fastify.inject(url);
      expect(givenIn(headers)).toEqual({
        name: 'csrftoken',
        value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        path: '/',
        sameSite: 'lax',
        maxAge: 2_592_000,
      });
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect(await tokenOf()).not.toBe(await tokenOf());
  });

  test('is for https alone when the visitor came by https', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const proxied = await app.fastify.inject({ url: '/', headers, remoteAddress: '10.9.9.9' });
    expect(givenIn(proxied.headers)?.secure).toBe(true);
    const untrusted = await app.fastify.inject({ url: '/', headers });
    expect(givenIn(untrusted.headers)?.secure).toBeUndefined();
  });

  test('does not come again to whoever has it, and a page stays the same page', async () => {
    const cookie = `a=1; ${csrf.cookie}=${await tokenOf()}; b=2`;
    const page = await app.fastify.inject({ url: '/', headers: { cookie } });
    expect(givenIn(page.headers)).toBeUndefined();
    expect(givenIn((await signOut({ cookie, [csrf.header]: 'x' })).headers)).toBeUndefined();
    const known = await app.fastify.inject({
      url: '/',
      headers: { 'if-none-match': String(page.headers.etag) },
    });
    expect([known.statusCode, known.headers.etag]).toEqual([304, page.headers.etag]);
  });

  test('comes with no file, no list and no picture', async () => {
    for (const url of ['/theme.js', '/assets/app-abc.js', '/api/simulators/', '/media/social/telegram.svg']) {
      const { statusCode, headers } = await app.fastify.inject(url);
      expect([url, statusCode, headers['set-cookie']]).toEqual([url, 200, undefined]);
    }
  });

  test('comes with the answer of a call, too, and is good for the next one', async () => {
    const first = await signOut();
    expect(first.status).toBe(200);
    const given = givenIn(first.headers)?.value ?? '';
    expect((await signOut(pair(given))).status).toBe(200);
  });
});

describe('a call that changes something', () => {
  const posts = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'POST');

  test.each(posts)(
    '%s is refused without the other half of the pair, before its body is read',
    async (_name, { path }) => {
      const cookie = `${csrf.cookie}=${await tokenOf()}`;
      for (const headers of [
        { cookie },
        { cookie, [csrf.header]: '' },
        { cookie, [csrf.header]: await tokenOf() },
      ]) {
        const answer = await app.fastify.inject({
          method: 'POST',
          url: `/api${path}`,
          headers,
          payload: '{',
        });
        expect({ status: answer.statusCode, detail: answer.json<{ detail: string }>().detail }).toEqual({
          status: 403,
          detail: messages.forged,
        });
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('needs no pair from whoever sends no cookies', async () => {
    expect((await signOut()).status).toBe(200);
    expect((await signOut({ cookie: 'other=1' })).status).toBe(200);
    expect((await signOut({ [csrf.header]: 'x' })).status).toBe(200);
  });

  test('needs no pair from whoever sends a bearer, which no foreign page can', async () => {
    const cookie = `${csrf.cookie}=x`;
    expect((await signOut({ cookie, ...learner.signedIn })).status).toBe(200);
    expect((await signOut({ cookie, authorization: 'Bearer stale' })).status).toBe(200);
    expect(await signOut({ cookie, authorization: 'Basic x' })).toMatchObject(forged);
  });

  test('is refused with a pair that is not ours, and the visitor gets one that is', async () => {
    const [value = '', signature = ''] = (await tokenOf()).split('.');
    const sign = (key: string | Uint8Array) => createHmac('sha256', key).update(value).digest('base64url');
    expect(sign(keys.csrf)).toBe(signature);
    const notOurs = [
      ...['x', '', `${value}.`, `.${signature}`, value, `${value}.${signature}.x`, `${value}.${signature}=`],
      ...[
        `${value}.${sign('an old secret')}`,
        `${value}.${sign(keys.accessToken)}`,
        `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}.${signature}`,
      ],
    ];
    for (const token of notOurs) {
      const answer = await signOut(pair(token));
      expect([token, answer]).toMatchObject([token, forged]);
      const fresh = givenIn(answer.headers)?.value ?? '';
      expect((await signOut(pair(fresh))).status).toBe(200);
    }
  });
});

describe('where a call comes from', () => {
  const token = tokenOf;
  test.each([
    [200, 'the site itself', { 'sec-fetch-site': 'same-origin' }],
    [200, 'the site itself, as older browsers say it', { origin: 'http://zarra.uz' }],
    [200, 'the site itself, in capitals', { origin: 'http://ZARRA.uz', host: 'Zarra.UZ' }],
    [200, 'the site behind TLS of a proxy', { origin: 'https://zarra.uz' }],
    [200, 'a port of its own', { origin: 'http://zarra.uz:8080', host: 'zarra.uz:8080' }],
    [200, 'no browser', {}],
    [200, 'the site itself, whatever Origin says', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [403, 'another site', { 'sec-fetch-site': 'cross-site' }],
    [403, 'a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    [403, 'the address bar', { 'sec-fetch-site': 'none' }],
    [403, 'something new', { 'sec-fetch-site': 'x' }],
    [403, 'something empty', { 'sec-fetch-site': '' }],
    [
      403,
      'another site that claims our Origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://zarra.uz' },
    ],
    [403, 'another site, in an older browser', { origin: 'https://example.org' }],
    [403, 'another port', { origin: 'http://zarra.uz:8080' }],
    [403, 'a subdomain', { origin: 'http://a.zarra.uz' }],
    [403, 'a host that begins like ours', { origin: 'http://zarra.uz.example.org' }],
    [403, 'a host that ends like ours', { origin: 'http://xzarra.uz' }],
    [403, 'our name as a user', { origin: 'http://zarra.uz@example.org' }],
    [403, 'a sandboxed page', { origin: 'null' }],
    [403, 'an empty Origin', { origin: '' }],
    [403, 'no address at all', { origin: 'zarra.uz' }],
  ] as const)('%i: %s', async (status, _where, headers) => {
    for (const also of [{}, pair(await token()), learner.signedIn]) {
      const answer = await signOut({ host: 'zarra.uz', ...headers, ...also });
      expect(answer).toMatchObject(status === 403 ? forged : { status });
    }
  });

  test('the host is the one a trusted proxy names', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'zarra.uz', origin: 'https://zarra.uz' };
    const from = (address: string) => post(app, '/logout/', { refresh: 'x' }, { headers, from: address });
    expect((await from('10.9.9.9')).status).toBe(200);
    expect(await from('10.9.9.8')).toMatchObject(forged);
  });

  test('lists and pages are read from anywhere', async () => {
    for (const url of ['/api/classes/', '/', '/learn']) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' };
      expect((await app.fastify.inject({ url, headers })).statusCode).toBe(200);
    }
  });
});

test('reading changes nothing: GET and HEAD leave the database as it was', async () => {
  const { db } = app.database;
  const tables = ['users', 'sessions', 'recoveries', 'outbox'] as const;
  const state = () => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  const before = await state();
  for (const { path } of Object.values<Endpoint>(endpoints)) {
    const url = `/api${path.replace('{lessonId}', '1')}?refresh=${learner.refresh}&username=${learner.username}`;
    for (const method of ['GET', 'HEAD'] as const) {
      await app.fastify.inject({ method, url, headers: learner.signedIn });
    }
  }
  expect(await state()).toEqual(before);
});
