import { vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { exchange } from '../testing/socket.js';
import { messages } from './messages.js';

/** An error with a code, as drivers throw it. */
const coded = (code: string, message = `SELECT maxfiy ${code}`) =>
  Object.assign(new Error(message), { code });

const internalErrors: Readonly<Record<string, unknown>> = {
  error: new Error('maxfiy /srv/zarra/path'),
  null: null,
  undefined: undefined,
  text: 'maxfiy text',
  number: 42,
  object: { statusCode: 200, message: 'maxfiy', body: 'maxfiy' },
  'own-status': Object.assign(new Error('maxfiy'), { statusCode: 418, headers: { 'x-secret': 'maxfiy' } }),
  'unique-violation': coded('23505'),
  'no-table': coded('42P01'),
};
const unavailableErrors: Readonly<Record<string, unknown>> = {
  refused: coded('ECONNREFUSED'),
  reset: coded('ECONNRESET'),
  'unknown-host': coded('ENOTFOUND'),
  'shutting-down': coded('57P01'),
  'too-many-connections': coded('53300'),
  'connection-lost': coded('08006'),
  'lock-timeout': coded('55P03'),
  'statement-timeout': coded('57014'),
  terminated: new Error('Connection terminated unexpectedly'),
  'no-connection-in-time': new Error('timeout exceeded when trying to connect'),
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('embedded');
  for (const [name, error] of Object.entries({ ...internalErrors, ...unavailableErrors })) {
    app.fastify.get(`/api/throw/${name}`, () => {
      throw error;
    });
    app.fastify.get(`/api/reject/${name}`, async () => {
      await Promise.resolve();
      throw error;
    });
  }
  app.fastify.get('/api/unserialisable', () => {
    const loop: Record<string, unknown> = {};
    return { loop: Object.assign(loop, { loop }) };
  });
  app.fastify.get('/api/big-number', () => ({ big: 1n }));
});
afterAll(() => app.close());

async function get(url: string) {
  const { statusCode, headers, body, payload } = await app.fastify.inject(url);
  expect(payload).not.toMatch(/maxfiy|\bat \S+:\d+|\.ts|node_modules/);
  expect(JSON.stringify(headers)).not.toContain('maxfiy');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toBeTruthy();
  return { status: statusCode, body: JSON.parse(body) as unknown, retry: headers['retry-after'] };
}

const urls = (names: object) =>
  Object.keys(names).flatMap((name) => [`/api/throw/${name}`, `/api/reject/${name}`]);

test.each([...urls(internalErrors), '/api/unserialisable', '/api/big-number'])(
  '%s is 500 without details',
  async (url) => {
    expect(await get(url)).toEqual({ status: 500, body: { detail: messages.internal }, retry: undefined });
    expect((await app.fastify.inject('/api/health/live')).statusCode).toBe(200);
  },
);

test.each(urls(unavailableErrors))('%s is 503 with Retry-After', async (url) => {
  expect(await get(url)).toEqual({ status: 503, body: { detail: messages.unavailable }, retry: '5' });
});

describe.each(databaseKinds)('a closed database (%s)', (kind) => {
  test('is 503 where a response needs it, and no error elsewhere', async () => {
    const other = await openTestApp(kind);
    other.fastify.get('/api/query', () => other.database.db.selectFrom('classes').selectAll().execute());
    const health = async (check: string) => {
      const { statusCode, headers, body } = await other.fastify.inject(`/api/health/${check}`);
      expect(headers['cache-control']).toBe('no-store');
      return [statusCode, JSON.parse(body) as unknown, headers['retry-after']];
    };
    expect(await health('live')).toEqual([200, { status: 'live' }, undefined]);
    expect(await health('ready')).toEqual([200, { status: 'ready' }, undefined]);
    expect((await other.fastify.inject('/api/query')).json()).toHaveLength(2);

    await other.database.close();
    expect(await health('ready')).toEqual([503, { detail: messages.unavailable }, '5']);
    expect(await health('live')).toEqual([200, { status: 'live' }, undefined]);
    expect((await other.fastify.inject('/api/classes/')).statusCode).toBe(200);
    const query = await other.fastify.inject('/api/query');
    expect([500, 503]).toContain(query.statusCode);
    expect(Object.keys(query.json())).toEqual(['detail']);
    await expect(other.refreshContent()).rejects.toThrow();
    expect((await other.fastify.inject('/api/lessons/')).statusCode).toBe(200);
    await other.fastify.close();
  });
});

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');

describe('invalid HTTP', () => {
  test.each([
    ['not HTTP', head('hello')],
    ['an unknown method', head('ZARRA / HTTP/1.1', 'host: z')],
    ['an unknown version', head('GET / HTTP/9.9', 'host: z')],
    ['a header without a colon', head('GET / HTTP/1.1', 'host: z', 'broken')],
    ['a NUL in a header', head('GET / HTTP/1.1', 'host: z', 'x: a\0b')],
    ['a space before the colon', head('GET / HTTP/1.1', 'host: z', 'content-length : 1')],
    ['two lengths', head('POST /api/login/ HTTP/1.1', 'host: z', 'content-length: 1', 'content-length: 2')],
    [
      'a length and chunks',
      head('POST / HTTP/1.1', 'host: z', 'content-length: 1', 'transfer-encoding: chunked'),
    ],
    ['a negative length', head('POST /api/login/ HTTP/1.1', 'host: z', 'content-length: -1')],
    ['TLS', Buffer.from('160301020001000100fc0303', 'hex')],
  ])('%s: 400 as JSON, and the connection closes', async (_name, bytes) => {
    const response = await exchange(await app.listen(), bytes);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('connection')).toBe('close');
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(response.body));
    expect(JSON.parse(response.body)).toEqual({ detail: messages.unreadableBody });
  });

  test.each([
    ['one large header', head('GET / HTTP/1.1', 'host: z', `x: ${'x'.repeat(17_000)}`)],
    [
      'many headers',
      head('GET / HTTP/1.1', 'host: z', ...Array.from({ length: 2000 }, (_, n) => `x-${n}: 1234`)),
    ],
    ['a large address', head(`GET /${'x'.repeat(17_000)} HTTP/1.1`, 'host: z')],
  ])('%s: 431 as JSON', async (_name, bytes) => {
    const response = await exchange(await app.listen(), bytes);
    expect([response.status, JSON.parse(response.body)]).toEqual([431, { detail: messages.tooManyHeaders }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('invalid chunks of a body: 400, and the server continues', async () => {
    const start = head(
      'POST /api/login/ HTTP/1.1',
      'host: z',
      'content-type: application/json',
      'transfer-encoding: chunked',
    );
    const response = await exchange(await app.listen(), `${start}zz\r\n`);
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { detail: messages.unreadableBody }]);
    expect((await fetch(new URL('/api/health/live', await app.listen()))).status).toBe(200);
  });
});

test('40 errors of one cause are logged once a minute with their number, another cause at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { log, text } = captureLog();
  const failing = await openTestApp('embedded', { logger: log });
  try {
    let calls = 0;
    const fail = (code: string) => {
      calls += 1;
      throw coded(code, `could not extend file base/${calls}: No space left on device`);
    };
    failing.fastify.get('/api/full', () => fail('53100'));
    failing.fastify.get('/api/other', () => fail('XX000'));
    const logged = () =>
      text()
        .split('\n')
        .filter((line) => line.includes('request failed'))
        .map((line) => (JSON.parse(line) as { omitted?: number }).omitted);
    for (let n = 0; n < 40; n += 1) expect((await failing.fastify.inject('/api/full')).statusCode).toBe(503);
    expect(logged()).toEqual([undefined]);
    expect((await failing.fastify.inject('/api/other')).statusCode).toBe(500);
    expect(logged()).toHaveLength(2);
    vi.setSystemTime(Date.now() + 60_000);
    await failing.fastify.inject('/api/full');
    expect(logged()).toEqual([undefined, undefined, 39]);
  } finally {
    await failing.close();
    vi.useRealTimers();
  }
});
