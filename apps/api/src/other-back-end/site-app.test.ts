import type { FastifyInstance } from 'fastify';
import { pages } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { messages } from '../http/messages.js';
import { buildSiteApp } from './site-app.js';
import { makeFolder } from '../testing/folder.js';

const API_URL = 'https://api.example/v1';
const MEDIA = 'https://films.example';
const experiments = [{ slug: 'mayatnik', title: 'Mayatnik', states: [], investigations: [] }];
/** A server entry like that of the build of apps/web. */
const entry = `
export function render({ address, data, apiUrl, siteUrl }) {
  const html = '<!doctype html>' + JSON.stringify({ address, content: data ?? null, apiUrl, siteUrl });
  return { html, scripts: ['start()'], styles: [] };
}`;

let app: FastifyInstance;
beforeAll(async () => {
  const webDir = await makeFolder({
    'index.html': '<!doctype html><head><title>shell</title></head>',
    'server/render.js': entry,
    'server/package.json': '{"type":"module"}',
    'assets/main.js': 'start()',
    'experiments.json': JSON.stringify(experiments),
  });
  app = await buildSiteApp({
    webDir,
    siteUrl: 'https://zarra.test',
    apiUrl: API_URL,
    mediaOrigins: [MEDIA],
  });
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });
const rendered = (address: string) =>
  `<!doctype html>${JSON.stringify({ address, content: null, apiUrl: API_URL, siteUrl: 'https://zarra.test' })}`;

test.each([
  ['/', '/', 200],
  ['/?utm_source=telegram', '/', 200],
  ['/simulation', '/simulation', 200],
  ['/simulation/', '/simulation', 200],
  ['/simulation?q=linza&kategoriya=optika', '/simulation', 200],
  ['/simulation/optika', '/simulation', 200],
  ['/learn', '/learn', 200],
  ['/learn?topic=7', '/learn', 200],
  ['/login?next=%2Flearn', '/login', 200],
  ['/qidiruv?q=linza', '/qidiruv', 200],
  ['/tajriba/mayatnik', '/tajriba/mayatnik', 200],
  ['/tajriba/mayatnik?embed', '/tajriba/mayatnik?embed', 200],
  ['/tajriba/yoq', '/tajriba/404', 404],
  ['/nima-bu', '/404', 404],
])('%s is the page %s without content, with status %i', async (url, address, status) => {
  const { body, statusCode, headers } = await get(url);
  expect(body).toBe(rendered(address));
  expect(statusCode).toBe(status);
  // The cookie of the CSRF pair is that of the back end.
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([pages.verifyCode, pages.resetPassword])(
  'the shell of %s tells the client the address of the back end',
  async (path) => {
    expect((await get(path)).body).toBe(
      `<!doctype html><head><title>shell</title><meta name="api-base" content="${API_URL}" /></head>`,
    );
  },
);

test.each(['/', '/verify-otp', '/tajriba/mayatnik?embed', '/nima-bu'])(
  'the page %s may call the back end and show its images and videos, and nothing else of it',
  async (url) => {
    const { headers } = await get(url);
    const directives = String(headers['content-security-policy'])
      .split('; ')
      .filter((directive) => directive.includes('.example'));
    expect(directives).toEqual([
      `img-src 'self' data: https://api.example ${MEDIA}`,
      `media-src 'self' https://api.example ${MEDIA}`,
      "connect-src 'self' https://api.example",
    ]);
  },
);

test.each(Object.values(calls).map(({ method, path }) => [method, path] as const))(
  'the call %s %s is 404',
  async (method, path) => {
    for (const url of [`/api${path.replace(/\{\w+\}/g, '1')}`, '/api/docs/']) {
      const response = await app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
      expect(response.json()).toEqual({ detail: messages.notFound });
      expect(response.statusCode).toBe(404);
    }
  },
);

test('there are no files of the content', async () => {
  const { statusCode, body } = await get('/media/mayatnik.svg');
  expect([statusCode, body]).toEqual([404, JSON.stringify({ detail: messages.notFound })]);
});

test('files of the site, health checks and reports of browsers work', async () => {
  expect((await get('/assets/main.js')).body).toBe('start()');
  expect((await get('/api/health/live')).json()).toEqual({ status: 'live' });
  expect((await get('/api/health/ready')).json()).toEqual({ status: 'ready' });
  const headers = { 'content-type': 'text/plain' };
  const report = await app.inject({ method: 'POST', url: '/api/reports/', headers, payload: '["oops"]' });
  expect(report.statusCode).toBe(204);
});

test('the site map lists pages without content', async () => {
  const { body } = await get('/sitemap.xml');
  const paths = [...body.matchAll(/<loc>https:\/\/zarra\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(['/', '/simulation', '/learn', '/tajriba', '/tajriba/mayatnik', '/maxfiylik']);
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://zarra.test/sitemap.xml');
});
