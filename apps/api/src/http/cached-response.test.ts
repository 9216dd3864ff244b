import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { importContent } from '../content/import-content.js';
import { readContentFiles } from '../content/read-files.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { edited, makeContent, testContent } from '../testing/content.js';
import { databaseKinds } from '../testing/database.js';
import { request } from '../testing/socket.js';
import { messages } from './messages.js';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('embedded');
});
afterAll(() => app.close());

const URLS = ['/api/classes/', '/media/simulations/mayatnik.svg'] as const;
const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });
const tagOf = async (url: string) => String((await get(url)).headers.etag);

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

describe.each(URLS)('%s', (url) => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['zstd', 'identity'],
    ['nonsense ;;= ,,', 'identity'],
    ['brotli', 'identity'],
    [`br, ${'x, '.repeat(3300)}gzip`, 'identity'],
  ] as const)('the encoding for Accept-Encoding %j is %s', async (accept, encoding) => {
    const plain = await get(url);
    const response = await get(url, accept === undefined ? {} : { 'accept-encoding': accept });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.headers['vary']).toMatch(/^accept-encoding\b/);
    expect(response.headers.etag).toBe(plain.headers.etag);
    expect(unpack[encoding](response.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test('more different headers than the cache holds change nothing', async () => {
    for (let n = 0; n < 250; n++) await get(url, { 'accept-encoding': `x${n}` });
    expect((await get(url, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await get(url, { 'accept-encoding': 'x7' })).headers['content-encoding']).toBeUndefined();
  });

  test('a client with the current ETag gets 304 without a body, in any form of If-None-Match', async () => {
    const tag = await tagOf(url);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const { headers } = await get(url);
    for (const known of [tag, tag.slice(2), `"a", ${tag}`, `W/"b",${tag.slice(2)} , "c"`, '*']) {
      const response = await get(url, { 'if-none-match': known, 'accept-encoding': 'br' });
      expect([known, response.statusCode, response.rawPayload.length]).toEqual([known, 304, 0]);
      expect(response.headers).toMatchObject({
        etag: tag,
        vary: headers['vary'],
        'cache-control': headers['cache-control'],
      });
      expect(response.headers['content-encoding']).toBeUndefined();
    }
  });

  test('a client with another ETag gets the whole body', async () => {
    const tag = await tagOf(url);
    for (const other of ['"other"', tag.slice(3, -1), tag.toUpperCase(), `${tag}x`, '', '"*"', ',']) {
      const response = await get(url, { 'if-none-match': other });
      expect([other, response.statusCode]).toEqual([other, 200]);
    }
  });

  test('HEAD has the headers of GET and no body, by raw request', async () => {
    const server = await app.listen();
    const [whole, head] = await Promise.all([request(server, 'GET', url), request(server, 'HEAD', url)]);
    expect([head.status, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
    expect(Buffer.byteLength(whole.body)).toBe(Number(whole.headers.get('content-length')));
  });
});

test('lists are fresh for a minute; the classes vary by learner', async () => {
  const [classes, lessons] = [await get('/api/classes/'), await get('/api/lessons/')];
  expect(classes.headers['cache-control']).toBe('public, max-age=60');
  expect(classes.headers['vary']).toBe('accept-encoding, authorization');
  expect(lessons.headers['vary']).toBe('accept-encoding');
});

describe.each(databaseKinds)('a new import (%s)', (kind) => {
  test('is served after a refresh, with a new ETag and the same ids', async () => {
    const server = await openTestApp(kind);
    const before = await server.fastify.inject('/api/simulators/');
    expect(await server.refreshContent()).toBe(false);
    const renamed = await makeContent(edited('simulations/coulomb.yaml', 'Kulon qonuni', 'Kulon kuchi'));
    await importContent(server.database.db, await readContentFiles(renamed));
    expect((await server.fastify.inject('/api/simulators/')).body).toBe(before.body);

    expect(await server.refreshContent()).toBe(true);
    const headers = { 'if-none-match': String(before.headers.etag) };
    const after = await server.fastify.inject({ url: '/api/simulators/', headers });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toBe(before.body.replace('Kulon qonuni', 'Kulon kuchi'));
    expect(await server.refreshContent()).toBe(false);
    await server.close();
  });
});

describe('images', () => {
  test.each([
    ['simulations/mayatnik.svg', 'image/svg+xml; charset=utf-8'],
    ['social/telegram.svg', 'image/svg+xml; charset=utf-8'],
    ['social/youtube.png', 'image/png'],
  ] as const)('%s is served as %s for a day', async (name, type) => {
    const response = await get(`/media/${name}`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.rawPayload.equals(Buffer.from(testContent[`pictures/${name}`]))).toBe(true);
  });

  test.each([
    'simulations/none.svg',
    'simulations/',
    'simulations',
    '',
    'simulations/Mayatnik.svg',
    '../categories.yaml',
    '../pictures/simulations/mayatnik.svg',
    'simulations/../../contact.yaml',
    '../../../../../../etc/passwd',
    '%2e%2e/categories.yaml',
    '%2e%2e%2fcategories.yaml',
    '..%5ccategories.yaml',
    '..\\categories.yaml',
    '%252e%252e/categories.yaml',
    '%00',
    'simulations/mayatnik.svg%00',
    'simulations%00/mayatnik.svg',
    '%ff',
    '%',
    '/etc/passwd',
    '__proto__',
    'constructor',
  ])('/media/%s is not found, by raw request', async (name) => {
    const response = await request(await app.listen(), 'GET', `/media/${name}`, ['accept: image/*']);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.values(messages)).toContain((JSON.parse(response.body) as { detail: string }).detail);
  });
});
