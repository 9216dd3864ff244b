import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { createApiClient, isApiError, isInvalidResponse } from '../index.js';
import { listTotal, simulationsQuery } from '../catalogue.js';
import { rejectionOf } from '../testing/open-page.js';
import { send, startTestServer, type TestServer } from '../testing/server.js';

let server: TestServer | undefined;
afterEach(() => server?.close());

const ORIGIN = 'ORIGIN';

/** A server of a list; `pages` by query, in which ORIGIN is its own. */
async function openList(pages: Readonly<Record<string, unknown>>) {
  server = await startTestServer((response, { url, headers }) => {
    const { search } = new URL(url, 'http://x');
    const body = pages[search];
    if (body === undefined) send(response, 500, {});
    else send(response, 200, JSON.stringify(body).replaceAll(ORIGIN, `http://${headers.host}`));
  });
  const log = jest.fn();
  const client = createApiClient({ baseUrl: server.baseUrl, log });
  return { client, received: server.received, log };
}

const entries = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, lesson: `${first + index}-dars` }));
const page = (results: unknown, next: string | null, count = 25) => ({
  count,
  next,
  previous: null,
  results,
});
const address = (query: string) => `${ORIGIN}/api/lessons/${query}`;

test('all pages of a list are read in their order, and its total is their number', async () => {
  const { client, received } = await openList({
    '': page(entries(1, 10), address('?page=2')),
    '?page=2': page(entries(11, 10), address('?page=3')),
    '?page=3': page(entries(21, 5), null),
  });

  const lessons = await client.call(endpoints.lessons);

  expect(lessons.map(({ id }) => id)).toEqual(entries(1, 25).map(({ id }) => id));
  expect(listTotal(lessons)).toBe(25);
  expect(received.map(({ url }) => url)).toEqual([
    '/api/lessons/',
    '/api/lessons/?page=2',
    '/api/lessons/?page=3',
  ]);
});

test.each([
  ['relative to the call', '?cursor=a'],
  ['of the API without its origin', '/api/lessons/?cursor=a'],
])('the address of the next page is %s', async (_, next) => {
  const { client } = await openList({
    '': page(entries(1, 2), next),
    '?cursor=a': page(entries(3, 2), null),
  });

  expect(await client.call(endpoints.lessons)).toHaveLength(4);
});

test.each([
  ['another host', 'https://evil.example/api/lessons/?page=2'],
  ['another port', 'http://127.0.0.1:1/api/lessons/?page=2'],
  ['no address', 'http://[/'],
  ['not http', 'javascript:alert(1)'],
])('a next page at %s is not requested, the total is that of the back end', async (_, next) => {
  const { client, received, log } = await openList({ '': page(entries(1, 10), next) });

  const lessons = await client.call(endpoints.lessons);

  expect(lessons).toHaveLength(10);
  expect(listTotal(lessons)).toBe(25);
  expect(received).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test('at most 20 pages are read', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      index === 0 ? '' : `?page=${index + 1}`,
      page(entries(index * 2, 2), address(`?page=${index + 2}`), 60),
    ]),
  );
  const { client, received } = await openList(pages);

  const lessons = await client.call(endpoints.lessons);

  expect(received).toHaveLength(20);
  expect([lessons.length, listTotal(lessons)]).toEqual([40, 60]);
});

test('a repeated address ends the list', async () => {
  const { client, received } = await openList({
    '': page(entries(1, 2), address('?page=2')),
    '?page=2': page(entries(3, 2), address('?page=2')),
  });

  expect(await client.call(endpoints.lessons)).toHaveLength(4);
  expect(received).toHaveLength(2);
});

test('the list fails with the error of a later page: a part would look like the whole', async () => {
  const { client } = await openList({ '': page(entries(1, 2), address('?page=2')) });

  expect(isApiError(await rejectionOf(client.call(endpoints.lessons)), 500)).toBe(true);
});

test('the list fails if a later page is none', async () => {
  const { client } = await openList({ '': page(entries(1, 2), address('?page=2')), '?page=2': {} });

  expect(isInvalidResponse(await rejectionOf(client.call(endpoints.lessons)))).toBe(true);
});

test('pages in envelopes are read', async () => {
  const { client } = await openList({
    '': { success: true, data: page(entries(1, 2), address('?page=2')) },
    '?page=2': { success: true, data: page(entries(3, 2), null) },
  });

  expect(await client.call(endpoints.lessons)).toHaveLength(4);
});

test('pages of what is no list are not requested', async () => {
  const { client, received } = await openList({
    '': page([{ description: 'Bir jumla.' }], `${ORIGIN}/api/about/?page=2`),
  });

  expect(await client.call(endpoints.aboutSite)).toHaveLength(1);
  expect(received).toHaveLength(1);
});

test('a query keeps the total, also of a refetch with the same entries', async () => {
  let count = 25;
  const simulation = { id: 1, title: 'Linza' };
  server = await startTestServer((response) =>
    send(response, 200, page([simulation], 'https://evil.example/', count)),
  );
  const client = createApiClient({ baseUrl: server.baseUrl });
  const queries = new QueryClient();
  const load = () => queries.query({ ...simulationsQuery(client), staleTime: 0 });

  expect(listTotal(await load())).toBe(25);
  count = 26;
  expect(listTotal(await load())).toBe(26);
});

describe('an envelope', () => {
  const whoAmI = async (body: unknown) => {
    server = await startTestServer((response) => send(response, 200, body));
    return createApiClient({ baseUrl: server.baseUrl, log: () => undefined });
  };

  test('of a list is read', async () => {
    const client = await whoAmI({ success: true, data: entries(1, 3) });
    expect(await client.call(endpoints.lessons)).toHaveLength(3);
  });

  test('of an object is read', async () => {
    const client = await whoAmI({ success: true, data: { access: 'a', refresh: 'r' } });
    const body = { username: 'ali', password: 'parol1' };
    expect(await client.call(endpoints.login, { body })).toEqual({ access: 'a', refresh: 'r' });
  });

  test('of a failure is an invalid response', async () => {
    const client = await whoAmI({ success: false, data: [] });
    expect(isInvalidResponse(await rejectionOf(client.call(endpoints.lessons)))).toBe(true);
  });
});
