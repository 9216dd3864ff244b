import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEachFile } from '../testing/cleanup.js';
import { startPreviewProxy } from './preview-proxy.js';

/** A site with one page and one other file. */
async function startSite(): Promise<number> {
  const site = createServer((request, response) => {
    const isPage = request.url === '/learn';
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      etag: '"1"',
    });
    response.end(isPage ? '<p>Dars</p>' : JSON.stringify({ host: request.headers.host }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  afterEachFile(() => site.close());
  return (site.address() as AddressInfo).port;
}

async function startProxy(port: number) {
  const proxy = await startPreviewProxy(port, 0);
  afterEachFile(() => proxy.close());
  return proxy;
}

test('a page gets the script that reloads it, other files stay as they are', async () => {
  const { origin } = await startProxy(await startSite());
  const page = await fetch(`${origin}/learn`);
  expect(await page.text()).toBe('<p>Dars</p><script src="/preview/reload.js" defer></script>');
  expect(page.headers.get('etag')).toBeNull();
  expect(await (await fetch(`${origin}/preview/reload.js`)).text()).toContain('location.reload()');
  expect(await (await fetch(`${origin}/api/`)).json()).toEqual({ host: new URL(origin).host });
});

test('open pages get an event for changes and issues; a page that opens later gets the issues', async () => {
  const proxy = await startProxy(await startSite());
  const open = async () => {
    const { body } = await fetch(`${proxy.origin}/preview/events`);
    return body!.pipeThrough(new TextDecoderStream()).getReader();
  };
  const first = await open();
  proxy.send({ type: 'issues', issues: 'a.md:3: wrong\nb.md:1: wrong' });
  const issues = 'event: issues\ndata: "a.md:3: wrong\\nb.md:1: wrong"\n\n';
  expect((await first.read()).value).toBe(issues);
  const second = await open();
  expect((await second.read()).value).toBe(issues);
  proxy.send({ type: 'reload' });
  expect((await second.read()).value).toBe('event: reload\ndata: \n\n');
});
