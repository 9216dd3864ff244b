import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openTestApp, shellOnly, type TestApp } from '../testing/app.js';
import { makeFolder, writeFiles } from '../testing/folder.js';
import { request } from '../testing/socket.js';
import { messages } from './messages.js';

const html = '<!doctype html><html lang="uz"><title>Zarra</title></html>\n';
const script = 'console.log("oʻlchov");\n'.repeat(99);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await makeFolder({
    ...shellOnly(html),
    'server/render.json': 'maxfiy',
    'pages/theme.js': 'maxfiy',
    'assets/frame.html': 'maxfiy',
    'assets/frame.html.br': 'maxfiy',
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

test.each([
  ['/assets/app-abc.js', 'gzip, deflate, br, zstd', 'br'],
  ['/assets/app-abc.js', 'gzip', 'identity'],
  ['/theme.js', 'br, gzip', 'identity'],
] as const)('%s for Accept-Encoding "%s" is encoded as %s', async (url, accept, encoding) => {
  const response = await get(url, { 'accept-encoding': accept });
  expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(response.headers['vary']).toBe('accept-encoding');
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  const unpack = { br: brotliDecompressSync, identity: (bytes: Buffer) => bytes }[encoding];
  const { rawPayload: plain, headers } = await get(url);
  expect(unpack(response.rawPayload).equals(plain)).toBe(true);
  expect(response.headers['content-type']).toBe(headers['content-type']);
});

test('files with a hash in their names are cached for a year, others are revalidated', async () => {
  const asset = await get('/assets/app-abc.js');
  expect([asset.statusCode, asset.body]).toEqual([200, script]);
  expect(asset.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/i);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/favicon.svg', '/theme.js']) {
    const response = await get(url);
    expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each([
  '/assets/app-old.js',
  '/assets/',
  '/assets/x',
  '/x.png',
  '/ads.txt',
  '/.env',
  '/.git/config.bak',
  '/assets/.hidden.js',
  '/media/x.svg',
  '/index.html',
  '/assets/frame.html',
  '/pages/theme.js',
  '/server/render.json',
])('the missing file %s is JSON with status 404', async (url) => {
  const response = await get(url, { accept: 'text/html' });
  expect([response.statusCode, response.json()]).toEqual([404, { detail: messages.notFound }]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each([
  '/.env',
  '/.git/config',
  '/assets/.hidden.js',
  '/../.env',
  '/assets/%2e%2e/.env',
  '/assets/..%2f.env',
  '/index.html',
  '/%69ndex.html',
  '/assets/../index.html',
  '/assets/frame.html.br',
  '/pages/shell.html',
  '/pages/theme.js',
  '/p%61ges/theme.js',
  '//pages/theme.js',
  '/assets/../pages/theme.js',
  '/assets/..%2fpages%2ftheme.js',
  '/assets/%2e%2e/pages/theme.js',
])('the hidden file %s is not served, by raw request', async (url) => {
  const response = await request(await app.listen(), 'GET', url);
  expect([400, 404]).toContain(response.status);
  expect(response.body).not.toContain('maxfiy');
  expect(response.body).not.toContain('document.title');
});

test.each(['/', '/learn', '/simulation/elektr', '/assets/app-abc.js', '/favicon.svg', '/no/such/page'])(
  '%s allows only GET and HEAD',
  async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const response = await app.fastify.inject({ method, url });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(response.json()).toEqual({ detail: messages.methodNotAllowed });
    }
    const form = { method: 'POST', url, payload: 'a=1' } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect([405, 415]).toContain((await app.fastify.inject({ ...form, headers })).statusCode);
  },
);

test('a range of a file can be requested', async () => {
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

test('a site in a folder below `assets` has its other files revalidated', async () => {
  const webDir = path.join(await makeFolder(), 'assets/web');
  await writeFiles(webDir, { ...shellOnly(), 'theme.js': 'x' });
  const other = await openTestApp('embedded', { webDir });
  expect((await other.fastify.inject('/theme.js')).headers['cache-control']).toBe('no-cache');
  await other.close();
});

test('without a built site every page is JSON with status 404', async () => {
  const alone = await openTestApp('embedded', {
    webDir: await makeFolder({ 'theme.js': 'x', 'shell.html': html }),
  });
  for (const url of ['/', '/learn', '/no/such/page', '/theme.js', '/robots.txt', '/sitemap.xml']) {
    const response = await alone.fastify.inject(url);
    expect([response.statusCode, response.json()]).toEqual([404, { detail: messages.notFound }]);
  }
  expect((await alone.fastify.inject('/api/lessons/')).statusCode).toBe(200);
  await alone.close();
});
