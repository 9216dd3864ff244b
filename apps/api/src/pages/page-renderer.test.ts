import path from 'node:path';
import { openTestApp, shellOnly } from '../testing/app.js';
import { makeFolder } from '../testing/folder.js';
import { captureLog } from '../testing/log.js';
import { createPageRenderer } from './page-renderer.js';

const data = { lessons: [1] };
/** A server entry like that of the build of apps/web. */
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

test('pages are rendered in one thread; a failed rendering throws its error', async () => {
  const webDir = await makeFolder({ 'server/render.js': entry, 'server/package.json': '{"type":"module"}' });
  const renderer = createPageRenderer({ webDir, siteUrl, reportsErrors: true, renderTimeoutMs: 20_000 })!;
  await renderer.render('/', data);
  await expect(renderer.render('/fails', data)).rejects.toThrow('no h1');
  const { html } = await renderer.render('/learn', data);
  expect(JSON.parse(html)).toEqual({ address: '/learn', data, siteUrl, renderings: 2 });
  await renderer.close();
});

test('a rendering that takes too long is aborted, and the next one works', async () => {
  const webDir = await makeFolder({ 'server/render.js': entry, 'server/package.json': '{"type":"module"}' });
  const impatient = createPageRenderer({ webDir, siteUrl, reportsErrors: true, renderTimeoutMs: 3000 })!;
  const [hanging, waiting] = [impatient.render('/hangs', data), impatient.render('/', data)];
  await expect(hanging).rejects.toThrow();
  await expect(waiting).rejects.toThrow();
  // In another thread, whose first rendering it is.
  const { html } = await impatient.render('/', data);
  expect(JSON.parse(html)).toMatchObject({ address: '/', renderings: 1 });
  await impatient.close();
});

test('without a server entry there is no renderer', async () => {
  const webDir = path.join(await makeFolder(), 'none');
  expect(createPageRenderer({ webDir, siteUrl, reportsErrors: true, renderTimeoutMs: 100 })).toBeUndefined();
});

test('for a page that is not rendered in time the shell is sent, and the failure is logged and counted', async () => {
  const shell = '<!doctype html><title>shell</title>';
  const webDir = await makeFolder({
    'server/render.js': entry,
    'server/package.json': '{"type":"module"}',
    ...shellOnly(shell),
  });
  const { log, text } = captureLog();
  const app = await openTestApp('embedded', { webDir, logger: log, renderTimeoutMs: 300 });
  const response = await app.fastify.inject('/learn?topic=1');
  expect([response.statusCode, response.body]).toEqual([200, shell]);
  expect(text()).toMatch(/"address":"\/learn\?topic=1","failures":1,"msg":"page not rendered/);
  await app.close();
});
