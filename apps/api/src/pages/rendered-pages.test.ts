import { gunzipSync } from 'node:zlib';
import type { CachedResponse } from '../http/cached-response.js';
import type { SiteContent } from '../lists/public-lists.js';
import { waitUntil } from '../testing/process.js';
import type { RenderedPage } from './page-renderer.js';
import { createRenderedPages } from './rendered-pages.js';

const contentOf = (version: string): SiteContent => ({
  data: { version },
  lessonIds: [],
  categorySlugs: [],
  practicalSlugs: [],
});

/** Pages with a renderer that records its calls; the test resolves them. */
function createTestPages(options: { readonly max?: number; readonly retryMs?: number } = {}) {
  const rendered: string[] = [];
  const logged: unknown[] = [];
  let content = contentOf('1');
  let render = (page: RenderedPage): Promise<RenderedPage> => Promise.resolve(page);
  const pages = createRenderedPages({
    render: (address, { data }) => {
      rendered.push(address);
      const html = `<p>${address} ${String(data?.['version'])}</p>`;
      const state = {
        name: `state-${String(data?.['version'])}`,
        json: JSON.stringify({ address, ...data }),
      };
      return render({ html, scripts: [], styles: [], state });
    },
    max: 500,
    content: () => content,
    log: { error: (details: unknown) => void logged.push(details) },
    ...options,
  });
  return {
    pages,
    rendered,
    logged,
    change: (version: string) => (content = contentOf(version)),
    renderWith: (next: typeof render) => (render = next),
  };
}

const textOf = (body: CachedResponse | undefined): string | undefined =>
  body && gunzipSync(body.variants.gzip.body).toString();

test('a page is rendered once, however many visitors wait for it', async () => {
  const { pages, rendered } = createTestPages();
  const all = await Promise.all(Array.from({ length: 50 }, () => pages.get('/')));
  expect(new Set(all).size).toBe(1);
  expect(textOf(all[0]?.page)).toBe('<p>/ 1</p>');
  await pages.get('/');
  expect(rendered).toEqual(['/']);
});

test('new content gives new pages; the data of the previous pages stay available to open pages', async () => {
  const { pages, change } = createTestPages();
  await pages.get('/');
  change('2');
  expect(textOf((await pages.get('/'))?.page)).toBe('<p>/ 2</p>');
  expect(textOf(await pages.data('/', 'state-1'))).toBe('{"address":"/","version":"1"}');
  expect(textOf(await pages.data('/', 'state-2'))).toBe('{"address":"/","version":"2"}');
  change('3');
  await pages.get('/');
  expect(await pages.data('/', 'state-1')).toBeUndefined();
  expect(await pages.data('/learn', 'state-2')).toBeUndefined();
});

test('a rendering that started before new content is not cached for it', async () => {
  const { pages, change, renderWith } = createTestPages();
  let finish = (): void => undefined;
  renderWith((page) => new Promise((resolve) => (finish = () => resolve(page))));
  const early = pages.get('/');
  const finishEarly = finish;
  change('2');
  const late = pages.get('/');
  finish();
  finishEarly();
  expect(textOf((await early)?.page)).toBe('<p>/ 1</p>');
  expect(textOf((await late)?.page)).toBe('<p>/ 2</p>');
  expect(textOf((await pages.get('/'))?.page)).toBe('<p>/ 2</p>');
});

test('the cache is limited: the page that was opened the longest ago is removed', async () => {
  const { pages, rendered } = createTestPages({ max: 3 });
  for (const address of ['/a', '/b', '/c', '/a', '/d']) await pages.get(address);
  rendered.length = 0;
  await Promise.all(['/a', '/c', '/d'].map((address) => pages.get(address)));
  expect(rendered).toEqual([]);
  await pages.get('/b');
  expect(rendered).toEqual(['/b']);
});

test('a failure is logged and counted, and retried only after a pause', async () => {
  const { pages, rendered, logged, renderWith } = createTestPages({ retryMs: 50 });
  renderWith(() => Promise.reject(new Error('no h1')));
  expect(await Promise.all([pages.get('/'), pages.get('/')])).toEqual([undefined, undefined]);
  expect(await pages.get('/')).toBeUndefined();
  expect([rendered, pages.failures()]).toEqual([['/'], 1]);
  expect(logged).toEqual([expect.objectContaining({ address: '/', failures: 1 })]);
  renderWith((page) => Promise.resolve(page));
  await waitUntil(async () => (await pages.get('/')) !== undefined);
});
