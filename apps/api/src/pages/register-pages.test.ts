// Over 300 lines: one table of addresses with the page, status and headers of each, on one running site.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { messages } from '../http/messages.js';
import { dataHeaders, pageHeaders } from '../http/security-headers.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { makeFolder } from '../test-folder.js';
import { request } from '../test-socket.js';

const style = 'body{color:oʻ}';
const inline = "console.log('oʻ')";
const page = (name: string): string =>
  `<!doctype html><html lang="uz"><title>${name}</title><link rel="canonical" href="%SITE_URL%/${name}">` +
  `<p>${'oʻlchov '.repeat(99)}</p></html>\n`;
const built = (name: string): string => page(name).replaceAll('%SITE_URL%', 'https://zarra.test');
const home = `${built('')}<style>${style}</style><script>${inline}</script>`;
const stored = (name: string) => ({ html: page(name), scripts: [], styles: [] });
/** A server entry as the build of apps/web gives it. */
const entry = `
const page = ${page.toString()};
export function render({ address, data, siteUrl }) {
  if (address.endsWith('/tolqinlar')) throw new Error('no h1');
  const isHome = address === '/';
  const html = page(address.slice(1)).replaceAll('%SITE_URL%', siteUrl) +
    (isHome ? '<style>${style}</style><script>' + ${JSON.stringify(inline)} + '</script>' : '');
  const state = { name: 'state', json: JSON.stringify({ address, lessons: data.lessons.length }) };
  return { html, scripts: isHome ? [${JSON.stringify(inline)}] : [], styles: isHome ? ['${style}'] : [], state };
}`;

let app: TestApp;
let server: URL;
beforeAll(async () => {
  const webDir = await makeFolder({
    'server/pages.json': JSON.stringify({
      '/login': stored('login'),
      '/secret/x': stored('secret/x'),
      shell: stored('shell'),
    }),
    'server/render.js': entry,
    'pages/notes.txt': 'maxfiy',
    'server/package.json': '{"type":"module"}',
  });
  const labDir = await makeFolder({
    'server/pages.json': JSON.stringify({
      '/tajriba': stored('tajriba'),
      '/tajriba/mayatnik': stored('tajriba/mayatnik'),
    }),
    'assets/lab-abc.js': 'export {}',
    'index.html': 'maxfiy',
  });
  app = await openTestApp('embedded', { webDir, labDir, siteUrl: 'https://zarra.test' });
  server = await app.listen();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: unknown, name: string): string | undefined =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

const labHeaders = {
  ...pageHeaders,
  'content-security-policy': pageHeaders['content-security-policy'].replace(
    "trusted-types 'none'",
    'trusted-types zarra-worker',
  ),
};

test.each([
  ['/simulation', 'simulation'],
  ['/simulation/', 'simulation'],
  ['/simulation?utm_source=telegram', 'simulation'],
  ['/simulation?q=tok', 'shell'],
  ['/simulation?q', 'shell'],
  ['/simulation?kategoriya=elektr', 'shell'],
  ['/simulation?turi=3d&utm_source=x', 'shell'],
  ['/simulation/elektr', 'simulation/elektr'],
  ['/simulation/elektr?fbclid=1', 'simulation/elektr'],
  ['/simulation/elektr?turi=3d', 'shell'],
  ['/simulation/none', 'shell'],
  // Its rendering fails.
  ['/simulation/tolqinlar', 'shell'],
  ['/simulation/..%2fsecret%2fx', 'shell'],
  ['/simulation/%2e%2e%2flogin', 'shell'],
  ['/learn', 'learn?topic=1'],
  ['/learn?utm_source=x', 'learn?topic=1'],
  ['/learn?topic=3', 'learn?topic=3'],
  ['/learn/?utm_source=x&topic=3', 'learn?topic=3'],
  ['/learn?topic=', 'shell'],
  ['/learn?topic=3&topic=4', 'shell'],
  ['/login?next=%2Flearn', 'login'],
  ['/register', 'shell'],
  ['/forbidden', 'shell'],
  ['/tajriba', 'tajriba'],
  ['/tajriba/', 'tajriba'],
  ['/tajriba/mayatnik', 'tajriba/mayatnik'],
])('%s is the page %s', async (url, name) => {
  const answer = await request(server, 'GET', url);
  expect([answer.status, answer.body]).toEqual([200, built(name)]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...(name.startsWith('tajriba') ? labHeaders : pageHeaders),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
});

test.each(['4', '999999999999', '03', '1e0', '../secret/x', '..%2findex', '%F0%9F%98%80'])(
  'no lesson has the id %s: one page says so with status 404, not for search engines',
  async (id) => {
    const answer = await request(server, 'GET', `/learn?topic=${id}`);
    expect([answer.status, answer.body]).toEqual([404, built('learn?topic=0')]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  },
);

test('a page finds the data it was rendered from under their name, and no others', async () => {
  const answer = await get('/page-data/state?path=%2Flearn&topic=3', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('{"address":"/learn?topic=3","lessons":3}');
  expect(answer.headers).toMatchObject({
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of ['/page-data/other?path=%2F', '/page-data/state?path=%2Flogin', '/page-data/state']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test.each(['/', '/?topic=3', '/?q=a&kategoriya=b', '/?scroll=contact'])(
  '%s is the home page',
  async (url) => {
    const answer = await request(server, 'GET', url);
    expect([answer.status, answer.body]).toEqual([200, home]);
  },
);

test('an experiment may be framed by other sites where it asks for that, and nothing else may', async () => {
  const framed = await get('/tajriba/mayatnik?embed');
  expect(framed.statusCode).toBe(200);
  expect(directive(framed.headers['content-security-policy'], 'frame-ancestors')).toBe('frame-ancestors *');
  expect(framed.headers['x-frame-options']).toBeUndefined();
  for (const url of ['/tajriba/mayatnik', '/', '/?embed', '/login?embed', '/simulation?embed']) {
    const { headers } = await get(url);
    expect([url, directive(headers['content-security-policy'], 'frame-ancestors')]).toEqual([
      url,
      "frame-ancestors 'none'",
    ]);
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('an experiment may name its worker, and no other page any program', async () => {
  const allowed = async (url: string) =>
    directive((await get(url)).headers['content-security-policy'], 'trusted-types');
  expect(await allowed('/tajriba/mayatnik')).toBe('trusted-types zarra-worker');
  expect(await allowed('/tajriba/mayatnik?embed')).toBe('trusted-types zarra-worker');
  expect(await allowed('/simulation')).toBe("trusted-types 'none'");
});

test('the laboratory has its own files, and nothing else of its folder is served', async () => {
  const file = await get('/tajriba/assets/lab-abc.js');
  expect([file.statusCode, file.body]).toEqual([200, 'export {}']);
  expect(file.headers['cache-control']).toMatch(/immutable/);
  for (const url of [
    '/tajriba/index.html',
    '/tajriba/yoq',
    '/tajriba/pages/tajriba.html',
    '/tajriba/server/pages.json',
    '/tajriba/..%2fsecret',
  ]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain('maxfiy');
  }
});

test('what is written in a page itself is allowed there by its hash, and nowhere else', async () => {
  const policy = (await get('/')).headers['content-security-policy'];
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(inline)}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('')} ${hash(style)}`);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'$/);
  for (const url of ['/learn', '/no/such/page']) {
    expect((await get(url)).headers['content-security-policy']).toBe(pageHeaders['content-security-policy']);
  }
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', 'identity'],
  ['zstd', 'identity'],
] as const)('for Accept-Encoding "%s" a page comes as %s', async (accept, encoding) => {
  for (const [url, status] of [
    ['/learn', 200],
    ['/no/such/page', 404],
  ] as const) {
    const answer = await get(url, accept === '' ? {} : { 'accept-encoding': accept });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    expect([answer.statusCode, answer.headers['content-encoding'] ?? 'identity']).toEqual([status, encoding]);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(unpack[encoding](answer.rawPayload).toString()).toBe(
      built(status === 404 ? 'shell' : 'learn?topic=1'),
    );
  }
});

test('a page the asker has already is not sent again, but its cookie and headers are', async () => {
  const first = await get('/');
  const known = { 'if-none-match': String(first.headers.etag) };
  const again = await get('/', known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag']) {
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  }
  expect(again.headers['set-cookie']).toMatch(/^csrftoken=/);
  expect(again.headers['x-request-id']).toEqual(expect.any(String));
  const cookie = String(again.headers['set-cookie']).split(';', 1)[0] ?? '';
  expect((await get('/', { ...known, cookie })).headers['set-cookie']).toBeUndefined();
  expect((await get('/learn', known)).statusCode).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const [url, status] of [
    ['/learn', 200],
    ['/no/such/page', 404],
  ] as const) {
    const [head, whole] = [await request(server, 'HEAD', url), await request(server, 'GET', url)];
    expect([head.status, head.body]).toEqual([status, '']);
    for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
  }
});

test.each([
  '/no/such/page',
  '/tajriba/yoʻq',
  '/Learn',
  '/simulation/a/b',
  '/learn/3',
  '/shell',
  '/index',
  '/pages',
  '/pages/learn',
  '/secret/x',
  '/assets',
  '/.well-known/x',
])(
  'the unknown path %s is the page drawn by the client with status 404, not for search engines',
  async (url) => {
    const answer = await request(server, 'GET', encodeURI(url));
    expect([answer.status, answer.body]).toEqual([404, built('shell')]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...pageHeaders,
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  },
);

test.each([
  '/pages/login.json',
  '/pages/shell.json',
  '/pages/notes.txt',
  '/server/render.js',
  '/server/pages.json',
  '/index.html',
  '/learn.html',
])('the file %s is not served as such', async (url) => {
  const answer = await get(url, { accept: 'text/html' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: messages.notFound }]);
});

test('an unknown path is answered whole to whoever has the page or asks for a part', async () => {
  const { etag } = (await get('/no/such/page')).headers;
  for (const headers of [
    { 'if-none-match': String(etag) },
    { 'if-none-match': '*' },
    { 'if-match': '"x"' },
    { range: 'bytes=0-3' },
  ]) {
    const answer = await get('/no/such/page', headers);
    expect([headers, answer.statusCode, answer.body]).toEqual([headers, 404, built('shell')]);
  }
});

test('search engines leave the pages of an account out, and no others', async () => {
  const hidden = ['/login', '/register', '/forgot-password', '/verify-otp', '/reset-password', '/forbidden'];
  for (const url of hidden) expect([url, (await get(url)).headers['x-robots-tag']]).toEqual([url, 'noindex']);
  for (const url of [
    '/',
    '/simulation',
    '/simulation/elektr',
    '/simulation?q=a',
    '/learn',
    '/learn?topic=3',
  ]) {
    expect([url, (await get(url)).headers['x-robots-tag']]).toEqual([url, undefined]);
  }
});

test.each(['/', '/learn', '/simulation/elektr', '/favicon.svg', '/no/such/page'])(
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
