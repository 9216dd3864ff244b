import { rename } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importContent } from '../content/import-content.js';
import { readContentFiles } from '../content/read-files.js';
import { openTestApp, shellOnly, type TestApp } from '../testing/app.js';
import { makeContent } from '../testing/content.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { request } from '../testing/socket.js';

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>https:\/\/zarra\.test([^<]*)<\/loc>/g)].map(([, found = '']) => found);

describe.each(databaseKinds)('on the %s database', (kind) => {
  let app: TestApp;
  let contentDir: string;
  beforeAll(async () => {
    contentDir = await makeContent();
    const webDir = await makeFolder({ ...shellOnly(), 'robots.txt': 'old' });
    app = await openTestApp(kind, { webDir, contentDir, siteUrl: 'https://zarra.test' });
  });
  afterAll(() => app.close());

  test('robots.txt excludes the API and the account pages and names the site map', async () => {
    const response = await request(await app.listen(), 'GET', '/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(response.body).toBe(`User-agent: *
Allow: /
Disallow: /api/
Disallow: /login
Disallow: /register
Disallow: /forgot-password
Disallow: /verify-otp
Disallow: /reset-password
Disallow: /men
Disallow: /men/hisob
Disallow: /mashq
Disallow: /forbidden
Disallow: /qidiruv

Sitemap: https://zarra.test/sitemap.xml
`);
  });

  test('the site map lists the content, is compressed, has an ETag, and changes after an import', async () => {
    const lessons = (await app.fastify.inject('/api/lessons/')).json<{ id: number }[]>();
    const response = await app.fastify.inject({
      url: '/sitemap.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=60',
      vary: 'accept-encoding',
    });
    const topics = lessons.map(({ id }) => `/learn?topic=${id}`);
    expect(topics.length).toBeGreaterThan(1);
    expect(pathsIn(gunzipSync(response.rawPayload).toString())).toEqual([
      '/',
      '/simulation',
      '/simulation/elektr',
      '/simulation/tolqinlar',
      '/simulation/mexanika',
      '/learn',
      ...topics,
      '/maxfiylik',
    ]);
    const server = await app.listen();
    const tag = [`if-none-match: ${String(response.headers.etag)}`];
    expect(await request(server, 'GET', '/sitemap.xml', tag)).toMatchObject({ status: 304, body: '' });
    expect(await request(server, 'HEAD', '/sitemap.xml')).toMatchObject({ status: 200, body: '' });

    await rename(path.join(contentDir, 'simulations/mayatnik.yaml'), path.join(contentDir, 'away'));
    await importContent(app.database.db, await readContentFiles(contentDir));
    expect(await app.refreshContent()).toBe(true);
    const renewed = await request(server, 'GET', '/sitemap.xml', tag);
    expect(renewed.status).toBe(200);
    expect(pathsIn(renewed.body).filter((found) => found.startsWith('/simulation/'))).toEqual([
      '/simulation/elektr',
    ]);
  });
});
