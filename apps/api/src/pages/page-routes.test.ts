// Over 300 lines: one table of addresses with the page, status and headers of each, on one running site.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { messages } from '../http/messages.js';
import { dataHeaders, pageHeaders } from '../http/security-headers.js';
import { rateLimits } from '../limits/limit-table.js';
import type { SearchResults } from '../search/search-content.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeFolder } from '../testing/folder.js';
import { request } from '../testing/socket.js';

const style = 'body{color:oʻ}';
const inline = "console.log('oʻ')";
const page = (name: string): string =>
  `<!doctype html><html lang="uz"><title>${name}</title><link rel="canonical" href="%SITE_URL%/${name}">` +
  `<p>${'oʻlchov '.repeat(99)}</p></html>\n`;
const built = (name: string): string => page(name).replaceAll('%SITE_URL%', 'https://zarra.test');
const home = `${built('')}<style>${style}</style><script>${inline}</script>`;
/** A server entry like that of the build of apps/web. */
const entry = `
const page = ${page.toString()};
export function render({ address, data, siteUrl }) {
  if (address.endsWith('/tolqinlar')) throw new Error('no h1');
  const isHome = address === '/';
  const html = page(address.slice(1)).replaceAll('%SITE_URL%', siteUrl) +
    (isHome ? '<style>${style}</style><script>' + ${JSON.stringify(inline)} + '</script>' : '');
  if (address.startsWith('/qidiruv') && (!data.search || !data.contact)) throw new Error('no results');
  const state = { name: 'state', json: JSON.stringify({ address, lessons: data.lessons?.length, search: data.search }) };
  return { html, scripts: isHome ? [${JSON.stringify(inline)}] : [], styles: isHome ? ['${style}'] : [], state };
}`;

let app: TestApp;
let server: URL;
beforeAll(async () => {
  const webDir = await makeFolder({
    'index.html': built('shell'),
    'server/render.js': entry,
    'pages/notes.txt': 'maxfiy',
    'server/package.json': '{"type":"module"}',
    'experiments.json': JSON.stringify([
      { slug: 'mayatnik', title: 'Mayatnik', states: [], investigations: [] },
    ]),
  });
  app = await openTestApp('embedded', { webDir, siteUrl: 'https://zarra.test' });
  server = await app.listen();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: unknown, name: string): string | undefined =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test.each([
  ['/simulation', 'simulation'],
  ['/simulation/', 'simulation'],
  ['/simulation?utm_source=telegram', 'simulation'],
  ['/simulation?q=tok', 'simulation?q=tok'],
  ['/simulation?kategoriya=elektr', 'simulation?kategoriya=elektr'],
  ['/simulation?turi=3d&utm_source=x&q=a', 'simulation?q=a&turi=3d'],
  ['/simulation?sinf=7-sinf', 'simulation?sinf=7-sinf'],
  ['/simulation?sinf=7-sinf&sinf=8-sinf', 'simulation?sinf=7-sinf'],
  [`/simulation?q=${'a'.repeat(121)}`, 'shell'],
  ['/simulation/elektr', 'simulation/elektr'],
  ['/simulation/elektr?fbclid=1', 'simulation/elektr'],
  ['/simulation/elektr?turi=3d', 'simulation/elektr?turi=3d'],
  // Its rendering fails.
  ['/simulation/tolqinlar', 'shell'],
  ['/learn', 'learn?topic=1'],
  ['/learn?utm_source=x', 'learn?topic=1'],
  ['/learn?topic=3', 'learn?topic=3'],
  ['/learn/?utm_source=x&topic=3', 'learn?topic=3'],
  ['/learn?topic=', 'learn?topic=1'],
  ['/learn?topic=3&topic=4', 'learn?topic=3'],
  ['/qidiruv', 'qidiruv'],
  ['/qidiruv?q=', 'qidiruv?q='],
  ['/qidiruv?q=tezlik', 'qidiruv?q=tezlik'],
  ["/qidiruv/?utm_source=x&q=o'lchov%20%3Cb%3E", 'qidiruv?q=o%27lchov+%3Cb%3E'],
  ['/qidiruv?q=a&q=b', 'qidiruv?q=a'],
  [`/qidiruv?q=${'a'.repeat(121)}`, 'shell'],
  ['/login', 'login'],
  ['/login?next=%2Flearn', 'login?next=%2Flearn'],
  ['/register', 'register'],
  ['/register?utm_source=x', 'register'],
  ['/register?next=%2Flearn', 'register?next=%2Flearn'],
  ['/forgot-password', 'forgot-password'],
  // What it shows is in the tab.
  ['/verify-otp', 'shell'],
  ['/forbidden', 'forbidden'],
  ['/men', 'men'],
  ['/men/hisob', 'men/hisob'],
  ['/mashq?scope=today', 'mashq'],
  ['/tajriba', 'tajriba'],
  ['/tajriba/', 'tajriba'],
  ['/tajriba/mayatnik', 'tajriba/mayatnik'],
  ['/tajriba/mayatnik?holat=AQEAAAA', 'tajriba/mayatnik'],
])('%s is the page %s', async (url, name) => {
  const response = await request(server, 'GET', url);
  expect([response.status, response.body]).toEqual([200, built(name)]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
});

test.each(['4', '999999999999', '03', '1e0', '../secret/x', '..%2findex', '%F0%9F%98%80'])(
  'no lesson has the id %s: one page says so with status 404, not for search engines',
  async (id) => {
    const response = await request(server, 'GET', `/learn?topic=${id}`);
    expect([response.status, response.body]).toEqual([404, built('learn?topic=0')]);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  },
);

test.each(['/simulation/none', '/simulation/..%2fsecret%2fx', '/simulation/%2e%2e%2flogin'])(
  'no category has the address %s: one page says so with status 404, not for search engines',
  async (url) => {
    const response = await request(server, 'GET', url);
    expect([response.status, response.body]).toEqual([404, built('simulation/404')]);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  },
);

test('random addresses share one page, whose data are served for each of them', async () => {
  const first = await get('/page-data/state?path=%2F404');
  expect(first.json()).toMatchObject({ address: '/404' });
  expect((await get('/page-data/state?path=%2Fno%2Fsuch')).body).toBe(first.body);
});

test('the data of a rendered page are served by their name, other names are not found', async () => {
  const response = await get('/page-data/state?path=%2Flearn&topic=3', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(
    '{"address":"/learn?topic=3","lessons":3}',
  );
  expect(response.headers).toMatchObject({
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of ['/page-data/other?path=%2F', '/page-data/state?path=%2Fverify-otp']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test('a search has its results in the data, and is not for search engines', async () => {
  const { headers } = await get('/qidiruv?q=tezlik');
  expect(headers['x-robots-tag']).toBe('noindex');
  const response = await get('/page-data/state?path=%2Fqidiruv&q=tezlik');
  const { address, search } = response.json<{ address: string; search: SearchResults }>();
  expect(address).toBe('/qidiruv?q=tezlik');
  expect(search.lessons.map(({ title }) => title)).toEqual(['Tezlik: nima u?']);
  expect((await get('/page-data/other?path=%2Fqidiruv&q=tezlik')).statusCode).toBe(404);
});

test('the browser renders the pages with texts of a network that opens too many', async () => {
  const { uses } = rateLimits.openPagesByAddress;
  const open = async (remoteAddress: string) =>
    (await app.fastify.inject({ url: '/qidiruv?q=kuch', remoteAddress })).body;
  for (let n = 0; n < uses; n += 1) expect(await open('192.0.2.7')).toBe(built('qidiruv?q=kuch'));
  expect(await open('192.0.2.7')).toBe(built('shell'));
  expect(await open('192.0.2.8')).toBe(built('qidiruv?q=kuch'));
});

test.each(['/', '/?topic=3', '/?q=a&kategoriya=b', '/?scroll=contact'])(
  '%s is the home page',
  async (url) => {
    const response = await request(server, 'GET', url);
    expect([response.status, response.body]).toEqual([200, home]);
  },
);

test('only the embedded page of an experiment can be framed by other sites', async () => {
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

test('every page has one Trusted Types policy, for the worker of an experiment that it may become', async () => {
  for (const url of ['/tajriba/mayatnik', '/tajriba/mayatnik?embed', '/simulation', '/login'])
    expect(directive((await get(url)).headers['content-security-policy'], 'trusted-types')).toBe(
      'trusted-types zarra-worker',
    );
});

test('below the laboratory there are only pages of experiments', async () => {
  for (const url of ['/tajriba/index.html', '/tajriba/yoq', '/tajriba/yo%CA%BBq', '/tajriba/..%2fsecret']) {
    const response = await get(url);
    expect([url, response.statusCode, response.body]).toEqual([url, 404, built('tajriba/404')]);
  }
});

test('inline code is allowed by its hash, only on its page', async () => {
  const policy = (await get('/')).headers['content-security-policy'];
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(inline)}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('')} ${hash(style)}`);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types zarra-worker$/);
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
] as const)('for Accept-Encoding "%s" a page is encoded as %s', async (accept, encoding) => {
  for (const [url, status] of [
    ['/learn', 200],
    ['/no/such/page', 404],
  ] as const) {
    const response = await get(url, accept === '' ? {} : { 'accept-encoding': accept });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    expect([response.statusCode, response.headers['content-encoding'] ?? 'identity']).toEqual([
      status,
      encoding,
    ]);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(unpack[encoding](response.rawPayload).toString()).toBe(
      built(status === 404 ? '404' : 'learn?topic=1'),
    );
  }
});

test('a 304 for a page has the cookie and the headers', async () => {
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
  '/Learn',
  '/tajriba/a/b',
  '/simulation/a/b',
  '/learn/3',
  '/shell',
  '/index',
  '/pages',
  '/pages/learn',
  '/secret/x',
  '/assets',
  '/.well-known/x',
])('the unknown path %s is one rendered page with status 404, not for search engines', async (url) => {
  const response = await request(server, 'GET', encodeURI(url));
  expect([response.status, response.body]).toEqual([404, built('404')]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...pageHeaders,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

test.each([
  '/pages/login.json',
  '/pages/shell.json',
  '/pages/notes.txt',
  '/server/render.js',
  '/index.html',
  '/learn.html',
])('the file %s is not served', async (url) => {
  const response = await get(url, { accept: 'text/html' });
  expect([response.statusCode, response.json()]).toEqual([404, { detail: messages.notFound }]);
});

test('an unknown path gets the whole page, also with If-None-Match or Range', async () => {
  const { etag } = (await get('/no/such/page')).headers;
  for (const headers of [
    { 'if-none-match': String(etag) },
    { 'if-none-match': '*' },
    { 'if-match': '"x"' },
    { range: 'bytes=0-3' },
  ]) {
    const response = await get('/no/such/page', headers);
    expect([headers, response.statusCode, response.body]).toEqual([headers, 404, built('404')]);
  }
});

test('only pages of accounts are excluded from search engines', async () => {
  const hidden = [
    '/login',
    '/register',
    '/forgot-password',
    '/verify-otp',
    '/reset-password',
    '/forbidden',
    '/men',
    '/men/hisob',
  ];
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
