import { gunzipSync } from 'node:zlib';
import type { StoredBody } from '../http/stored-body.js';
import type { SiteContent } from '../lists/public-lists.js';
import { waitUntil } from '../test-process.js';
import type { RenderedPage } from './page-renderer.js';
import { createRenderedPages } from './rendered-pages.js';

const contentOf = (version: string): SiteContent => ({ data: { version }, lessonIds: [], categorySlugs: [] });

/** Pages with a renderer that records its calls; the test resolves them. */
function openPages(options: { readonly maxPages?: number; readonly retryMs?: number } = {}) {
  const asked: string[] = [];
  const logged: unknown[] = [];
  let content = contentOf('1');
  let answer = (page: RenderedPage): Promise<RenderedPage> => Promise.resolve(page);
  const pages = createRenderedPages({
    renderer: {
      render: (address, { data }) => {
        asked.push(address);
        const html = `<p>${address} ${String(data['version'])}</p>`;
        const state = {
          name: `state-${String(data['version'])}`,
          json: JSON.stringify({ address, ...data }),
        };
        return answer({ html, scripts: [], styles: [], state });
      },
    },
    content: () => content,
    log: { error: (details: unknown) => void logged.push(details) },
    ...options,
  });
  return {
    pages,
    asked,
    logged,
    change: (version: string) => (content = contentOf(version)),
    answerWith: (next: typeof answer) => (answer = next),
  };
}

const textOf = (body: StoredBody | undefined): string | undefined =>
  body && gunzipSync(body.answers.gzip.body).toString();

test('a page is rendered once, however many visitors wait for it', async () => {
  const { pages, asked } = openPages();
  const all = await Promise.all(Array.from({ length: 50 }, () => pages.get('/')));
  expect(new Set(all).size).toBe(1);
  expect(textOf(all[0]?.page)).toBe('<p>/ 1</p>');
  await pages.get('/');
  expect(asked).toEqual(['/']);
});

test('new content gives new pages; the data of the pages before stay for visitors who have them open', async () => {
  const { pages, change } = openPages();
  await pages.get('/');
  change('2');
  expect(textOf((await pages.get('/'))?.page)).toBe('<p>/ 2</p>');
  expect(textOf(await pages.state('/', 'state-1'))).toBe('{"address":"/","version":"1"}');
  expect(textOf(await pages.state('/', 'state-2'))).toBe('{"address":"/","version":"2"}');
  change('3');
  await pages.get('/');
  expect(await pages.state('/', 'state-1')).toBeUndefined();
  expect(await pages.state('/learn', 'state-2')).toBeUndefined();
});

test('a rendering that began before new content came is not kept for it', async () => {
  const { pages, change, answerWith } = openPages();
  let finish = (): void => undefined;
  answerWith((page) => new Promise((resolve) => (finish = () => resolve(page))));
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

test('the cache is bounded: the oldest page makes room', async () => {
  const { pages, asked } = openPages({ maxPages: 3 });
  for (const address of ['/a', '/b', '/c', '/d']) await pages.get(address);
  asked.length = 0;
  await Promise.all(['/b', '/c', '/d'].map((address) => pages.get(address)));
  expect(asked).toEqual([]);
  await pages.get('/a');
  expect(asked).toEqual(['/a']);
});

test('a failure is logged and counted, not repeated at once, and tried again later', async () => {
  const { pages, asked, logged, answerWith } = openPages({ retryMs: 50 });
  answerWith(() => Promise.reject(new Error('no h1')));
  expect(await Promise.all([pages.get('/'), pages.get('/')])).toEqual([undefined, undefined]);
  expect(await pages.get('/')).toBeUndefined();
  expect([asked, pages.failures]).toEqual([['/'], 1]);
  expect(logged).toEqual([expect.objectContaining({ address: '/', failures: 1 })]);
  answerWith((page) => Promise.resolve(page));
  await waitUntil(async () => (await pages.get('/')) !== undefined);
});
