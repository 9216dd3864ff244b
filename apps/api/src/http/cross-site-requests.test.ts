import { createHmac } from 'node:crypto';
import { csrf, endpoints, type Endpoint } from '@zarra/contracts';
import { parseSetCookie } from 'cookie';
import { deriveKeys } from '../secrets.js';
import { openTestApp, shellOnly, type TestApp } from '../testing/app.js';
import { makeFolder } from '../testing/folder.js';
import { makeLearner, post, type TestLearner } from '../testing/learner.js';
import { messages } from './messages.js';

const keys = deriveKeys('a secret for tests, longer than 32 bytes');

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

/** The parsed Set-Cookie header; undefined without one. */
const setCookieOf = (headers: Record<string, unknown>) => {
  const header = headers['set-cookie'];
  return typeof header === 'string' ? parseSetCookie(header) : undefined;
};
const tokenOf = async (): Promise<string> =>
  setCookieOf((await app.fastify.inject('/')).headers)?.value ?? '';
const signOut = (headers: Record<string, string> = {}) =>
  post(app, '/logout/', { refresh: 'x' }, { headers });
const pair = (cookie: string, header = cookie) => ({
  cookie: `${csrf.cookie}=${cookie}`,
  [csrf.header]: header,
});

describe('the cookie', () => {
  test('is set by each page for visitors without one, and lasts 30 days', async () => {
    for (const url of ['/', '/login', '/learn?topic=1', '/no/such/page']) {
      const { headers } = await app.fastify.inject(url);
      expect(setCookieOf(headers)).toEqual({
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

  test('is secure when the visitor uses https', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const proxied = await app.fastify.inject({ url: '/', headers, remoteAddress: '10.9.9.9' });
    expect(setCookieOf(proxied.headers)?.secure).toBe(true);
    const untrusted = await app.fastify.inject({ url: '/', headers });
    expect(setCookieOf(untrusted.headers)?.secure).toBeUndefined();
  });

  test('is not set again when it is valid, and the ETag of a page does not change', async () => {
    const cookie = `a=1; ${csrf.cookie}=${await tokenOf()}; b=2`;
    const page = await app.fastify.inject({ url: '/', headers: { cookie } });
    expect(setCookieOf(page.headers)).toBeUndefined();
    expect(setCookieOf((await signOut({ cookie, [csrf.header]: 'x' })).headers)).toBeUndefined();
    const known = await app.fastify.inject({
      url: '/',
      headers: { 'if-none-match': String(page.headers.etag) },
    });
    expect([known.statusCode, known.headers.etag]).toEqual([304, page.headers.etag]);
  });

  test('is not set by files, lists and images', async () => {
    for (const url of ['/theme.js', '/assets/app-abc.js', '/api/simulators/', '/media/social/telegram.svg']) {
      const { statusCode, headers } = await app.fastify.inject(url);
      expect([url, statusCode, headers['set-cookie']]).toEqual([url, 200, undefined]);
    }
  });

  test('is also set by an API response, and valid in the next request', async () => {
    const first = await signOut();
    expect(first.status).toBe(200);
    const issued = setCookieOf(first.headers)?.value ?? '';
    expect((await signOut(pair(issued))).status).toBe(200);
  });
});

describe('a request that changes data', () => {
  const writes = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method !== 'GET');

  test.each(writes)(
    '%s is rejected without the matching header, before its body is read',
    async (_name, { method, path }) => {
      const cookie = `${csrf.cookie}=${await tokenOf()}`;
      for (const headers of [
        { cookie },
        { cookie, [csrf.header]: '' },
        { cookie, [csrf.header]: await tokenOf() },
      ]) {
        const response = await app.fastify.inject({
          method,
          url: `/api${path}`,
          headers,
          payload: '{',
        });
        expect({ status: response.statusCode, detail: response.json<{ detail: string }>().detail }).toEqual({
          status: 403,
          detail: messages.forged,
        });
        expect(response.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('needs no pair when it has no cookies', async () => {
    expect((await signOut()).status).toBe(200);
    expect((await signOut({ cookie: 'other=1' })).status).toBe(200);
    expect((await signOut({ [csrf.header]: 'x' })).status).toBe(200);
  });

  test('needs no pair when it has a bearer token, which another site cannot send', async () => {
    const cookie = `${csrf.cookie}=x`;
    expect((await signOut({ cookie, ...learner.signedIn })).status).toBe(200);
    expect((await signOut({ cookie, authorization: 'Bearer stale' })).status).toBe(200);
    expect(await signOut({ cookie, authorization: 'Basic x' })).toMatchObject(forged);
  });

  test('is rejected with an invalid pair, and the response sets a valid one', async () => {
    const [value = '', signature = ''] = (await tokenOf()).split('.');
    const sign = (key: string | Uint8Array) => createHmac('sha256', key).update(value).digest('base64url');
    expect(sign(keys.csrf)).toBe(signature);
    const invalidTokens = [
      ...['x', '', `${value}.`, `.${signature}`, value, `${value}.${signature}.x`, `${value}.${signature}=`],
      ...[
        `${value}.${sign('an old secret')}`,
        `${value}.${sign(keys.accessToken)}`,
        `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}.${signature}`,
      ],
    ];
    for (const token of invalidTokens) {
      const response = await signOut(pair(token));
      expect([token, response]).toMatchObject([token, forged]);
      const fresh = setCookieOf(response.headers)?.value ?? '';
      expect((await signOut(pair(fresh))).status).toBe(200);
    }
  });
});

describe('the origin of a request', () => {
  const token = tokenOf;
  test.each([
    [200, 'the site itself', { 'sec-fetch-site': 'same-origin' }],
    [200, 'the site itself, in an older browser', { origin: 'http://zarra.uz' }],
    [200, 'the site itself, in capitals', { origin: 'http://ZARRA.uz', host: 'Zarra.UZ' }],
    [200, 'the site behind TLS of a proxy', { origin: 'https://zarra.uz' }],
    [200, 'the same port', { origin: 'http://zarra.uz:8080', host: 'zarra.uz:8080' }],
    [200, 'not a browser', {}],
    [200, 'the site itself, with another Origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [403, 'another site', { 'sec-fetch-site': 'cross-site' }],
    [403, 'another host of the same site', { 'sec-fetch-site': 'same-site' }],
    [403, 'the address bar', { 'sec-fetch-site': 'none' }],
    [403, 'an unknown value', { 'sec-fetch-site': 'x' }],
    [403, 'an empty value', { 'sec-fetch-site': '' }],
    [403, 'another site with our Origin', { 'sec-fetch-site': 'cross-site', origin: 'http://zarra.uz' }],
    [403, 'another site, in an older browser', { origin: 'https://example.org' }],
    [403, 'another port', { origin: 'http://zarra.uz:8080' }],
    [403, 'a subdomain', { origin: 'http://a.zarra.uz' }],
    [403, 'a host with our name as its prefix', { origin: 'http://zarra.uz.example.org' }],
    [403, 'a host with our name as its suffix', { origin: 'http://xzarra.uz' }],
    [403, 'our name as the user name', { origin: 'http://zarra.uz@example.org' }],
    [403, 'a sandboxed page', { origin: 'null' }],
    [403, 'an empty Origin', { origin: '' }],
    [403, 'not a URL', { origin: 'zarra.uz' }],
  ] as const)('%i: %s', async (status, _where, headers) => {
    for (const also of [{}, pair(await token()), learner.signedIn]) {
      const response = await signOut({ host: 'zarra.uz', ...headers, ...also });
      expect(response).toMatchObject(status === 403 ? forged : { status });
    }
  });

  test('the host comes from a trusted proxy', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'zarra.uz', origin: 'https://zarra.uz' };
    const from = (address: string) => post(app, '/logout/', { refresh: 'x' }, { headers, from: address });
    expect((await from('10.9.9.9')).status).toBe(200);
    expect(await from('10.9.9.8')).toMatchObject(forged);
  });

  test('lists and pages are readable from any site', async () => {
    for (const url of ['/api/classes/', '/', '/learn']) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' };
      expect((await app.fastify.inject({ url, headers })).statusCode).toBe(200);
    }
  });
});

test('GET and HEAD do not change the database', async () => {
  const { db } = app.database;
  const tables = ['users', 'sessions', 'recovery_codes', 'outbox'] as const;
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
