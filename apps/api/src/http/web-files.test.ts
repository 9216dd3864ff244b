import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pages } from '@zarra/contracts';
import { openTestApp, type TestApp } from '../test-app.js';
import { makeFolder } from '../test-folder.js';
import { request } from '../test-socket.js';
import { messages } from './messages.js';
import { pageHeaders } from './security-headers.js';

const home = '<!doctype html><html lang="uz"><title>Zarra</title><div id="root"></div></html>\n'.repeat(9);
const script = 'console.log("oʻlchov");\n'.repeat(99);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await makeFolder({
    'index.html': home,
    'index.html.br': brotliCompressSync(home),
    'index.html.gz': gzipSync(home),
    'assets/app-abc.js': script,
    'assets/app-abc.js.br': brotliCompressSync(script),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'theme.js': 'document.title;',
    '.env': 'SECRET=maxfiy',
    '.git/config': 'maxfiy',
    'assets/.hidden.js': 'maxfiy',
  });
  app = await openTestApp('embedded', { webDir: folder });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });

const addresses = Object.values(pages).map((page) => page.replace(':slug', 'elektr'));

test.each([
  ...addresses,
  '/learn/',
  '/learn?topic=3',
  '/simulation?q=a.js',
  '/simulation/3d',
  '/login?next=%2Flearn',
])('the page %s is the home page, checked each time', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, home]);
  expect(answer.headers).toMatchObject({
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(answer.headers['x-robots-tag']).toBeUndefined();
  const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['/', 'br, gzip', 'br'],
  ['/', 'gzip', 'gzip'],
  ['/', 'br;q=0, gzip', 'gzip'],
  ['/', '', 'identity'],
  ['/', 'zstd', 'identity'],
  ['/assets/app-abc.js', 'gzip, deflate, br, zstd', 'br'],
  ['/assets/app-abc.js', 'gzip', 'identity'],
  ['/theme.js', 'br, gzip', 'identity'],
  ['/no/such/page', 'br', 'br'],
] as const)('%s for Accept-Encoding "%s" comes as %s', async (url, accept, encoding) => {
  const answer = await get(url, accept === '' ? {} : { 'accept-encoding': accept });
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(answer.headers['vary']).toBe('accept-encoding');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[encoding];
  const { rawPayload: plain, headers } = await get(url);
  expect(unpack(answer.rawPayload).equals(plain)).toBe(true);
  expect(answer.headers['content-type']).toBe(headers['content-type']);
});

test('files named by their content are kept for a year, others are checked each time', async () => {
  const asset = await get('/assets/app-abc.js');
  expect([asset.statusCode, asset.body]).toEqual([200, script]);
  expect(asset.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/i);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/favicon.svg', '/theme.js', '/index.html']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each([
  '/no/such/page',
  '/tajriba/yoʻq',
  '/Learn',
  '/simulation/a/b',
  '/learn/x',
  '/assets',
  '/.well-known/x',
])('the unknown path %s is the home page with status 404, not for search engines', async (url) => {
  const answer = await get(encodeURI(url));
  expect([answer.statusCode, answer.body]).toEqual([404, home]);
  expect(answer.headers).toMatchObject({
    ...pageHeaders,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
  });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('an unknown path is answered whole to whoever has the home page or asks for a part', async () => {
  const { etag, 'last-modified': since } = (await get('/')).headers;
  for (const headers of [
    { 'if-none-match': String(etag) },
    { 'if-modified-since': String(since) },
    { 'if-match': '"x"' },
    { range: 'bytes=0-3' },
  ]) {
    const answer = await get('/no/such/page', headers);
    expect([headers, answer.statusCode, answer.body]).toEqual([headers, 404, home]);
  }
});

test.each([
  '/assets/app-old.js',
  '/assets/',
  '/assets/x',
  '/x.png',
  '/robots.txt',
  '/.env',
  '/.git/config.bak',
  '/assets/.hidden.js',
  '/media/x.svg',
])('the missing file %s is JSON with status 404', async (url) => {
  const answer = await get(url, { accept: 'text/html' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: messages.notFound }]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each([
  '/.env',
  '/.git/config',
  '/assets/.hidden.js',
  '/../.env',
  '/assets/%2e%2e/.env',
  '/assets/..%2f.env',
])('the hidden file %s is not served, over the wire', async (url) => {
  const answer = await request(await app.listen(), 'GET', url);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toContain('maxfiy');
});

test.each(['/', '/learn', '/simulation/elektr', '/assets/app-abc.js', '/favicon.svg', '/no/such/page'])(
  '%s takes no other method than GET and HEAD',
  async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.fastify.inject({ method, url });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.json()).toEqual({ detail: messages.methodNotAllowed });
    }
    const form = { method: 'POST', url, payload: 'a=1' } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect([405, 415]).toContain((await app.fastify.inject({ ...form, headers })).statusCode);
  },
);

test('HEAD of a page has the headers of GET and no body, over the wire', async () => {
  const server = await app.listen();
  const head = await request(server, 'HEAD', '/learn');
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(home)));
  expect((await request(server, 'HEAD', '/no/such/page')).status).toBe(404);
});

test('a part of a file can be asked for', async () => {
  const part = await get('/assets/app-abc.js', { range: 'bytes=0-6' });
  expect([part.statusCode, part.body]).toEqual([206, 'console']);
  const beyond = await get('/assets/app-abc.js', { range: 'bytes=999999-' });
  expect([beyond.statusCode, beyond.json()]).toEqual([416, { detail: messages.invalid }]);
});

test('the files of a new release are served without a restart', async () => {
  expect((await get('/assets/app-new.js')).statusCode).toBe(404);
  await writeFile(path.join(folder, 'assets/app-new.js'), 'new');
  expect((await get('/assets/app-new.js')).body).toBe('new');
});

test('a site that lives below a folder called assets has its pages checked each time all the same', async () => {
  const parent = await makeFolder({ 'assets/web/index.html': home });
  const other = await openTestApp('embedded', { webDir: path.join(parent, 'assets/web') });
  expect((await other.fastify.inject('/')).headers['cache-control']).toBe('no-cache');
  await other.close();
});

test('without a built site every page is JSON with status 404', async () => {
  const alone = await openTestApp('embedded', { webDir: await makeFolder({ 'theme.js': 'x' }) });
  for (const url of ['/', '/learn', '/no/such/page', '/theme.js']) {
    const answer = await alone.fastify.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: messages.notFound }]);
  }
  expect((await alone.fastify.inject('/api/lessons/')).statusCode).toBe(200);
  await alone.close();
});
