import path from 'node:path';
import { openTestApp, shellOnly } from '../test-app.js';
import { makeFolder } from '../test-folder.js';
import { captureLog } from '../test-log.js';
import { createPageRenderer } from './page-renderer.js';

const content = { data: { lessons: [1] }, lessonIds: [1], categorySlugs: [] };
/** A server entry as the build of apps/web gives it. */
const entry = `
let renderings = 0;
export function render({ address, data, siteUrl }) {
  if (address === '/fails') throw new Error('no h1');
  if (address === '/hangs') for (;;);
  if (address === '/learn?topic=1') for (;;);
  renderings += 1;
  const html = JSON.stringify({ address, data, siteUrl, renderings });
  return { html, scripts: [], styles: [], state: { name: 'a', json: '{}' } };
}`;
const siteUrl = 'https://zarra.test';

test('a page is rendered in a thread that stays; the error of a rendering comes back', async () => {
  const webDir = await makeFolder({ 'server/render.js': entry, 'server/package.json': '{"type":"module"}' });
  const renderer = createPageRenderer({ webDir, siteUrl, timeoutMs: 20_000 })!;
  await renderer.render('/', content);
  await expect(renderer.render('/fails', content)).rejects.toThrow('no h1');
  const { html } = await renderer.render('/learn', content);
  expect(JSON.parse(html)).toEqual({ address: '/learn', data: content.data, siteUrl, renderings: 2 });
  await renderer.close();
});

test('a rendering that takes too long is ended, and the next one works', async () => {
  const webDir = await makeFolder({ 'server/render.js': entry, 'server/package.json': '{"type":"module"}' });
  const impatient = createPageRenderer({ webDir, siteUrl, timeoutMs: 100 })!;
  await expect(impatient.render('/hangs', content)).rejects.toThrow();
  await impatient.close();
});

test('without a server entry there is no renderer', async () => {
  const webDir = path.join(await makeFolder(), 'none');
  expect(createPageRenderer({ webDir, siteUrl, timeoutMs: 100 })).toBeUndefined();
});

test('a page that cannot be rendered in time is the plain shell, logged and counted', async () => {
  const shell = '<!doctype html><title>shell</title>';
  const webDir = await makeFolder({
    'server/render.js': entry,
    'server/package.json': '{"type":"module"}',
    ...shellOnly(shell),
  });
  const { log, text } = captureLog();
  const app = await openTestApp('embedded', { webDir, logger: log, renderTimeoutMs: 300 });
  const answer = await app.fastify.inject('/learn?topic=1');
  expect([answer.statusCode, answer.body]).toEqual([200, shell]);
  expect(text()).toMatch(/"address":"\/learn\?topic=1","failures":1,"msg":"page not rendered/);
  await app.close();
});
